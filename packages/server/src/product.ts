/** A JSON object at the edge of the server. */
export type Json = { [key: string]: unknown }

/** A tool as a client sees it. */
export interface ListedTool {
  name: string
  title?: string
  description: string
  inputSchema: Json & { type: 'object' }
  outputSchema?: Json & { type: 'object' }
  annotations?: Json
  _meta?: Json
}

/** A part of what a tool answers. */
export type Content =
  | { type: 'text'; text: string }
  | { type: 'image' | 'audio'; data: string; mimeType: string }
  | { type: 'resource'; resource: ResourceContents }

/** What a tool call comes to; failures are answers too, with `isError`. */
export interface CallAnswer {
  content: Content[]
  structuredContent?: Json
  isError?: true
  _meta?: Json
  /** Set where the call has not been carried out: the client has to put the question to its person, and call again with the answer. */
  question?: PersonQuestion
}

/** What a person is to say yes or no to. */
export interface PersonQuestion {
  text: string
  /** Stands for the tool and its very arguments: an answer holds for one digest alone. */
  digest: string
  /** How long an answer may take. */
  timeoutMs: number
}

/** What a person said; `unanswered` where nobody did in time, or the client failed to ask. */
export type PersonAnswer = 'approved' | 'declined' | 'cancelled' | 'unanswered'

/** The person behind a client. */
export interface Person {
  /** `later` where the client has to be sent away with the question, and calls again with the answer. Never rejects. */
  ask(question: PersonQuestion, signal?: AbortSignal): Promise<PersonAnswer | 'later'>
}

/** A resource as a client sees it: either `uri` or `uriTemplate`. */
export interface ListedResource {
  uri?: string
  uriTemplate?: string
  name: string
  title: string
  description: string
  mimeType: string
}

/** What a resource holds: text, or bytes in base64. */
export type ResourceContents = { uri: string; mimeType: string } & ({ text: string } | { blob: string })

/** How a call came in. `session` is one object for each connection; the product keeps what it has told that client there. */
export interface CallContext {
  session?: { toldOfDroppedKeys: boolean }
  signal?: AbortSignal
  /** Who calls (name and version), and under which id of the protocol: for the log. */
  client?: string
  request?: string | number
  /** Hears at least every ten seconds what a long call is busy with; `progress` grows, and has no known end. */
  progress?: (update: { progress: number; message: string }) => void
  /** Absent where the client has no way to ask a person. */
  person?: Person
}

/** Who answers: names and numbers for the protocol's own introduction. */
export interface ProductInfo {
  name: string
  title: string
  version: string
  /** What an agent should know before its first call. */
  instructions: string
  /** The `experimental.godot_mcp` capability. */
  capability: { [key: string]: string | number | string[] }
}

/** The whole server without any protocol: what the code that speaks MCP sees of it, and all that it sees. */
export interface Product {
  info(): ProductInfo
  /** The enabled tools, in the contract's order. */
  listTools(): Promise<ListedTool[]>
  /** Never throws. */
  callTool(name: string, args: Json, context?: CallContext): Promise<CallAnswer>
  listResources(): ListedResource[]
  /** null where the URI names nothing. */
  readResource(uri: string): Promise<ResourceContents | null>
  /** Calls `listener` once for each real change of the list of tools; the returned function ends it. */
  onToolsChanged(listener: () => void): () => void
  /** Begins to listen for the editor, once. Resolves after the first attempt, whatever became of it; a tool call does this by itself. */
  start(): Promise<void>
  /** Whether an editor is there at this moment. */
  editorAttached(): boolean
  /** The address the editor dials. */
  bridgeUrl(): string
  /** Ends everything the product holds. May be called twice. */
  close(): Promise<void>
}
