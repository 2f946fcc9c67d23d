/** How to reach a server that already runs and speaks HTTP. */
export interface HttpOptions {
  /** Where it speaks the protocol, as its log says: `http://127.0.0.1:9090/mcp`. */
  readonly url: string | URL
  /** What it was given as `GODOT_MCP_AUTH_TOKEN`, where it asks for one. Sent to this address alone. */
  readonly token?: string | undefined
}
