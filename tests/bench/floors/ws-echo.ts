// The floor "ws": a second Node process that parses each JSON frame and answers under its id.
import { WebSocket } from 'ws'

const socket = new WebSocket(process.argv[2] ?? '', { perMessageDeflate: false })
socket.on('message', (data) => {
  const { id, params } = JSON.parse(String(data)) as { id: string; params: unknown }
  socket.send(JSON.stringify({ id, ok: true, result: params }))
})
socket.on('close', () => process.exit(0))
