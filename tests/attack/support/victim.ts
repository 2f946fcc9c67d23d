import { FakeEditor } from '@godot-mcp/testing'
import { HttpServer } from '../../contract/support/http-server.js'

/** Changes what every client sees, and is told to the editor: nobody can miss that it was carried out. */
export const CALL = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'godot_enable_toolset', arguments: { category: 'scene_edit' } },
})

const LEVEL = 'info'

/** A server over HTTP with an editor attached, as it runs on a developer's machine. */
export class Victim {
  readonly server: HttpServer
  readonly editor: FakeEditor
  readonly bridgeUrl: string
  readonly #greetings: number

  private constructor(server: HttpServer, editor: FakeEditor, bridgeUrl: string) {
    this.server = server
    this.editor = editor
    this.bridgeUrl = bridgeUrl
    this.#greetings = editor.commands.length
  }

  static async start(env: Record<string, string> = {}): Promise<Victim> {
    const server = await HttpServer.start({ GODOT_MCP_LOG_LEVEL: LEVEL, ...env })
    const bridgeUrl = await server.bridgeUrl()
    const editor = await FakeEditor.connect({ url: bridgeUrl, token: env['GODOT_MCP_BRIDGE_TOKEN'] })
    await editor.received('cmd_toolsets_update')
    return new Victim(server, editor, bridgeUrl)
  }

  /** What the editor has been told since it was greeted. */
  get told(): string[] {
    return this.editor.commands.slice(this.#greetings).map(({ command }) => command)
  }

  /** Why connections and requests were refused, as the log has it. */
  get refusals(): string[] {
    const lines = this.server.process.stderr.all.map((line) => JSON.parse(line) as { message: string; reason?: string })
    return lines.flatMap(({ message, reason }) => (message.startsWith('refused') && reason !== undefined ? [reason] : []))
  }

  /** What a client that is allowed in is told. */
  async health(): Promise<{ editor_attached: boolean }> {
    const { body } = await this.server.request({ path: '/healthz' })
    return JSON.parse(body) as { editor_attached: boolean }
  }

  /** A message of somebody who is no browser and says whatever he likes. */
  post(headers: Record<string, string>, body = CALL) {
    const accept = 'application/json, text/event-stream'
    return this.server.request({ method: 'POST', headers: { 'content-type': 'application/json', accept, ...headers }, body })
  }

  async close(): Promise<void> {
    await this.editor.close()
    await this.server.end()
  }
}
