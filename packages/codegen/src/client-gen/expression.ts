/** A type as text. */
export interface Expression {
  readonly text: string
  /** How many alternatives it holds at its top; they multiply where types are intersected. */
  readonly width: number
  /** Whether the text is the body of one object and nothing else. */
  readonly isObject?: boolean
}

export const UNKNOWN: Expression = { text: 'unknown', width: 1 }
export const NEVER: Expression = { text: 'never', width: 1 }

// The compiler gives up on unions of 100,000 members, and is slow long before.
const WIDEST = 2000

/** A type that is written as one word or one bracket. */
export function atom(text: string): Expression {
  return { text, width: 1 }
}

/** Any of them. */
export function union(members: readonly Expression[]): Expression {
  if (members.some(({ text }) => text === 'unknown')) return UNKNOWN
  const kept = distinct(members.filter(({ text }) => text !== 'never'))
  const [first, second] = kept
  if (first === undefined) return NEVER
  if (second === undefined) return first
  const width = kept.reduce((sum, member) => sum + member.width, 0)
  // Literals are cheap as long as nothing multiplies them.
  return width > WIDEST && !kept.every(({ text }) => isLiteral(text))
    ? UNKNOWN
    : { text: kept.map(({ text }) => text).join(' | '), width }
}

/** All of them at once. What would make the compiler multiply beyond measure is left out: the type is then wider than the schema. */
export function intersection(members: readonly Expression[]): Expression {
  if (members.some(({ text }) => text === 'never')) return NEVER
  const kept: Expression[] = []
  let width = 1
  for (const member of distinct(members.filter(({ text }) => text !== 'unknown'))) {
    if (kept.length > 0 && width * member.width > WIDEST) continue
    width *= member.width
    kept.push(member)
  }
  const [first, second] = kept
  if (first === undefined) return UNKNOWN
  return second === undefined ? first : { text: kept.map(grouped).join(' & '), width }
}

/** A list of it. */
export function listOf(item: Expression): Expression {
  return atom(`${grouped(item)}[]`)
}

/** In parentheses, where the text is more than one word, literal or bracket. */
export function grouped({ text, isObject }: Expression): string {
  return isObject || /^[\w$.]+(\[\])*$/.test(text) || isLiteral(text) ? text : `(${text})`
}

function distinct(members: readonly Expression[]): Expression[] {
  return [...new Map(members.map((member) => [member.text, member])).values()]
}

function isLiteral(text: string): boolean {
  return /^("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|-?[\d.e+-]+|true|false|null)$/.test(text)
}
