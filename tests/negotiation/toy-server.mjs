// An MCP server over stdio that reports the numbers it was given as its argument, JSON, and writes every tool call it gets
// to standard error. `null` for a server without godot_get_server_info.
import { Server } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'

const numbers = JSON.parse(process.argv[2] ?? 'null')

process.stderr.write(`pid ${process.pid}\n`)
serveStdio(() => {
  const server = new Server({ name: 'toy', version: '1.0.0' }, { capabilities: { tools: {} } })
  server.setRequestHandler('tools/call', ({ params }) => {
    process.stderr.write(`call ${params.name}\n`)
    if (params.name === 'godot_get_server_info' && numbers !== null) return { content: [], structuredContent: numbers }
    return { content: [{ type: 'text', text: `Tool ${params.name} not found` }], isError: true }
  })
  return server
})
