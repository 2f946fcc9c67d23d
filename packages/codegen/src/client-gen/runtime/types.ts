/** How far a long call has got. */
export interface Progress {
  readonly progress: number
  readonly total?: number | undefined
  readonly message?: string | undefined
}

/** What can be said with each call. */
export interface CallOptions {
  /** Gives up the call, and tells the server. */
  readonly signal?: AbortSignal | undefined
  /** How long to wait for an answer or a sign of progress, in milliseconds; that of the connection by default. */
  readonly timeoutMs?: number | undefined
  readonly onProgress?: ((progress: Progress) => void) | undefined
}

/** What a tool answers that promises no particular result. */
export interface ToolContent {
  /** The blocks of the answer, as the protocol has them: texts, images, links. */
  readonly content: readonly { readonly type: string; readonly [key: string]: unknown }[]
  /** All texts of the answer together. */
  readonly text: string
  readonly structuredContent?: unknown
}

/** Which values are held against the server's schemas before they are sent, and before they are handed on. Both off by default. */
export interface Checks {
  readonly validateParams?: boolean | undefined
  readonly validateResults?: boolean | undefined
}

interface Limits extends Checks {
  /** For each call, in milliseconds; a minute by default. */
  readonly timeoutMs?: number | undefined
  /** Gives up the attempt to connect. */
  readonly signal?: AbortSignal | undefined
}

/** Where the server is: a command to start, or an address. */
export type ConnectOptions =
  | (Limits & {
      readonly command: string
      readonly args?: readonly string[] | undefined
      /** Laid over the variables of this process. */
      readonly env?: { readonly [name: string]: string } | undefined
      readonly cwd?: string | undefined
    })
  | (Limits & {
      readonly url: string
      /** Sent with each request: `Authorization`, … */
      readonly headers?: { readonly [name: string]: string } | undefined
    })

/** A function that says whether a value keeps a schema; if not, `errors` says why not, until the next call. */
export interface Validate {
  (value: unknown): boolean
  errors?: readonly { readonly instancePath: string; readonly message?: string }[] | null
}

/** The two checks of a tool. */
export interface ToolValidators {
  readonly input?: Validate
  readonly result?: Validate
}
