// A server on the previous MCP library, which knows only protocol revisions with `initialize`. Its argument is what
// godot_get_server_info answers.
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { CallToolRequestSchema } from '@modelcontextprotocol/sdk/types.js'

const info = JSON.parse(process.argv[2] ?? '{}')
const server = new Server({ name: 'toy', version: '1.0.0' }, { capabilities: { tools: {} } })
server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
  const structuredContent = params.name === 'godot_get_server_info' ? info : { undone: params.arguments?.count }
  return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent }
})
await server.connect(new StdioServerTransport())
