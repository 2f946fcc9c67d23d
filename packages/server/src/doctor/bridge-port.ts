import { BRIDGE } from '@godot-mcp/contract'
import { WebSocket } from 'ws'
import type { BridgeAddress } from '../config/bridge-url.js'
import type { Finding } from './finding.js'

const PATIENCE_MS = 3_000

/** What answers at an address. */
type Answer = { kind: 'free' } | { kind: 'ours'; editorAttached: boolean } | { kind: 'other'; why: string }

/** Says who has the port that editors dial: nobody, a server of ours, or another program. */
export async function checkBridge({ url }: BridgeAddress): Promise<Finding> {
  const answer = await ask(url)
  const finding = (state: Finding['state'], summary: string, wayOut: string | null, editorAttached: boolean | null): Finding => ({
    check: 'bridge',
    state,
    summary,
    way_out: wayOut,
    details: { url, port: answer.kind, editor_attached: editorAttached },
  })
  if (answer.kind === 'free')
    return finding('ok', `${url} is free: no server is running, and one that starts will listen there`, null, null)
  if (answer.kind === 'ours') return finding('ok', `${url} is held by a running godot-mcp server`, null, answer.editorAttached)
  const way = 'End that program, or set GODOT_MCP_BRIDGE_URL to another port, for the server and for the editor.'
  return finding('problem', `${url} is held by another program: ${answer.why}`, way, null)
}

/**
 * Asks on the path that says whether an editor is attached. Where none is, the server takes the one who asks for an editor until it goes
 * away, which it does at once; where one is, nothing happens to it.
 */
function ask(url: string): Promise<Answer> {
  const socket = new WebSocket(`${url}${BRIDGE.probe_path}`, { handshakeTimeout: PATIENCE_MS })
  return new Promise((resolve) => {
    const timer = setTimeout(() => end({ kind: 'other', why: 'it does not answer as a bridge does' }), PATIENCE_MS)
    const end = (answer: Answer) => {
      clearTimeout(timer)
      socket.terminate()
      resolve(answer)
    }
    socket.on('error', (error: NodeJS.ErrnoException) =>
      end(error.code === 'ECONNREFUSED' ? { kind: 'free' } : { kind: 'other', why: error.message }),
    )
    socket.on('close', () => end({ kind: 'other', why: 'it closed the connection' }))
    socket.once('message', (data) => {
      const busy = availability(data.toString())
      end(busy === null ? { kind: 'other', why: 'it does not answer as a bridge does' } : { kind: 'ours', editorAttached: busy })
    })
  })
}

function availability(text: string): boolean | null {
  try {
    const answer: unknown = JSON.parse(text)
    const isAnswer = typeof answer === 'object' && answer !== null && 'ok' in answer && 'busy' in answer
    return isAnswer && answer.ok === true && typeof answer.busy === 'boolean' ? answer.busy : null
  } catch {
    return null
  }
}
