export type Json = Record<string, unknown>

/** Where a client finds the server: a command that it starts, or an address. */
export type Target =
  | { command: string; args: readonly string[]; env: Readonly<Record<string, string>> }
  | { url: string; token: string | null }

/** One thing that a client is told to do. */
export type Action =
  | { do: 'connect' | 'connect_without_token'; target: Target }
  | { do: 'list_tools' | 'list_resources' | 'await_change' | 'cancel' | 'close' }
  | { do: 'call' | 'begin'; tool: string; arguments?: Json }
  | { do: 'read'; uri: string }

/**
 * A client library behind the same few actions as the others. What it has seen comes back in one form, so that one expectation fits all:
 * - `connect`: `protocol`, `server`, `instructed`;
 * - `connect_without_token`: `refused`;
 * - `call`: `is_error`, `text`, `data`, `error` (ours), `progress`, or `protocol_error`;
 * - `begin` starts a call, and `cancel` gives it up and answers how it `ended`;
 * - `await_change` answers when the server has told of a changed list, since the last time or since the start.
 */
export interface InteropClient {
  do(action: Action, onProgress?: () => void): Promise<Json>
  /** Takes everything down, in whatever state it is. */
  end(): Promise<void>
}

/** Makes a client that speaks this revision. */
export type MakeClient = (protocol: string) => InteropClient

/** What a tool result is in the form that all clients share. */
export function seenResult(result: Json, progress: unknown[]): Json {
  const content = result['content'] as { text: string }[]
  const meta = result['_meta'] as Json | undefined
  return {
    is_error: result['isError'] === true,
    text: content[0]?.text,
    data: result['structuredContent'] ?? null,
    error: meta?.['godot_mcp/error'] ?? null,
    progress,
  }
}
