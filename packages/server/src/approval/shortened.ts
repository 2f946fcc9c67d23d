import { createHash } from 'node:crypto'

/** What of a long text stands at its two ends. */
const HEAD = 1_000
const TAIL = 300
/** Levels of nesting that are shown. */
const DEPTH = 16

/**
 * A value as somebody who has to judge it should see it: long texts (source code, base64) by their ends, long lists by their beginning, about
 * `budget` characters in all. What is left out says so, with its size and its SHA-256, so that nothing can hide behind the shortening unseen.
 */
export function shortened(value: unknown, budget: number): unknown {
  let left = budget
  return shorten(value, DEPTH)

  function shorten(part: unknown, depth: number): unknown {
    if (typeof part === 'string') return text(part)
    if (typeof part !== 'object' || part === null) {
      left -= String(part).length
      return part
    }
    const members = Object.entries(part)
    if (depth === 0 || (left <= 0 && members.length > 0)) return leftOut(part)
    const shown: [string, unknown][] = []
    for (const [key, member] of members) {
      if (left <= 0) break
      left -= key.length + 4
      shown.push([text(key), shorten(member, depth - 1)])
    }
    const missing = members.length - shown.length
    const note = `${missing} more left out; all: ${sizeOf(JSON.stringify(part))}`
    if (Array.isArray(part)) return [...shown.map(([, member]) => member), ...(missing > 0 ? [`[${note}]`] : [])]
    return Object.fromEntries([...shown, ...(missing > 0 ? [['…', `[${note}]`]] : [])])
  }

  function text(whole: string): string {
    if (whole.length <= HEAD + TAIL && whole.length <= Math.max(left, 0)) {
      left -= whole.length
      return whole
    }
    const head = Math.min(HEAD, Math.max(left, 64))
    if (whole.length <= head) return whole
    const tail = left > HEAD + TAIL ? TAIL : 0
    left -= head + tail
    return `${whole.slice(0, head)} […${sizeOf(whole)}…] ${tail === 0 ? '' : whole.slice(-tail)}`
  }
}

function leftOut(value: unknown): string {
  return `[left out; ${sizeOf(JSON.stringify(value))}]`
}

function sizeOf(whole: string): string {
  return `${whole.length} characters, sha256 ${createHash('sha256').update(whole).digest('hex')}`
}
