import type { Bundle } from '../digest/bundle.js'

/** A frozen bundle as the text of its file: one line for each tool, shape and other member, so that two releases can be read side by side. */
export function frozenText(bundle: Bundle): string {
  const parts = Object.entries(bundle).map(([key, value]) => `  ${JSON.stringify(key)}: ${membersByLine(value)}`)
  return `{\n${parts.join(',\n')}\n}\n`
}

function membersByLine(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const lines = Array.isArray(value)
    ? value.map((member) => JSON.stringify(member))
    : Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${JSON.stringify(member)}`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  return lines.length === 0 ? open + close : `${open}\n${lines.map((line) => `    ${line}`).join(',\n')}\n  ${close}`
}
