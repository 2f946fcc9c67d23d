/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Text that is equal exactly where two JSON values are: the order of keys says nothing, numbers count by their value. */
export function keyOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(keyOf).join(',')}]`
  if (!isObject(value)) return JSON.stringify(value) ?? 'null'
  const members = Object.keys(value).sort()
  return `{${members.map((key) => `${JSON.stringify(key)}:${keyOf(value[key])}`).join(',')}}`
}

export function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A step of a JSON pointer, escaped. */
export function pointerStep(step: string): string {
  return `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`
}

/** A value for a sentence: JSON, cut where it gets long. */
export function shown(value: unknown, length = 80): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > length ? `${text.slice(0, length - 1)}…` : text
}

/** Several values for a sentence. */
export function shownList(values: readonly unknown[], most = 6): string {
  const texts = values.slice(0, most).map((value) => shown(value))
  return values.length > most ? `${texts.join(', ')} and ${values.length - most} more` : texts.join(', ')
}
