import type { Action, InteropClient, Json, Target } from './client.js'
import { seenResult } from './client.js'

/** How a call is made in both generations of the TypeScript SDK. */
export interface CallSettings {
  signal?: AbortSignal
  onprogress?: (progress: unknown) => void
}

/** What the two generations of the TypeScript SDK have in common, under one name each. */
export interface SdkConnection {
  protocol(): string | undefined
  server(): Json | undefined
  instructions(): string | undefined
  listTools(): Promise<{ tools: unknown[] }>
  callTool(params: { name: string; arguments: Json }, settings: CallSettings): Promise<Json>
  listResources(): Promise<{ resources: unknown[] }>
  listResourceTemplates(): Promise<{ resourceTemplates: unknown[] }>
  readResource(params: { uri: string }): Promise<{ contents: unknown[] }>
  close(): Promise<void>
}

/** Opens a connection and calls `onChange` for each notice of a changed list. */
export type OpenSdk = (target: Target, onChange: () => void) => Promise<SdkConnection>

/** A client of the TypeScript SDK. */
export class SdkClient implements InteropClient {
  #connection: SdkConnection | null = null
  #changes = 0
  #awaiting: (() => void) | null = null
  #begun: { ended: Promise<Json>; cancel: () => void } | null = null

  constructor(readonly open: OpenSdk) {}

  async do(action: Action, onProgress = () => {}): Promise<Json> {
    switch (action.do) {
      case 'connect':
        return this.#connect(action.target)
      case 'connect_without_token':
        return this.#connectWithoutToken(action.target)
      case 'list_tools':
        return { tools: (await this.#open.listTools()).tools }
      case 'call':
        return this.#call(action.tool, action.arguments ?? {}, { onProgress })
      case 'begin':
        return this.#begin(action.tool, action.arguments ?? {})
      case 'cancel':
        this.#begun?.cancel()
        return (await this.#begun?.ended) ?? {}
      case 'await_change':
        return this.#awaitChange()
      case 'list_resources':
        return {
          resources: (await this.#open.listResources()).resources,
          templates: (await this.#open.listResourceTemplates()).resourceTemplates,
        }
      case 'read':
        return this.#open.readResource({ uri: action.uri }).then((result) => ({ contents: result.contents }), protocolError)
      case 'close':
        await this.#open.close()
        return {}
    }
  }

  async end(): Promise<void> {
    await this.#connection?.close()
  }

  get #open(): SdkConnection {
    if (this.#connection === null) throw new Error('not connected')
    return this.#connection
  }

  async #connect(target: Target): Promise<Json> {
    this.#connection = await this.open(target, () => {
      this.#changes += 1
      this.#awaiting?.()
    })
    const { name, title } = this.#connection.server() ?? {}
    const instructed = (this.#connection.instructions() ?? '') !== ''
    return { protocol: this.#connection.protocol(), server: { name, title }, instructed }
  }

  async #connectWithoutToken(target: Target): Promise<Json> {
    try {
      await (await this.open({ ...target, token: null } as Target, () => {})).close()
      return { refused: false }
    } catch {
      return { refused: true }
    }
  }

  async #call(
    tool: string,
    args: Json,
    { onProgress, signal }: { onProgress?: () => void; signal?: AbortSignal },
  ): Promise<Json> {
    const progress: unknown[] = []
    const onprogress = (update: unknown) => {
      progress.push(update)
      onProgress?.()
    }
    try {
      const settings = { onprogress, ...(signal && { signal }) }
      return seenResult(await this.#open.callTool({ name: tool, arguments: args }, settings), progress)
    } catch (error) {
      return protocolError(error)
    }
  }

  #begin(tool: string, args: Json): Json {
    const giveUp = new AbortController()
    const ended = this.#call(tool, args, { signal: giveUp.signal }).then(
      (seen) => (giveUp.signal.aborted && 'protocol_error' in seen ? { ended: 'cancelled' } : { ended: 'answered' }),
      () => ({ ended: 'cancelled' }),
    )
    this.#begun = { ended, cancel: () => giveUp.abort() }
    return {}
  }

  async #awaitChange(): Promise<Json> {
    if (this.#changes === 0) await new Promise<void>((resolve) => (this.#awaiting = resolve))
    this.#awaiting = null
    this.#changes = 0
    return { heard: true }
  }
}

/** An error that came over the wire; anything else is a fault of the test or the library and is thrown on. */
function protocolError(error: unknown): Json {
  const { code, message } = error as { code?: unknown; message?: string }
  if (code === undefined) throw error
  return { protocol_error: { code, message } }
}
