import { CONTRACT_VERSION, MIN_COMPATIBLE_CONTRACT, TOOLSETS } from '@godot-mcp/contract'
import type { Product, ToolResult } from '../src/index.js'

type Options = Parameters<Product['callTool']>[2]
type Handler = (args: Record<string, unknown>, options: Options) => ToolResult | Promise<ToolResult>

interface Call {
  readonly name: string
  readonly args: Record<string, unknown>
}

/** A server in memory that keeps the calls it got. Says it serves exactly our contract, with `core` alone enabled. */
export interface FakeProduct extends Product {
  readonly calls: Call[]
  readonly names: () => string[]
  closed: number
}

export function fakeProduct(handlers: { readonly [tool: string]: Handler } = {}): FakeProduct {
  const table: { readonly [tool: string]: Handler } = {
    godot_get_server_info: () => success(serverInfo()),
    godot_enable_toolset: ({ category }) =>
      success({ name: category, enabled: true, description: '', min_godot: null, tools: [] }),
    ...handlers,
  }
  const calls: Call[] = []
  return {
    calls,
    names: () => calls.map(({ name }) => name),
    closed: 0,
    async callTool(name, args, options) {
      calls.push({ name, args })
      const handler = table[name]
      return handler === undefined ? failure({ error: 'RESOURCE_NOT_FOUND', hint: `No tool ${name}.` }) : handler(args, options)
    },
    close() {
      this.closed += 1
    },
  }
}

export function success(structuredContent: object): ToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent }
}

export function failure(envelope: { error: string; hint: string; [key: string]: unknown }): ToolResult {
  const required = envelope['required'] === undefined ? '' : ` [required=${envelope['required']}]`
  return {
    content: [{ type: 'text', text: `${envelope.error}: ${envelope.hint}${required}` }],
    isError: true,
    _meta: { 'godot_mcp/error': { ok: false, ...envelope } },
  }
}

export function serverInfo(changes: object = {}): Record<string, unknown> {
  return {
    server: 'fake',
    version: '2026.11.30',
    contract_version: CONTRACT_VERSION,
    min_compatible_contract: MIN_COMPATIBLE_CONTRACT,
    toolsets: TOOLSETS.map(({ name }) => ({ name, enabled: name === 'core' })),
    bridge: {
      connected: true,
      url: 'ws://127.0.0.1:9080',
      godot_version: '4.6.3.stable',
      addon_version: '2026.11.30',
      project_name: 'Game',
      project_path: '/home/me/game',
    },
    active_scene: 'res://main.tscn',
    version_notice: null,
    ...changes,
  }
}
