import type { StandardSchemaV1 } from '@modelcontextprotocol/client'
import type { CallOptions, ConnectOptions } from './types.js'

type Answer = { readonly [key: string]: unknown }

/** An open connection. */
export interface Session {
  callTool(name: string, args: object, options: CallOptions): Promise<Answer>
  close(): Promise<void>
}

const A_MINUTE_MS = 60_000

/** Connects by the protocol's own library, which is loaded here and nowhere else. */
export async function openSession(options: ConnectOptions, name: string): Promise<Session> {
  const { Client } = await import('@modelcontextprotocol/client')
  const client = new Client({ name, version: '1.0.0' }, { versionNegotiation: { mode: 'auto' }, capabilities: {} })
  const usual = options.timeoutMs ?? A_MINUTE_MS
  const { signal } = options
  await client.connect(await transport(options), { timeout: usual, ...(signal && { signal }) })
  // The answer as it came: the library's own `callTool` checks it, and hides a tool's failure behind that of its schema.
  const asItCame: StandardSchemaV1<unknown, Answer> = {
    // An answer is an object by the protocol.
    '~standard': { version: 1, vendor: 'generated', validate: (value) => ({ value: value as Answer }) },
  }
  return {
    callTool: async (tool, args, { signal: stop, timeoutMs = usual, onProgress }) =>
      client.request({ method: 'tools/call', params: { name: tool, arguments: { ...args } } }, asItCame, {
        timeout: timeoutMs,
        resetTimeoutOnProgress: true,
        ...(stop && { signal: stop }),
        ...(onProgress && { onprogress: onProgress }),
      }),
    close: () => client.close(),
  }
}

async function transport(options: ConnectOptions) {
  if ('url' in options) {
    const { StreamableHTTPClientTransport } = await import('@modelcontextprotocol/client')
    return new StreamableHTTPClientTransport(new URL(options.url), { requestInit: { headers: { ...options.headers } } })
  }
  const { StdioClientTransport } = await import('@modelcontextprotocol/client/stdio')
  // A class of its own: with its very own one the library starts a second process to ask for the protocol's version.
  class ServerProcess extends StdioClientTransport {}
  const { command, args = [], env = {}, cwd } = options
  const all = { ...process.env, ...env }
  return new ServerProcess({
    command,
    args: [...args],
    env: Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined)),
    ...(cwd !== undefined && { cwd }),
    stderr: 'ignore',
  })
}
