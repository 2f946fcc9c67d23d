import type { HttpSettings } from '../config/http.js'
import { reachableUrl } from '../http/reachable-url.js'
import type { Finding } from './finding.js'

const PATIENCE_MS = 3_000

type Answer = { kind: 'free' } | { kind: 'ours'; version: string; editorAttached: boolean } | { kind: 'other'; why: string }

/** Says who has the port of the HTTP transport. Where the settings do not ask for that one, only a server of ours is worth a word. */
export async function checkHttp(settings: HttpSettings, isWanted: boolean): Promise<Finding | null> {
  const url = reachableUrl(settings, '/healthz')
  const answer = await ask(url)
  if (!isWanted && answer.kind !== 'ours') return null
  const finding = (state: Finding['state'], summary: string, wayOut: string | null, details: object = {}): Finding => ({
    check: 'http',
    state,
    summary,
    way_out: wayOut,
    details: { url, port: answer.kind, editor_attached: null, ...details },
  })
  if (answer.kind === 'free') return finding('ok', `${url} is free: no server is running there`, null)
  if (answer.kind === 'other')
    return finding(
      'problem',
      `${url} is held by another program: ${answer.why}`,
      'End it, or set GODOT_MCP_HTTP_PORT to another port.',
    )
  const details = { version: answer.version, editor_attached: answer.editorAttached }
  return finding('ok', `${url} is answered by a running godot-mcp server, version ${answer.version}`, null, details)
}

async function ask(url: string): Promise<Answer> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'manual' })
    const health: unknown = await response.json()
    return read(health) ?? { kind: 'other', why: 'it does not answer as this server does' }
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined
    const refused = cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'
    return refused ? { kind: 'free' } : { kind: 'other', why: 'it does not answer as this server does' }
  }
}

function read(health: unknown): Answer | null {
  if (typeof health !== 'object' || health === null || !('version' in health) || !('editor_attached' in health)) return null
  const { version, editor_attached } = health
  if (typeof version !== 'string' || typeof editor_attached !== 'boolean') return null
  return { kind: 'ours', version, editorAttached: editor_attached }
}
