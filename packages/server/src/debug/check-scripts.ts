import { carriedAddonFile } from '../addon-install/carried-addon.js'
import type { ContextEngineMessage, ContextGodotRun, ToolContext } from '../tool-context.js'

/** What a look at all scripts of a project came to. */
export interface ScriptCheck {
  ok: boolean
  /** Scripts that were looked at, and those below addons/ that were not. */
  checked: number
  left_out: number
  errors: ContextEngineMessage[]
  /** Why there was no check, or no whole one. */
  skipped_reason: string | null
}

/** How long the whole check may take, in milliseconds. */
const TIMEOUT_MS = 120_000
/** How many errors are reported. */
const MAX_ERRORS = 100

const MARK = /^godot-mcp: (begin|done) (.*)$/
const REPORT = /^(?:Parse|Compile) Error: /
const NOT_LOADED = /^Failed to load script "(res:\/\/[^"]+)"/

/** Has the engine load every script of a project, all in one process. Static initialisers of the scripts run, and autoloads are made. */
export async function checkScripts(godot: string, project: string, context: ToolContext): Promise<ScriptCheck> {
  const args = ['--script', carriedAddonFile('headless/check_scripts.gd')]
  return readCheck(await context.godot.run({ godot, project, args, timeout_ms: TIMEOUT_MS }))
}

/** The check that could not be made. */
export function skippedCheck(reason: string): ScriptCheck {
  return { ok: false, checked: 0, left_out: 0, errors: [], skipped_reason: reason }
}

/** What the checker and the engine have said. */
export function readCheck(run: ContextGodotRun): ScriptCheck {
  const marks = run.output.flatMap((line) => {
    const [, kind = '', rest = ''] = MARK.exec(line) ?? []
    return kind === '' ? [] : [{ kind, rest }]
  })
  const done = marks.find(({ kind }) => kind === 'done')
  const [checked = 0, left_out = 0] = done?.rest.split(' ').map(Number) ?? []
  const errors = parseErrors(run.errors).slice(0, MAX_ERRORS)
  const skipped_reason = done === undefined ? whyUnfinished(run, marks.at(-1)?.rest ?? null) : null
  return { ok: errors.length === 0 && done !== undefined, checked, left_out, errors, skipped_reason }
}

/** Each error once: one that several scripts run into is reported for each of them. */
function parseErrors(messages: readonly ContextEngineMessage[]): ContextEngineMessage[] {
  const reports = messages.filter(({ message }) => REPORT.test(message))
  const found = reports.map(({ message, ...place }) => ({ message: message.replace(REPORT, ''), ...place }))
  const explained = new Set(found.map(({ source }) => source))
  for (const { message } of messages) {
    const source = NOT_LOADED.exec(message)?.[1] ?? null
    if (source !== null && !explained.has(source)) found.push({ message, source, line: null })
  }
  return [...new Map(found.map((error) => [JSON.stringify(error), error])).values()]
}

function whyUnfinished(run: ContextGodotRun, script: string | null): string {
  const at = script === null ? '' : ` at ${script}`
  if (!run.ran) return `The engine could not be started: ${run.start_error}.`
  if (run.cancelled) return 'The call was cancelled.'
  if (run.timed_out) return `The engine did not get through the scripts within ${TIMEOUT_MS / 1000} s; it stopped${at}.`
  const how = run.exit_signal === null ? `exit code ${run.exit_code}` : run.exit_signal
  const [first] = run.errors
  return `The engine ended${at} before it was through (${how})${first === undefined ? '.' : `: ${first.message}`}`
}
