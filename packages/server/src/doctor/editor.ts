import type { Finding } from './finding.js'

/** What the running servers say of an editor; `null` for a server that does not run or does not say. */
export function checkEditor(answers: readonly (boolean | null)[]): Finding {
  const known = answers.filter((answer) => answer !== null)
  const attached = known.length === 0 ? null : known.includes(true)
  const [state, summary, wayOut] = attached === null ? SAID.unknown : attached ? SAID.attached : SAID.alone
  return { check: 'editor', state, summary, way_out: wayOut, details: { attached } }
}

const SAID = {
  attached: ['ok', 'attached to the running server', null],
  alone: [
    'warning',
    'none is attached to the running server',
    'Open the project in Godot; its Godot MCP panel says what is in the way.',
  ],
  unknown: ['unknown', 'no running server to ask', 'It is started by your MCP client: `godot-mcp print-config` says how.'],
} as const satisfies Record<string, readonly [Finding['state'], string, string | null]>
