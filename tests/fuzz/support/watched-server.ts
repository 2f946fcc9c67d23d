import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { ServerProcess, type ToolResult } from '../../contract/support/server-process.js'

const PROBE = fileURLToPath(new URL('./memory-probe.mjs', import.meta.url))

/** The bundled server, with its memory and its faults in view. */
export class WatchedServer {
  #ids = 1_000_000

  private constructor(
    readonly process: ServerProcess,
    readonly bridgeUrl: string,
  ) {}

  static async start(env: Record<string, string> = {}): Promise<WatchedServer> {
    const options = `--expose-gc --import=${PROBE}`
    const process = await ServerProcess.initialized({ GODOT_MCP_LOG_LEVEL: 'error', NODE_OPTIONS: options, ...env })
    const { bridge_url } = await process.result('godot_health_check')
    return new WatchedServer(process, String(bridge_url))
  }

  /** Calls a tool. Unlike the call of the process it looks at no line twice, so that it is as fast after many calls. */
  async call(name: string, args: Record<string, unknown> = {}): Promise<ToolResult> {
    const { stdout } = this.process
    const id = ++this.#ids
    const from = stdout.all.length
    this.process.write({ jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: args } })
    return JSON.parse(await stdout.find((line) => line.includes(`"id":${id}`), from)).result
  }

  /** Bytes in use after a collection. */
  async memory(): Promise<number> {
    const from = this.process.stderr.all.length
    this.process.child.kill('SIGUSR2')
    return Number((await this.process.log('memory', from))['used'])
  }

  /** Holds the server to what it must be after anything: alive, without a fault of its own in the log, and no fatter than it was. */
  async expectUnharmed(memoryBefore: number): Promise<void> {
    expect((await this.call('godot_health_check')).isError).toBeUndefined()
    expect(await this.memory()).toBeLessThan(memoryBefore * 1.2)
    expect(this.process.stderr.all.filter((line) => !line.includes('"message":"memory"'))).toEqual([])
  }
}
