import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type Lines, readLines } from './json-lines.js'

/** The committed executable, as a client's configuration names it. */
export const SERVER_BIN = fileURLToPath(new URL('../../../packages/server/bin/godot-mcp.js', import.meta.url))

type Json = Record<string, unknown>

/** A tool result as it comes over the wire. */
export interface ToolResult {
  content: { type: string; text: string }[]
  structuredContent?: Json
  isError?: boolean
  _meta?: Record<string, Json>
}

/** The bundled server in a process of its own, driven by bare JSON-RPC lines. */
export class ServerProcess {
  readonly child: ChildProcess
  readonly stdout: Lines
  readonly stderr: Lines
  readonly exited: Promise<{ code: number | null; signal: string | null }>
  #nextId = 0

  /** Starts the server; the bridge gets a port of the system's choice unless `env` says otherwise. */
  constructor(env: Record<string, string> = {}, args: readonly string[] = []) {
    this.child = spawn(process.execPath, [SERVER_BIN, ...args], {
      env: { PATH: process.env['PATH'] ?? '', GODOT_MCP_BRIDGE_URL: 'ws://127.0.0.1:0', ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    const { stdout, stderr } = this.child
    if (stdout === null || stderr === null) throw new Error('the server has no pipes')
    this.stdout = readLines(stdout)
    this.stderr = readLines(stderr)
    this.exited = once(this.child, 'close').then(([code, signal]) => ({ code, signal }))
  }

  /** Starts the server and shakes hands in the 2025 era. */
  static async initialized(env: Record<string, string> = {}): Promise<ServerProcess> {
    const server = new ServerProcess(env)
    await server.request('initialize', {
      protocolVersion: '2025-11-25',
      capabilities: {},
      clientInfo: { name: 'test', version: '1' },
    })
    server.notify('notifications/initialized')
    return server
  }

  /** Sends a request and waits for its result; a JSON-RPC error is thrown with its message. */
  async request(method: string, params: Json = {}): Promise<Json> {
    const id = ++this.#nextId
    this.write({ jsonrpc: '2.0', id, method, params })
    const answer = JSON.parse(await this.stdout.find((line) => JSON.parse(line).id === id)) as {
      result?: Json
      error?: { message: string }
    }
    if (answer.result === undefined) throw new Error(answer.error?.message ?? 'no result')
    return answer.result
  }

  notify(method: string, params: Json = {}): void {
    this.write({ jsonrpc: '2.0', method, params })
  }

  write(message: Json): void {
    this.child.stdin?.write(`${JSON.stringify(message)}\n`)
  }

  async call(name: string, args: Json = {}): Promise<ToolResult> {
    return (await this.request('tools/call', { name, arguments: args })) as unknown as ToolResult
  }

  /** The structured part of a call that must go well. */
  async result(name: string, args: Json = {}): Promise<Json> {
    const { structuredContent, content } = await this.call(name, args)
    if (structuredContent === undefined) throw new Error(content[0]?.text)
    return structuredContent
  }

  /** The envelope of a call that must fail. */
  async failure(name: string, args: Json = {}): Promise<Json> {
    const { isError, _meta, content } = await this.call(name, args)
    const envelope = _meta?.['godot_mcp/error']
    if (isError !== true || envelope === undefined) throw new Error(`${name} did not fail: ${content[0]?.text}`)
    return envelope
  }

  /** Notices of one method so far. */
  notices(method: string): Json[] {
    return this.stdout.all.map((line) => JSON.parse(line) as Json).filter((message) => message['method'] === method)
  }

  /** Where the bridge listens; waits until it does. */
  async bridgeUrl(): Promise<string> {
    const line = await this.log('listening for the editor')
    return String(line['url'])
  }

  /** The first log line with this message, from line `from` on. */
  async log(message: string, from = 0): Promise<Json> {
    return JSON.parse(await this.stderr.find((line) => messageOf(line) === message, from)) as Json
  }

  /** Ends the client's side and waits for the process. */
  async end(): Promise<{ code: number | null; signal: string | null }> {
    this.child.stdin?.end()
    return this.exited
  }
}

function messageOf(line: string): unknown {
  try {
    return (JSON.parse(line) as Json)['message']
  } catch {
    return undefined
  }
}
