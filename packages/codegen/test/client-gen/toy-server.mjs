// Two tools: one with a result of its own, wrong where it is asked for 13; one that answers in text, or fails.
import { Server } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'

serveStdio(() => {
  const server = new Server({ name: 'toy', version: '1.0.0' }, { capabilities: { tools: {} } })
  server.setRequestHandler('tools/list', () => ({ tools: [] }))
  server.setRequestHandler('tools/call', ({ params: { name, arguments: args } }) => {
    if (name === 'add') {
      const structuredContent = { sum: args.a === 13 ? 'many' : args.a + (args.b ?? 0) }
      return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent }
    }
    if (args.loud) return { content: [{ type: 'text', text: 'Too loud.' }], isError: true }
    return { content: [{ type: 'text', text: `hello ${process.env.WHOM}` }] }
  })
  return server
})
