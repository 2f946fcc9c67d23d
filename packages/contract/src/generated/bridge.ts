// Generated from schemas/ by `godot-contract build`. Do not edit.

/** What both ends of the bridge have to agree on beside its messages. */
export const BRIDGE = {
  url_variable: 'GODOT_MCP_BRIDGE_URL',
  token_variable: 'GODOT_MCP_BRIDGE_TOKEN',
  default_url: 'ws://127.0.0.1:9080',
  probe_path: '/probe',
  max_frame_bytes: 33554432,
  max_depth: 512,
  max_structures: 1000000,
  replaced_word: 'replaced',
  refused_word: 'bridge_token',
} as const
