import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The project's folder on this machine's disk, or why there is none. */
export type FoundProject = { dir: string; problem: null } | { dir: null; problem: string }

/**
 * Finds the folder of the project that the tools work on: `setting` (GODOT_MCP_PROJECT_DIR), else the attached editor's. A setting that is wrong
 * is a problem and is not skipped.
 */
export function findProject(setting: string | null, editor: string | null): FoundProject {
  if (setting !== null) {
    if (holdsProject(setting)) return { dir: setting, problem: null }
    return none(`GODOT_MCP_PROJECT_DIR is "${setting}", which holds no project.godot. Set it to the folder of a Godot project.`)
  }
  if (editor === null || editor === '')
    return none('No editor is attached, and GODOT_MCP_PROJECT_DIR is not set. Set it, or open the project in Godot.')
  if (holdsProject(editor)) return { dir: editor, problem: null }
  return none(
    `The attached editor's project ${editor} is not on this machine's disk. Set GODOT_MCP_PROJECT_DIR to a copy of it here.`,
  )
}

function holdsProject(folder: string): boolean {
  return existsSync(join(folder, 'project.godot'))
}

function none(problem: string): FoundProject {
  return { dir: null, problem }
}
