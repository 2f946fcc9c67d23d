import type { ToolDescriptor } from '@godot-mcp/contract'
import { fail } from '../errors/tool-error.js'

/**
 * Largest message a client is sent, in characters. Clients on the official SDK give up the connection at 10 MiB, and a result travels twice
 * in its message: as data, and as text with every quote escaped.
 */
const MAX_MESSAGE = 9_500_000

/**
 * Refuses a result that would cost the caller its connection. The tools bound their default answers themselves, and say how to get the rest;
 * this is the wall behind that. Throws RESPONSE_TOO_LARGE.
 */
export function checkSize(tool: ToolDescriptor, text: string, changed: boolean): void {
  if (text.length * 3 <= MAX_MESSAGE) return
  const size = text.length + JSON.stringify(text).length
  if (size <= MAX_MESSAGE) return
  const outcome = changed ? ' The change itself was made.' : ''
  const hint = `The answer to ${tool.name} makes a message of ${size} characters, and ${MAX_MESSAGE} are possible. Ask for less: a smaller depth, a narrower path, a page.${outcome}`
  fail({ error: 'RESPONSE_TOO_LARGE', hint, ...(changed && { may_have_applied: true }) })
}
