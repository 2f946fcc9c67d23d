import { INVALID_REQUEST, type JSONRPCErrorResponse, parseJSONRPCMessage } from '@modelcontextprotocol/server'
import { isJsonObject } from '../json.js'

const MESSAGE =
  'Invalid request: this is no JSON-RPC message of MCP. It takes jsonrpc, an id, a method, and params as an object where there are any; no batches.'

/** The errors to answer those requests with, among lines of text, that are no valid messages but have an id which somebody waits for. */
export function answersToBroken(text: string): JSONRPCErrorResponse[] {
  return text.split('\n').flatMap((line) => {
    const value = parsed(line)
    return isMessage(value) ? [] : [value].flat().flatMap(answerTo)
  })
}

function answerTo(value: unknown): JSONRPCErrorResponse[] {
  if (!isJsonObject(value) || value['method'] === undefined) return []
  const { id } = value
  if (typeof id !== 'string' && !(typeof id === 'number' && Number.isInteger(id))) return []
  return [{ jsonrpc: '2.0', id, error: { code: INVALID_REQUEST, message: MESSAGE } }]
}

function isMessage(value: unknown): boolean {
  try {
    parseJSONRPCMessage(value)
    return true
  } catch {
    return false
  }
}

/** What is not even JSON has no id that could be answered. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
