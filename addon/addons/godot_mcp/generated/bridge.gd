# Generated from schemas/ by `godot-contract build`. Do not edit.
extends RefCounted

const URL_VARIABLE: String = "GODOT_MCP_BRIDGE_URL"
const TOKEN_VARIABLE: String = "GODOT_MCP_BRIDGE_TOKEN"
const DEFAULT_URL: String = "ws://127.0.0.1:9080"
const PROBE_PATH: String = "/probe"
const MAX_FRAME_BYTES: int = 33554432
const MAX_DEPTH: int = 512
const MAX_STRUCTURES: int = 1000000
const REPLACED_WORD: String = "replaced"
const REFUSED_WORD: String = "bridge_token"
