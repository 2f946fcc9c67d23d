/**
 * Fails when a tool of the contract, or an error that it declares, was not seen by the tests that have just run.
 *
 * In the real editor: a success of each tool, for a mutating one also of its preview, and each declared error. What the real
 * editor cannot be made to do (hang, die inside a handler, answer too much) has to be seen with a fake peer.
 */
import { existsSync, readFileSync } from 'node:fs'
import { type ContractTool, contractTools } from './harness/contract-tools.js'
import { RECORD_FILE, type Seen } from './harness/recorder.js'

/** What a tool has to have been seen doing. */
interface Wanted {
  readonly tool: string
  readonly what: string
  readonly matches: (seen: Seen) => boolean
}

/** Declared errors that no editor here can be made to give, with the reason; a fake peer shows them. */
const ONLY_WITH_A_FAKE_PEER: readonly { tool: string; code: string; required?: string; reason: string }[] = [
  ...['godot_inspection_snapshot_subtree', 'godot_inspection_diff_snapshots'].flatMap((tool) => [
    { tool, code: 'TIMEOUT', reason: 'an editor that answers nothing for ten seconds cannot be had on demand' },
    { tool, code: 'UNSUPPORTED', reason: 'the addon of the tests is never older than the server' },
  ]),
  {
    tool: 'godot_enable_toolset',
    code: 'PRECONDITION_FAILED',
    required: 'godot_version',
    reason: 'every Godot that the addon runs on is new enough for the toolsets there are',
  },
  {
    tool: 'godot_scene_edit_close_scene',
    code: 'UNSUPPORTED',
    required: 'godot_version',
    reason: 'only a Godot older than the one that the tests run on cannot close a scene',
  },
]

function wantedOf(tool: ContractTool): Wanted[] {
  const success = (preview: boolean): Wanted => ({
    tool: tool.name,
    what: preview ? 'a successful preview' : 'a success',
    matches: (seen) => seen.peer === 'editor' && seen.code === undefined && seen.preview === preview,
  })
  const failure = (peer: Seen['peer'], code: string, required?: string): Wanted => ({
    tool: tool.name,
    what: `${code}${required === undefined ? '' : ` [required=${required}]`} ${peer === 'editor' ? 'in the real editor' : 'with a fake peer'}`,
    matches: (seen) => seen.code === code && seen.required === required && (seen.peer === peer || peer === 'fake'),
  })
  const changes = tool.safety === 'mutating' || tool.safety === 'destructive'
  return [
    success(false),
    ...(changes ? [success(true)] : []),
    ...tool.errors.map(({ code, required }) => {
      const fake = ONLY_WITH_A_FAKE_PEER.some(
        (each) => each.tool === tool.name && each.code === code && each.required === required,
      )
      return failure(fake ? 'fake' : 'editor', code, required)
    }),
    failure('editor', 'VALIDATION_ERROR'),
    ...(tool.needsScene ? [failure('editor', 'PRECONDITION_FAILED', 'active_scene')] : []),
    ...(tool.safety === 'read_only' && tool.flags.length === 0 ? [] : [failure('fake', 'PRECONDITION_FAILED', 'safety_profile')]),
    ...(tool.flags.includes('executes_code') ? [failure('fake', 'PRECONDITION_FAILED', 'code_execution')] : []),
    ...(changes || tool.flags.length > 0 ? [failure('fake', 'APPROVAL_DENIED', 'human_approval')] : []),
    ...(tool.safety === 'destructive' ? [failure('editor', 'PRECONDITION_FAILED', 'confirm')] : []),
    ...(tool.runs === 'editor'
      ? [
          failure('editor', 'BRIDGE_DISCONNECTED', 'bridge_connected'),
          ...['TIMEOUT', 'INTERNAL_ERROR', 'RESPONSE_TOO_LARGE'].map((code) => failure('fake', code)),
        ]
      : []),
  ]
}

const seen = existsSync(RECORD_FILE)
  ? readFileSync(RECORD_FILE, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Seen) // written by the recorder alone
  : []
const wanted = contractTools().flatMap(wantedOf)
const gaps = wanted.filter(({ tool, matches }) => !seen.some((each) => each.tool === tool && matches(each)))
for (const gap of gaps) console.error(`not seen: ${gap.tool}: ${gap.what}`)
console.log(
  `${wanted.length - gaps.length} of ${wanted.length} promises of the contract's tools were seen in ${seen.length} calls`,
)
process.exitCode = gaps.length > 0 ? 1 : 0
