/** The line, from 1, on which the value of a JSON pointer begins in a JSON text; that of the nearest value around it where there is none. */
export function lineOfPointer(text: string, pointer: string): number {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  let at = skipSpace(text, 0)
  let line = at
  for (const step of steps) {
    const inside = memberAt(text, at, step)
    if (inside === undefined) break
    line = inside.key
    at = inside.value
  }
  return text.slice(0, line).split('\n').length
}

interface Member {
  /** Where the key begins, or the item of a list. */
  readonly key: number
  readonly value: number
}

function memberAt(text: string, at: number, step: string): Member | undefined {
  const list = text.charAt(at) === '['
  if (!list && text.charAt(at) !== '{') return undefined
  let position = skipSpace(text, at + 1)
  for (let index = 0; position < text.length && !'}]'.includes(text.charAt(position)); index++) {
    const key = position
    let name = String(index)
    if (!list) {
      const end = skipValue(text, position)
      name = JSON.parse(text.slice(position, end)) as string
      position = skipSpace(text, skipSpace(text, end) + 1)
    }
    if (name === step) return { key, value: position }
    position = skipSpace(text, skipValue(text, position))
    if (text.charAt(position) === ',') position = skipSpace(text, position + 1)
  }
  return undefined
}

/** Behind the value that begins here. */
function skipValue(text: string, start: number): number {
  let depth = 0
  let at = start
  do {
    const letter = text.charAt(at)
    if (letter === '"') {
      at++
      while (at < text.length && text.charAt(at) !== '"') at += text.charAt(at) === '\\' ? 2 : 1
    } else if (letter === '{' || letter === '[') depth++
    else if (letter === '}' || letter === ']') depth--
    else if (depth === 0 && /[^\s,]/.test(letter)) {
      while (at < text.length && !/[\s,\]}]/.test(text.charAt(at))) at++
      return at
    }
    at++
  } while (at < text.length && depth > 0)
  return at
}

function skipSpace(text: string, at: number): number {
  let position = at
  while (/\s/.test(text.charAt(position))) position++
  return position
}
