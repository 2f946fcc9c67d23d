import { createInterface } from 'node:readline'
import { end, start } from './processes.js'

interface Answer {
  readonly result?: { readonly isError?: boolean; readonly structuredContent?: unknown }
  readonly error?: unknown
}

/**
 * The barest client: JSON lines over stdio, one waiter an id. Both the product and the floor are driven by it,
 * so that what a client library costs does not blur the ratio.
 */
export interface JsonRpcClient {
  readonly pid: number
  request(method: string, params: unknown): Promise<Answer>
  callTool(name: string, args: Record<string, unknown>): Promise<unknown>
  close(): Promise<void>
}

/** Spawns a server and runs the `initialize` handshake. */
export async function openClient(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<JsonRpcClient> {
  const child = start(command, args, env)
  const waiting = new Map<number, (answer: Answer) => void>()
  let next = 0
  if (!child.stdout || !child.stdin || child.pid === undefined) throw new Error(`cannot start ${command}`)
  const { stdin, pid } = child
  createInterface({ input: child.stdout }).on('line', (line) => {
    const message = JSON.parse(line) as Answer & { id?: number }
    if (message.id === undefined) return
    waiting.get(message.id)?.(message)
    waiting.delete(message.id)
  })
  const send = (message: object): void => {
    stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
  }
  const request = (method: string, params: unknown): Promise<Answer> => {
    const id = next++
    return new Promise((resolve) => {
      waiting.set(id, resolve)
      send({ id, method, params })
    })
  }
  await request('initialize', { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'bench', version: '1' } })
  send({ method: 'notifications/initialized' })
  return {
    pid,
    request,
    async callTool(name, args) {
      const { result, error } = await request('tools/call', { name, arguments: args })
      if (error !== undefined || result === undefined || result.isError)
        throw new Error(`${name}: ${JSON.stringify(error ?? result)}`)
      return result.structuredContent
    },
    close: () => end(child),
  }
}
