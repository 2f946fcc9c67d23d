import { compile } from 'json-schema-to-typescript'
import type { Printable } from './printable.js'

// The library respells names (`AABB` becomes `Aabb`), so it prints this one and ours is put in its place.
const PLACEHOLDER = 'PrintedType'

/** The declaration of a type, in our format. */
export async function printType(name: string, schema: Printable): Promise<string> {
  // The library types its argument by an older draft, where some keywords that it ignores had other types.
  const text = await compile(structuredClone(schema) as object, PLACEHOLDER, {
    additionalProperties: false,
    bannerComment: '',
    declareExternallyReferenced: false,
    // Its formatter costs more than everything else together; what it would do to these few forms is done below.
    format: false,
    ignoreMinAndMaxItems: true,
  })
  return tidy(text.replace(PLACEHOLDER, name))
}

/** Indents by braces, puts one-line comments on one line, and drops the parentheses around a whole type. */
function tidy(text: string): string {
  let depth = 0
  let inComment = false
  const lines: string[] = []
  for (const raw of unwrapped(text.trim())
    .replace(/\/\*\*\n \* ([^\n]*)\n \*\//g, '/** $1 */')
    .split('\n')) {
    const line = raw.trim()
    if (line === '') continue
    if (line.startsWith('/**')) inComment = true
    const closes = !inComment && /^[}\])]/.test(line)
    const pad = '  '.repeat(depth - (closes ? 1 : 0))
    lines.push(pad + (inComment && line.startsWith('*') ? ' ' : '') + (inComment ? line : unwrapped(line)))
    // Two brackets on one line indent once, and close on one line.
    if (!inComment) depth += Math.sign(opened(line))
    if (line.endsWith('*/')) inComment = false
  }
  return lines.join('\n')
}

/** How many braces and brackets a line opens more than it closes; those inside string literals aside. */
function opened(line: string): number {
  const code = line.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '')
  return (code.match(/[{([]/g) ?? []).length - (code.match(/[})\]]/g) ?? []).length
}

function unwrapped(line: string): string {
  const [, start, type] = /^((?:\/\*\*.*?\*\/\n)?[^\n]*?(?:\?|\w|"|\])(?:: | = ))\((.*)\)$/s.exec(line) ?? []
  if (start === undefined || type === undefined) return line
  let depth = 0
  for (const letter of type.replace(/"(?:[^"\\]|\\.)*"/g, '')) {
    if (letter === '(') depth++
    if (letter === ')' && --depth < 0) return line
  }
  return start + type
}
