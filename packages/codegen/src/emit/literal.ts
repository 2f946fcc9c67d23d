const WIDTH = 130

/** A JSON value as a TypeScript literal in our format: short things on one line, the rest one member a line. */
export function literal(value: unknown, indent = 0, used = indent): string {
  const line = oneLine(value)
  if (used + line.length <= WIDTH || typeof value !== 'object' || value === null) return line
  const pad = ' '.repeat(indent + 2)
  const end = `\n${' '.repeat(indent)}`
  if (Array.isArray(value)) return `[\n${value.map((item) => `${pad}${literal(item, indent + 2)},`).join('\n')}${end}]`
  const members = entries(value).map(([name, item]) => {
    const start = `${pad}${propertyName(name)}: `
    return `${start}${literal(item, indent + 2, start.length + 1)},`
  })
  return `{\n${members.join('\n')}${end}}`
}

/** A text as a TypeScript string literal. */
export function quote(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')
  if (!escaped.includes("'")) return `'${escaped}'`
  return escaped.includes('"') ? `'${escaped.replaceAll("'", "\\'")}'` : `"${escaped}"`
}

/** A property's name, quoted only where it must be. */
function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name)
}

function oneLine(value: unknown): string {
  if (typeof value === 'string') return quote(value)
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = entries(value).map(([name, item]) => `${propertyName(name)}: ${oneLine(item)}`)
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}

function entries(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, item]) => item !== undefined)
}
