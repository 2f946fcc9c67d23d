import { BRIDGE } from '@godot-mcp/contract'
import type { Children } from '../child-process/children.js'
import { SECRET_VARIABLES } from '../config/secrets.js'
import { type EngineMessage, readEngineOutput } from './engine-output.js'

/** What became of a run of the engine without an editor. */
export interface GodotRun {
  /** Whether the program was started at all. */
  ran: boolean
  /** Why it was not; null where it was. */
  start_error: string | null
  /** null where it did not end by itself. */
  exit_code: number | null
  /** The signal that ended it; null where none did. */
  exit_signal: string | null
  timed_out: boolean
  cancelled: boolean
  duration_ms: number
  errors: EngineMessage[]
  warnings: EngineMessage[]
  /** The last lines that are neither errors nor warnings. */
  output: string[]
  /** Lines, errors and warnings that were left out. */
  dropped_lines: number
  command: string[]
}

const WITHOUT_SECRETS = Object.fromEntries(SECRET_VARIABLES.map((name) => [name, '']))

/**
 * Runs a Godot without a window. Whatever plugin the project enables, ours dials nobody from in there: it would take the place of the editor
 * that a person works in. Nor does the project's code get to see the server's secrets.
 */
export async function runGodot(
  godot: string,
  { args, cwd, timeoutMs, signal }: { args: readonly string[]; cwd: string; timeoutMs: number; signal?: AbortSignal | undefined },
  children: Children,
): Promise<GodotRun> {
  const reader = readEngineOutput()
  const command = [godot, '--headless', '--path', cwd, ...args]
  const end = await children.run({
    command: godot,
    args: command.slice(1),
    cwd,
    env: { ...WITHOUT_SECRETS, [BRIDGE.url_variable]: 'off' },
    timeoutMs,
    signal,
    onLine: reader.line,
  })
  const { errors, warnings, output, dropped } = reader.read()
  return {
    ran: end.startError === null,
    start_error: end.startError,
    exit_code: end.exitCode,
    exit_signal: end.exitSignal,
    timed_out: end.timedOut,
    cancelled: end.cancelled,
    duration_ms: end.durationMs,
    errors,
    warnings,
    output,
    dropped_lines: dropped,
    command,
  }
}
