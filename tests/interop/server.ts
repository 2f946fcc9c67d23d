import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverCommand } from '@godot-mcp/testing'
import { until } from '../e2e/harness/until.js'
import type { Json, Target } from './clients/client.js'

/** The ways to the server that every client has to go. */
export type Way = 'stdio' | 'http' | 'http with a token'

/** A token as a user would choose one. */
const TOKEN = 'interop-token-0123456789-abcdefghijkl'

/** A real server: started here for HTTP, by the client for stdio. Its log goes to a file either way. */
export class InteropServer {
  private constructor(
    readonly target: Target,
    readonly bridgeUrl: string,
    readonly folder: string,
    readonly child: ChildProcess | null,
  ) {}

  static async start(way: Way): Promise<InteropServer> {
    const folder = mkdtempSync(join(tmpdir(), 'godot-mcp-interop-'))
    const log = join(folder, 'log')
    const { command, args, env, bridgeUrl } = await serverCommand()
    const logged = { command: '/bin/sh', args: ['-c', 'exec "$0" "$@" 2>"$SERVER_LOG"', command, ...args] }
    const settings = { ...env, SERVER_LOG: log, PATH: process.env['PATH'] ?? '' }
    if (way === 'stdio') return new InteropServer({ ...logged, env: settings }, bridgeUrl, folder, null)

    const token = way === 'http with a token' ? TOKEN : null
    const http = {
      GODOT_MCP_TRANSPORT: 'http',
      GODOT_MCP_HTTP_PORT: '0',
      ...(token !== null && { GODOT_MCP_AUTH_TOKEN: token }),
    }
    const child = spawn(logged.command, logged.args, { env: { ...settings, ...http }, stdio: 'ignore' })
    const server = new InteropServer({ url: '', token }, bridgeUrl, folder, child)
    const { url } = await server.logged({ message: 'serving over HTTP' }).catch(async (error: unknown) => {
      await server.close()
      throw error
    })
    return new InteropServer({ url: String(url), token }, bridgeUrl, folder, child)
  }

  /** Where a client over HTTP connects. */
  get url(): string {
    if ('url' in this.target) return this.target.url
    throw new Error('a server over stdio has no address')
  }

  /** The first line of the log with at least these fields; waits for it. */
  async logged(fields: Json, limitMs?: number): Promise<Json> {
    const find = () => this.#lines().find((line) => Object.entries(fields).every(([key, value]) => line[key] === value))
    await until(`the server logs ${JSON.stringify(fields)}`, () => find() !== undefined, limitMs)
    return find() ?? {}
  }

  /** The whole log. */
  log(): string {
    const path = join(this.folder, 'log')
    return existsSync(path) ? readFileSync(path, 'utf8') : ''
  }

  async close(): Promise<void> {
    if (this.child !== null && this.child.exitCode === null) {
      const gone = once(this.child, 'exit')
      this.child.kill('SIGTERM')
      await gone
    }
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** Whole lines only: the last one may still be written. */
  #lines(): Json[] {
    return this.log()
      .split('\n')
      .slice(0, -1)
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Json)
  }
}
