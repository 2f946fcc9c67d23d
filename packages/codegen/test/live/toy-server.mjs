// A small MCP server over stdio, written by hand so that it can also behave badly. The one argument, JSON, says what it is like:
//   lists    what each method answers: its pages, one after the other
//   cursors  the cursor after each page, where it is not to be the page's number
//   end      the method at which it ends, with some last words
//   silent   the method that it never answers
//   flood    the method that it answers with endless text
//   stay     whether it stays when its input ends and when it is asked to go
//   child    whether it starts a process that keeps its output open; the process's id goes to the file named here
//   called   the file to which it writes the name of a tool that is called
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

const { lists = {}, cursors, end, silent, flood, stay, child, called, numbers } = JSON.parse(process.argv[2] ?? '{}')
const capabilities = {
  tools: {},
  ...(lists['prompts/list'] && { prompts: {} }),
  ...(lists['resources/list'] && { resources: {} }),
  ...(numbers && { experimental: { toy: numbers } }),
}

process.stdout.write('a banner that does not belong here\n')
if (child) {
  const { pid } = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })
  writeFileSync(child, `${pid}`)
}
if (stay) {
  process.on('SIGTERM', () => {})
  setInterval(() => {}, 1000)
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line)
  if (method === end) {
    process.stderr.write('out of\nmemory')
    process.exit(3)
  }
  if (id === undefined || method === silent) return
  if (method === flood) return pour()
  if (method === 'tools/call') writeFileSync(called, params.name)
  if (method === 'initialize') {
    const { protocolVersion } = params
    return answer(id, { protocolVersion, capabilities, serverInfo: { name: 'toy', version: '2.0.0' } })
  }
  const pages = lists[method]
  if (pages === undefined) return send({ id, error: { code: -32601, message: 'Method not found' } })
  const at = cursors === undefined ? Number(params?.cursor ?? 0) : 0
  const next = cursors?.[0] ?? (at + 1 < pages.length ? String(at + 1) : undefined)
  return answer(id, { ...pages[at], ...(next !== undefined && { nextCursor: next }) })
})

function answer(id, result) {
  send({ id, result })
}

function send(message) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
}

function pour() {
  const more = () => {
    while (process.stdout.write('x'.repeat(1 << 20)));
    process.stdout.once('drain', more)
  }
  more()
}
