import { once } from 'node:events'
import { type WebSocket, WebSocketServer } from 'ws'

/** The server's end of the bridge, as bare as can be: a test writes the frames itself. */
export interface Bridge {
  readonly url: string
  /** Every frame of the peer, oldest first. */
  readonly frames: string[]
  /** Waits for the next frame and returns it. */
  next(): Promise<string>
  send(message: object | string): void
  peer(): WebSocket
  close(): Promise<void>
}

export async function openBridge(port = 0): Promise<Bridge> {
  const server = new WebSocketServer({ host: '127.0.0.1', port })
  await once(server, 'listening')
  const frames: string[] = []
  let read = 0
  let wakeUp = (): void => {}
  let socket: WebSocket | undefined
  server.on('connection', (peer) => {
    socket = peer
    peer.on('message', (data) => {
      frames.push(data.toString())
      wakeUp()
    })
  })
  const peer = (): WebSocket => {
    if (socket === undefined) throw new Error('Nobody has dialled yet.')
    return socket
  }
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No port.')
  return {
    url: `ws://127.0.0.1:${address.port}`,
    frames,
    peer,
    async next() {
      while (frames.length <= read) {
        await new Promise<void>((resolve) => {
          wakeUp = resolve
        })
      }
      return frames[read++] ?? ''
    },
    send: (message) => peer().send(typeof message === 'string' ? message : JSON.stringify(message)),
    async close() {
      for (const client of server.clients) client.terminate()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
