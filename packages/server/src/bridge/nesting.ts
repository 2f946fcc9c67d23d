import { BRIDGE } from '@godot-mcp/contract'

const QUOTE = 0x22
const BACKSLASH = 0x5c

/**
 * Why a JSON text must not be parsed, or null: it is nested so deep that working on its value would overrun the stack, or holds so many objects
 * and lists that reading them would stop everything else. Each character is looked at once and nothing is kept.
 */
export function overloadOf(text: string): string | null {
  // Each level, and each object or list, takes a character at least.
  if (text.length <= BRIDGE.max_depth) return null
  let depth = 0
  let structures = 0
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at)
    if (character === QUOTE) at = endOfText(text, at)
    else if (character === 0x7b || character === 0x5b) {
      if (++depth > BRIDGE.max_depth) return `it is nested deeper than ${BRIDGE.max_depth} levels`
      if (++structures > BRIDGE.max_structures) return `it holds more than ${BRIDGE.max_structures} objects and lists`
    } else if (character === 0x7d || character === 0x5d) depth--
  }
  return null
}

/** Where the text that begins at a quote ends; the end of everything where it does not. */
function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let slashes = 0
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes++
    if (slashes % 2 === 0) return end
  }
  return text.length
}
