import { createRequire } from 'node:module'
import type { Client, Transport } from '@modelcontextprotocol/client'
import { BadInput } from '../bad-input.js'
import { boundedFetch } from './bounded-fetch.js'
import { ByteBudget } from './byte-budget.js'
import { ChildTransport } from './child-transport.js'
import type { AskPage } from './list-all.js'
import type { LiveSource } from './live-source.js'

/** An open connection to a server, of which only lists are asked. */
export interface Session {
  /** What the server said of itself in the handshake. */
  readonly name: string | undefined
  readonly version: string | undefined
  readonly capabilities: Readonly<Record<string, unknown>>
  /** One page of a list; `undefined` where the server has no such list. */
  readonly ask: AskPage
  /** Ends the connection, and the process if there is one. */
  close(): Promise<void>
}

/** How to reach the server. */
export interface SessionOptions {
  /** Sent with each HTTP request: `Authorization`, … */
  readonly headers: Readonly<Record<string, string>>
  /** Aborted when the time is up. */
  readonly signal: AbortSignal
}

// Time is measured over all, in one place.
const NO_TIMEOUT = 2_147_483_647
const METHOD_NOT_FOUND = -32601
// Two folders up from here both as it is written and as it is built.
const { version } = createRequire(import.meta.url)('../../package.json') as { version: string }

/** Connects. Whatever goes wrong from here on rejects with a `BadInput` that says it in one line. */
export async function openSession(source: LiveSource, options: SessionOptions): Promise<Session> {
  const sdk = await import('@modelcontextprotocol/client')
  const budget = new ByteBudget()
  // Ends what is still asked when the connection is closed; left alone it would keep the process running.
  const over = new AbortController()
  const signal = AbortSignal.any([options.signal, over.signal])
  const { transport, failed, end } = source.kind === 'stdio' ? child(source, budget) : await overHttp(source.url, options, budget)
  const client = new sdk.Client({ name: 'godot-contract', version }, { versionNegotiation: { mode: 'auto' }, capabilities: {} })
  const close = async (): Promise<void> => {
    over.abort()
    await Promise.allSettled([end(), client.close()])
  }
  const step = async <T>(what: string, work: Promise<T>): Promise<T> => {
    work.catch(() => {})
    try {
      return await Promise.race([work, aborted(options.signal, what), failed.then((reason) => Promise.reject(reason))])
    } catch (error) {
      // A process that ends also closes the connection; its own words say more.
      throw source.kind === 'stdio' && isClosed(error) ? await failed : plain(error, what)
    }
  }
  try {
    await step('the handshake', client.connect(transport, { signal, timeout: NO_TIMEOUT }))
  } catch (error) {
    await close()
    throw error
  }
  return {
    name: client.getServerVersion()?.name,
    version: client.getServerVersion()?.version,
    capabilities: { ...client.getServerCapabilities() },
    ask: (method, cursor) => step(method, request(client, method, cursor, signal)),
    close,
  }
}

/** A way to a server; `failed` settles with the reason why nothing more can come. */
interface Way {
  readonly transport: Transport
  readonly failed: Promise<BadInput>
  end(): Promise<void>
}

function child({ command, args }: LiveSource & { kind: 'stdio' }, budget: ByteBudget): Way {
  const transport = new ChildTransport([command, ...args], budget)
  return { transport, failed: transport.failed, end: () => transport.close() }
}

async function overHttp(url: URL, { headers }: SessionOptions, budget: ByteBudget): Promise<Way> {
  const { StreamableHTTPClientTransport } = await import('@modelcontextprotocol/client')
  let fail: (reason: BadInput) => void = () => {}
  const failed = new Promise<BadInput>((resolve) => {
    fail = resolve
  })
  const transport = new StreamableHTTPClientTransport(url, {
    fetch: boundedFetch(budget, fail),
    requestInit: { headers: { ...headers } },
    reconnectionOptions: { maxRetries: 0, initialReconnectionDelay: 1, maxReconnectionDelay: 1, reconnectionDelayGrowFactor: 1 },
  })
  // Declared without `| undefined` in one place and with it in the other.
  return { transport: transport as Transport, failed, end: () => transport.close() }
}

/** Sends one request and takes the answer as it is: what the protocol library would drop or refuse is to be seen. */
async function request(client: Client, method: string, cursor: string | undefined, signal: AbortSignal): Promise<unknown> {
  const asItCame = { '~standard': { version: 1, vendor: 'godot-contract', validate: (value: unknown) => ({ value }) } } as const
  try {
    return await client.request({ method, params: cursor === undefined ? {} : { cursor } }, asItCame, {
      signal,
      timeout: NO_TIMEOUT,
    })
  } catch (error) {
    if (isRecordWith(error, 'code', METHOD_NOT_FOUND)) return undefined
    throw error
  }
}

function aborted(signal: AbortSignal, what: string): Promise<never> {
  const late = (): BadInput => new BadInput(`it did not answer in time (${what})`)
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(late())
    else signal.addEventListener('abort', () => reject(late()), { once: true })
  })
}

function plain(error: unknown, what: string): BadInput {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) if (cause instanceof BadInput) return cause
  const message = error instanceof Error ? error.message : String(error)
  return new BadInput(`${what} failed: ${message}`, { cause: error })
}

function isClosed(error: unknown): boolean {
  return isRecordWith(error, 'code', 'CONNECTION_CLOSED') || isRecordWith(error, 'code', 'NOT_CONNECTED')
}

function isRecordWith(value: unknown, key: string, wanted: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && Object.entries(value).some(([name, part]) => name === key && part === wanted)
  )
}
