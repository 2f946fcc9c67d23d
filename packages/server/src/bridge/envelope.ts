import type { Failure } from '../errors/tool-error.js'
import { isJsonObject, type JsonObject } from '../json.js'

/** What a text frame of the editor turned out to be. */
export type Frame =
  | { kind: 'command'; command: string; params: JsonObject }
  | { kind: 'result'; id: string; result: JsonObject }
  | { kind: 'failure'; id: string; failure: Failure }
  /** JSON, but no envelope; `id` where it names one all the same. */
  | { kind: 'garbage'; id: string | null }
  | { kind: 'not_json' }

/** A command as it goes over the wire, keys in the contract's order. */
export function encodeCommand(id: string, command: string, params: JsonObject): string {
  return JSON.stringify({ id, command, params })
}

/** The notice to an editor that another one took its place. */
export function encodeReplaced(hint: string): string {
  return JSON.stringify({ id: 'peer_replaced', ok: false, error: 'PEER_REPLACED', hint })
}

/** The answer on the availability path. */
export function encodeAvailability(busy: boolean): string {
  return JSON.stringify({ ok: true, busy })
}

/** Reads a text frame. Keys that the contract does not know are ignored; a wrong shape is an answer, never an exception. */
export function decodeFrame(text: string): Frame {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { kind: 'not_json' }
  }
  if (!isJsonObject(value)) return { kind: 'garbage', id: null }
  const id = typeof value['id'] === 'string' ? value['id'] : null
  if (typeof value['command'] === 'string' && value['ok'] === undefined) {
    return { kind: 'command', command: value['command'], params: isJsonObject(value['params']) ? value['params'] : {} }
  }
  if (id !== null && value['ok'] === true && isJsonObject(value['result'])) return { kind: 'result', id, result: value['result'] }
  const failure = value['ok'] === false ? decodeFailure(value) : null
  return id !== null && failure !== null ? { kind: 'failure', id, failure } : { kind: 'garbage', id }
}

function decodeFailure(value: JsonObject): Failure | null {
  const { error, hint, required, suggestions } = value
  // A code that this build does not know is a newer addon's; the caller gets it as it is.
  if (typeof error !== 'string' || !/^[A-Z][A-Z0-9_]*$/.test(error)) return null
  const failure: Failure = { error, hint: typeof hint === 'string' ? hint : '' }
  if (typeof required === 'string' && required !== '') failure.required = required
  if (Array.isArray(suggestions)) {
    const names = suggestions.filter((name): name is string => typeof name === 'string')
    if (names.length > 0) failure.suggestions = names
  }
  return failure
}
