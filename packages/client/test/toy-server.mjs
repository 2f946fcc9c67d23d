// A small MCP server over stdio. The one argument, JSON, says what it is like:
//   info     what godot_get_server_info answers; null for a server without such a tool
//   stderr   lines to write first
//   exit     'first': end before anything was read; 'call': end at a call of godot_undo
//   stubborn stay when standard input ends
import { Server } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'

const { info = null, stderr = [], exit, stubborn = false } = JSON.parse(process.argv[2] ?? '{}')
for (const line of stderr) process.stderr.write(`${line}\n`)
if (exit === 'first') process.exit(3)
if (stubborn) setInterval(() => {}, 1000)

const text = (value) => ({ content: [{ type: 'text', text: JSON.stringify(value) }], structuredContent: value })

let nextStep = () => {}

const tools = {
  toy_next_step: async () => {
    nextStep()
    return text({})
  },
  godot_undo: async (args, request) => {
    if (exit === 'call') process.exit(4)
    if (args.count === 7) return waitForCancel(request)
    if (args.count === 9) return beSlow(request)
    return text({ undone: args.count, env: process.env.TOY ?? null, cwd: process.cwd(), pid: process.pid })
  },
  godot_redo: async () => ({
    content: [{ type: 'text', text: 'TIMEOUT: Late.' }],
    isError: true,
    _meta: { 'godot_mcp/error': { ok: false, error: 'TIMEOUT', hint: 'Late.', may_have_applied: true } },
  }),
}

function waitForCancel({ mcpReq }) {
  return new Promise((resolve) => {
    mcpReq.signal.addEventListener('abort', () => {
      process.stderr.write('cancelled\n')
      resolve(text({}))
    })
    process.stderr.write('waiting\n')
  })
}

// Each step waits until the client has seen the one before.
async function beSlow({ mcpReq }) {
  const progressToken = mcpReq._meta?.progressToken
  for (let progress = 1; progress <= 3 && progressToken !== undefined; progress += 1) {
    const seen = new Promise((resolve) => {
      nextStep = resolve
    })
    await mcpReq.notify({ method: 'notifications/progress', params: { progressToken, progress, total: 3 } })
    await seen
  }
  return text({ undone: 9 })
}

serveStdio(() => {
  const server = new Server({ name: 'toy', version: '1.0.0' }, { capabilities: { tools: {} } })
  server.setRequestHandler('tools/list', () => ({ tools: [] }))
  server.setRequestHandler('tools/call', async ({ params }, request) => {
    if (params.name === 'godot_get_server_info' && info !== null) return text(info)
    const tool = tools[params.name]
    if (tool === undefined) return { content: [{ type: 'text', text: `Tool ${params.name} not found` }], isError: true }
    return tool(params.arguments ?? {}, request)
  })
  return server
})
