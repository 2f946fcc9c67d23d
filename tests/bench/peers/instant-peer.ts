// A bridge peer in a process of its own that answers at once, with a tree of the size that the first argument after the address tells.
import { WebSocket } from 'ws'

const [url = '', bytes = '0'] = process.argv.slice(2)
const filler = 'x'.repeat(Number(bytes))
const answers: Record<string, object> = {
  cmd_inspection_get_active_scene: { is_open: true, path: 'res://main.tscn', name: 'main.tscn', dirty: false, dirty_known: true },
  cmd_inspection_get_node_property: { node_path: '.', property: 'text', value: filler, exists: true },
}

answers['cmd_get_addon_info'] = { addon_version: 'bench', godot_version: '4.6.3.stable', commands: Object.keys(answers) }

const socket = new WebSocket(url, { perMessageDeflate: false })
socket.on('open', () => {
  const params = { project_path: '/bench', godot_version: '4.6.3.stable', addon_version: 'bench' }
  socket.send(JSON.stringify({ id: 'peer_hello', command: 'cmd_peer_hello', params }))
})
socket.on('message', (data) => {
  const { id, command } = JSON.parse(String(data)) as { id: string; command: string }
  socket.send(JSON.stringify({ id, ok: true, result: answers[command] ?? {} }))
})
socket.on('close', () => process.exit(0))
