import { ERROR_CODES, REQUIRED_TOKENS } from '@godot-mcp/contract'
import type { Failure } from '../errors/tool-error.js'
import { isJsonObject, type JsonObject } from '../json.js'
import { overloadOf } from './nesting.js'

/** What a text frame of the editor turned out to be. */
export type Frame =
  | { kind: 'command'; command: string; params: JsonObject }
  | { kind: 'result'; id: string; result: JsonObject }
  | { kind: 'failure'; id: string; failure: Failure }
  /** JSON, but no envelope; `id` where it names one all the same. */
  | { kind: 'garbage'; id: string | null }
  /** Not read, because reading it would cost too much. */
  | { kind: 'overload'; id: string | null; reason: string }
  | { kind: 'not_json' }

/** Ids of ours have a few digits and commands a name; what is longer is a stranger's, and would only swell the log. */
const LONGEST_ID = 64
const LONGEST_NAME = 128
/** What is taken over of a failure that the addon words, in characters and entries. */
const LONGEST_HINT = 16_000
const LONGEST_SUGGESTION = 500
const MOST_SUGGESTIONS = 100

/** A command as it goes over the wire, keys in the contract's order. */
export function encodeCommand(id: string, command: string, params: JsonObject): string {
  return JSON.stringify({ id, command, params })
}

/** The notice to an editor that another one took its place. */
export function encodeReplaced(hint: string): string {
  return JSON.stringify({ id: 'peer_replaced', ok: false, error: 'PEER_REPLACED', hint })
}

/** The answer to a wrong token. */
export function encodeRefused(): string {
  const hint = `This server wants another token. ${REQUIRED_TOKENS.bridge_token.remedy}`
  return JSON.stringify({ id: 'auth', ok: false, error: 'VALIDATION_ERROR', hint, required: 'bridge_token' })
}

/** The answer on the availability path. */
export function encodeAvailability(busy: boolean): string {
  return JSON.stringify({ ok: true, busy })
}

/** Reads a text frame. Keys that the contract does not know are ignored; a wrong shape is an answer, never an exception. */
export function decodeFrame(text: string): Frame {
  const reason = overloadOf(text)
  if (reason !== null) return { kind: 'overload', id: leadingId(text), reason }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { kind: 'not_json' }
  }
  if (!isJsonObject(value)) return { kind: 'garbage', id: null }
  const id = typeof value['id'] === 'string' && value['id'].length <= LONGEST_ID ? value['id'] : null
  if (typeof value['command'] === 'string' && value['ok'] === undefined) {
    if (value['command'].length > LONGEST_NAME) return { kind: 'garbage', id: null }
    return { kind: 'command', command: value['command'], params: isJsonObject(value['params']) ? value['params'] : {} }
  }
  if (id !== null && value['ok'] === true && isJsonObject(value['result'])) return { kind: 'result', id, result: value['result'] }
  const failure = value['ok'] === false ? decodeFailure(value) : null
  return id !== null && failure !== null ? { kind: 'failure', id, failure } : { kind: 'garbage', id }
}

/** The id comes first in a frame of ours, so it can be had without reading the rest. */
function leadingId(text: string): string | null {
  return /^\s*\{\s*"id"\s*:\s*"([^"\\]{1,64})"/.exec(text.slice(0, 1_000))?.[1] ?? null
}

function decodeFailure(value: JsonObject): Failure | null {
  const { error, hint, required, suggestions } = value
  if (typeof error !== 'string' || !/^[A-Z][A-Z0-9_]{0,63}$/.test(error)) return null
  const failure: Failure = known(error, typeof hint === 'string' ? hint.slice(0, LONGEST_HINT) : '')
  if (typeof required === 'string' && /^[a-z][a-z0-9_]{0,63}$/.test(required)) failure.required = required
  if (Array.isArray(suggestions)) {
    const names = suggestions.filter((name): name is string => typeof name === 'string').slice(0, MOST_SUGGESTIONS)
    if (names.length > 0) failure.suggestions = names.map((name) => name.slice(0, LONGEST_SUGGESTION))
  }
  return failure
}

/** Callers are promised a closed list of codes. One that is not on it is a newer addon's, or no addon's. */
function known(error: string, hint: string): Failure {
  const record = Object.hasOwn(ERROR_CODES, error) ? ERROR_CODES[error as keyof typeof ERROR_CODES] : undefined
  if (record !== undefined && !('wireOnly' in record)) return { error, hint }
  return { error: 'INTERNAL_ERROR', hint: `The addon failed with ${error}, which this server has no meaning for: ${hint}` }
}
