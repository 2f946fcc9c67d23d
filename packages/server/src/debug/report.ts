import type { CoreDebugWorkflowResult } from '@godot-mcp/contract'

type Parts = Pick<CoreDebugWorkflowResult, 'bridge' | 'scene_tree' | 'run' | 'parse'>
type Message = CoreDebugWorkflowResult['parse']['errors'][number]

/** What the report is made of, beside the parts that are shown. */
export interface Looked extends Parts {
  /** Why the project was not run; null where it was. */
  run_skipped: string | null
  /** Why the first import did not work; null where it did, or was not needed. */
  import_failed: string | null
  expected_timeout: boolean
}

/** How many errors are repeated as suggestions. */
const REPEATED = 3

/** What was found, and what to do about it; both never empty. */
export function report(looked: Looked): Pick<CoreDebugWorkflowResult, 'findings' | 'suggestions'> {
  const found = [...inScripts(looked), ...inRun(looked), ...inEditor(looked)]
  const errors = [...looked.parse.errors, ...(looked.run?.errors ?? [])].slice(0, REPEATED)
  const suggestions = [...errors.map(lookAt), ...found.flatMap(({ advice }) => advice ?? [])]
  return {
    findings: found.length > 0 ? found.map(({ finding }) => finding) : ['Nothing found.'],
    suggestions: suggestions.length > 0 ? [...new Set(suggestions)] : ['Nothing needs to be done.'],
  }
}

interface Found {
  finding: string
  advice?: string
}

function inScripts({ parse, import_failed }: Looked): Found[] {
  const found: Found[] = []
  if (import_failed !== null) found.push({ finding: `The first import of the project failed: ${import_failed}.` })
  if (parse.skipped_reason !== null) found.push({ finding: `The script check was not made: ${parse.skipped_reason}` })
  const scripts = new Set(parse.errors.map(({ source }) => source)).size
  if (parse.errors.length > 0)
    found.push({ finding: `${count(parse.errors.length, 'parse error')} in ${count(scripts, 'script')}.` })
  return found
}

function inRun({ run, run_skipped, expected_timeout }: Looked): Found[] {
  if (run === null) return [{ finding: `The project was not run: ${run_skipped ?? 'no reason is known.'}` }]
  const found: Found[] = []
  if (run.errors.length > 0) found.push({ finding: `${count(run.errors.length, 'error')} while the project ran.` })
  if (run.warnings.length > 0) found.push({ finding: `${count(run.warnings.length, 'warning')} while the project ran.` })
  if (run.timed_out && !expected_timeout) {
    found.push({
      finding: `The project was still running after ${run.duration_seconds} s and was stopped.`,
      advice: 'A game that waits for a player is stopped like this: pass expected_timeout=true. Else raise timeout_seconds.',
    })
  }
  if (run.exit_signal !== null) {
    found.push({
      finding: `The project did not end by itself: ${run.exit_signal}.`,
      advice: 'The engine crashed, or was killed from outside; the last lines of run.output say where.',
    })
  } else if (run.exit_code !== null && run.exit_code !== 0) {
    found.push({ finding: `The project ended with exit code ${run.exit_code}.` })
  }
  return found
}

function inEditor({ bridge, scene_tree }: Looked): Found[] {
  if (!bridge.connected) {
    const advice = 'Open the project in Godot with the Godot MCP plugin enabled to have the open scene looked at too.'
    return [{ finding: 'No editor is attached.', advice }]
  }
  if (scene_tree === null) return [{ finding: 'No scene is open in the editor.', advice: 'Open a scene to have it looked at.' }]
  return []
}

function lookAt({ message, source, line }: Message): string {
  const [first = ''] = message.split('\n')
  return source === null ? `Look into: ${first}` : `Look at ${source}${line === null ? '' : `:${line}`}: ${first}`
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}
