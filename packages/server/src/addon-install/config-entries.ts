/** A section header of a Godot config file, by its place in the text. */
export interface SectionLine {
  kind: 'section'
  name: string
  start: number
  /** Behind the header's last character, before its line end. */
  end: number
}

/** A `key=value` of a Godot config file, by its place in the text; the value may run over several lines. */
export interface Entry {
  kind: 'entry'
  section: string
  key: string
  start: number
  valueStart: number
  end: number
}

/**
 * Finds the sections and entries of a Godot config file. It reads values only as far as needed to find their end: text in quotes may hold
 * anything, line ends and brackets included, so that looking for `[section]` at line starts would find the wrong ones.
 */
export function configEntries(text: string): (SectionLine | Entry)[] {
  const found: (SectionLine | Entry)[] = []
  let section = ''
  let at = 0
  while (at < text.length) {
    const lineEnd = endOfLine(text, at)
    const line = text.slice(at, lineEnd)
    const header = /^\s*\[([^\]]*)\]\s*$/.exec(line)
    const entry = /^\s*([^\s;[=][^=]*?)\s*=/.exec(line)
    let end = lineEnd
    if (header !== null) {
      section = header[1] ?? ''
      found.push({ kind: 'section', name: section, start: at, end })
    } else if (entry !== null) {
      const valueStart = at + entry[0].length
      end = endOfValue(text, valueStart)
      found.push({ kind: 'entry', section, key: entry[1] ?? '', start: at, valueStart, end })
    }
    at = end + lineBreakAt(text, end).length
  }
  return found
}

/** The line break at a place: `\r\n`, `\n`, or nothing. */
export function lineBreakAt(text: string, at: number): string {
  if (text.startsWith('\r\n', at)) return '\r\n'
  return text.startsWith('\n', at) ? '\n' : ''
}

function endOfLine(text: string, from: number): number {
  const newline = text.indexOf('\n', from)
  if (newline === -1) return text.length
  return newline > from && text[newline - 1] === '\r' ? newline - 1 : newline
}

/** A value ends with its line, unless a quote or a bracket is still open there. */
function endOfValue(text: string, from: number): number {
  let depth = 0
  let quoted = false
  for (let at = from; at < text.length; at++) {
    const char = text.charAt(at)
    if (quoted) {
      if (char === '\\') at++
      else if (char === '"') quoted = false
    } else if (char === '"') quoted = true
    else if ('([{'.includes(char)) depth++
    else if (')]}'.includes(char)) depth--
    else if (depth <= 0 && lineBreakAt(text, at) !== '') return at
  }
  return text.length
}
