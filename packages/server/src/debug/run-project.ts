import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { CoreDebugWorkflowResult } from '@godot-mcp/contract'
import { projectFile } from '../paths/project-file.js'
import type { ToolContext } from '../tool-context.js'

/** A short run of the project, or why there was none. */
export type ProjectRun = { run: NonNullable<CoreDebugWorkflowResult['run']>; skipped: null } | { run: null; skipped: string }

/** How many errors, and how many warnings, are reported. */
const MAX_MESSAGES = 50
/** How long the engine may take to import a project, in milliseconds. */
const IMPORT_TIMEOUT_MS = 300_000

/** Runs a scene of the project headless, the main scene for an empty one, for at most `timeout_ms`. */
export async function runProject(
  { godot, project, scene, timeout_ms }: { godot: string; project: string; scene: string; timeout_ms: number },
  context: ToolContext,
): Promise<ProjectRun> {
  if (scene !== '') {
    const { file, problem } = projectFile(project, scene)
    if (file === null) return { run: null, skipped: `${scene} ${problem}.` }
    if (!existsSync(file)) return { run: null, skipped: `There is no ${scene}.` }
  }
  const outcome = await context.godot.run({ godot, project, args: scene === '' ? [] : [scene], timeout_ms })
  const { start_error, cancelled: _, duration_ms, errors, warnings, ...rest } = outcome
  if (start_error !== null) return { run: null, skipped: `The engine could not be started: ${start_error}.` }
  const left_out = Math.max(0, errors.length - MAX_MESSAGES) + Math.max(0, warnings.length - MAX_MESSAGES)
  return {
    run: {
      ...rest,
      exit_code: rest.timed_out ? null : rest.exit_code,
      exit_signal: rest.timed_out ? null : rest.exit_signal,
      duration_seconds: duration_ms / 1000,
      errors: errors.slice(0, MAX_MESSAGES),
      warnings: warnings.slice(0, MAX_MESSAGES),
      dropped_lines: rest.dropped_lines + left_out,
    },
    skipped: null,
  }
}

/**
 * Imports a project that was never opened: without that the engine knows no class name and no texture of it. What is there already is left alone.
 * Answers with why it did not work, or null.
 */
export async function importOnce(godot: string, project: string, context: ToolContext): Promise<string | null> {
  if (existsSync(join(project, '.godot'))) return null
  context.progress.tell({ message: 'importing the project for the first time' })
  const run = await context.godot.run({ godot, project, args: ['--import'], timeout_ms: IMPORT_TIMEOUT_MS })
  if (run.timed_out) return `it took longer than ${IMPORT_TIMEOUT_MS / 1000} s`
  if (!run.ran) return run.start_error
  return run.exit_code === 0 ? null : `the engine ended with ${run.exit_signal ?? `exit code ${run.exit_code}`}`
}
