// The floor "MCP": the least that a server on the same SDK can do. One tool that returns what it is sent.
import { Server } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'

const inputSchema = { type: 'object' as const, properties: { text: { type: 'string' } } }
const outputSchema = { type: 'object' as const, properties: { text: { type: 'string' } } }

serveStdio(() => {
  const server = new Server({ name: 'echo', version: '1.0.0' }, { capabilities: { tools: {} } })
  server.setRequestHandler('tools/list', () => ({ tools: [{ name: 'echo', description: 'Echo', inputSchema, outputSchema }] }))
  server.setRequestHandler('tools/call', (request) => {
    const structuredContent = { text: request.params.arguments?.['text'] ?? '' }
    return { structuredContent, content: [{ type: 'text' as const, text: JSON.stringify(structuredContent) }] }
  })
  return server
})
