import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { execPath } from 'node:process'
import { createInterface } from 'node:readline'
import { WebSocket } from 'ws'
import { SERVER_BIN, type ToolResult } from '../contract/support/server-process.js'

/** How long the server may take for one call before it counts as hanging. */
const HANG_MS = 15_000
const INSPECTOR = /^Debugger listening on (ws:\S+)$/

interface Answer {
  id?: number
  result?: Record<string, unknown>
  error?: { code: number; message: string }
}

/** A server in a process of its own that is sent raw JSON, and whose memory can be looked at from outside. */
export class RawServer {
  readonly #child: ChildProcess
  readonly #waiting = new Map<number, (answer: Answer) => void>()
  readonly #inspector: Promise<string>
  /** What it said on stderr that no server should have to say: failures that nobody foresaw. */
  readonly complaints: string[] = []
  #lastId = 0

  constructor(env: Record<string, string>) {
    this.#child = spawn(execPath, ['--inspect=127.0.0.1:0', SERVER_BIN], {
      env: { PATH: process.env['PATH'] ?? '', GODOT_MCP_LOG_LEVEL: 'error', GODOT_MCP_DEFAULT_TOOLSETS: 'all', ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    const { stdout, stderr } = this.#child
    if (stdout === null || stderr === null) throw new Error('the server has no pipes')
    createInterface({ input: stdout }).on('line', (line) => {
      const answer = JSON.parse(line) as Answer
      if (answer.id !== undefined) this.#waiting.get(answer.id)?.(answer)
    })
    this.#inspector = new Promise((resolve) => {
      createInterface({ input: stderr }).on('line', (line) => {
        const [, url] = INSPECTOR.exec(line) ?? []
        if (url !== undefined) resolve(url)
        else if (!/^(For help, see|Debugger attached|Debugger ending|Waiting for the debugger)/.test(line))
          this.complaints.push(line)
      })
    })
  }

  /** Starts a server and shakes hands with it. */
  static async initialized(env: Record<string, string>): Promise<RawServer> {
    const server = new RawServer(env)
    const client = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'fuzz', version: '1' } }
    await server.send('initialize', JSON.stringify(client))
    server.#write('{"jsonrpc":"2.0","method":"notifications/initialized"}')
    return server
  }

  /** Calls a tool with arguments that are JSON text. Rejects where there is no answer, or one that is no tool's result. */
  async call(name: string, argumentsJson: string): Promise<ToolResult> {
    const { result, error } = await this.send('tools/call', `{"name":${JSON.stringify(name)},"arguments":${argumentsJson}}`)
    if (result === undefined) throw new Error(`no result of a tool: ${JSON.stringify(error)}`)
    // The shape is what the tests look at.
    return result as unknown as ToolResult
  }

  async send(method: string, paramsJson: string): Promise<Answer> {
    const id = ++this.#lastId
    let timer: NodeJS.Timeout | undefined
    const answered = new Promise<Answer>((resolve, reject) => {
      this.#waiting.set(id, resolve)
      timer = setTimeout(() => reject(new Error(`no answer within ${HANG_MS} ms`)), HANG_MS)
      this.#child.once('exit', reject)
    })
    this.#write(`{"jsonrpc":"2.0","id":${id},"method":"${method}","params":${paramsJson}}`)
    try {
      return await answered
    } finally {
      clearTimeout(timer)
      this.#waiting.delete(id)
      this.#child.removeAllListeners('exit')
    }
  }

  /** Bytes that the server holds on to once all that can be freed is freed. */
  async heldBytes(): Promise<number> {
    return Number(await this.evaluate('(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())'))
  }

  /** What an expression comes to inside the server, once all that can be freed is freed. */
  async evaluate(expression: string): Promise<unknown> {
    const socket = new WebSocket(await this.#inspector)
    await once(socket, 'open')
    const ask = async (id: number, method: string, params: object = {}): Promise<{ value?: unknown }> => {
      socket.send(JSON.stringify({ id, method, params }))
      for (;;) {
        const [data] = await once(socket, 'message')
        const message = JSON.parse(String(data)) as { id?: number; result?: { result?: { value?: unknown } } }
        if (message.id === id) return message.result?.result ?? {}
      }
    }
    await ask(1, 'HeapProfiler.collectGarbage')
    await ask(2, 'HeapProfiler.collectGarbage')
    const { value } = await ask(3, 'Runtime.evaluate', { expression })
    socket.close()
    return value
  }

  /** Ends its input and waits for its end: the exit code. */
  async end(): Promise<number | null> {
    const exited = once(this.#child, 'exit')
    this.#child.stdin?.end()
    const [code] = await exited
    return code as number | null
  }

  #write(line: string): void {
    this.#child.stdin?.write(`${line}\n`)
  }
}
