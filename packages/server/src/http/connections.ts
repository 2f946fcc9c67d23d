import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Clock } from '../clock.js'

/**
 * Ends connections whose client takes nothing of what waits for it: it has forgotten them, or means harm. Connections on which nothing waits
 * may be quiet for as long as they like. The returned function ends the watch.
 */
export function dropStalledConnections(server: Server, clock: Clock, stalledMs: number): () => void {
  const seen = new Map<Socket, string>()
  server.on('connection', (socket: Socket) => {
    seen.set(socket, '')
    socket.once('close', () => seen.delete(socket))
  })
  let stop = () => {}
  const watch = () => {
    stop = clock.after(stalledMs, () => {
      for (const [socket, before] of seen) {
        const now = socket.writableLength === 0 ? '' : `${socket.bytesWritten} ${socket.writableLength}`
        if (now !== '' && now === before) socket.destroy()
        else seen.set(socket, now)
      }
      watch()
    })
  }
  watch()
  return () => stop()
}
