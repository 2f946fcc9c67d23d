import { BRIDGE } from '@godot-mcp/contract'
import { WebSocket } from 'ws'

const RETRY_MS = 25

/** Opens a WebSocket, trying again while nothing listens yet, as an editor does that was started before its server. */
export async function dial(url: string, timeoutMs: number): Promise<WebSocket> {
  const giveUpAt = performance.now() + timeoutMs
  for (;;) {
    try {
      return await open(url)
    } catch (error) {
      if (performance.now() > giveUpAt)
        throw new Error(`No server listens at ${url}: none came within ${timeoutMs} ms.`, { cause: error })
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
  }
}

function open(url: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { maxPayload: BRIDGE.max_frame_bytes, perMessageDeflate: false })
    // The first frames may arrive with the handshake: nothing is read until the owner has attached its listeners.
    socket.once('open', () => {
      socket.pause()
      socket.off('error', reject)
      resolve(socket)
    })
    socket.once('error', reject)
  })
}
