import type { Bound, NumberAlt } from './node.js'

/** The stricter of two lower bounds. */
export function higher(a: Bound | undefined, b: Bound | undefined): Bound | undefined {
  if (!a || !b) return a ?? b
  if (a.value !== b.value) return a.value > b.value ? a : b
  return a.exclusive ? a : b
}

/** The stricter of two upper bounds. */
export function lower(a: Bound | undefined, b: Bound | undefined): Bound | undefined {
  if (!a || !b) return a ?? b
  if (a.value !== b.value) return a.value < b.value ? a : b
  return a.exclusive ? a : b
}

/** Bounds of whole numbers in inclusive form. */
export function wholeBounds({ min, max }: Pick<NumberAlt, 'min' | 'max'>): Pick<NumberAlt, 'min' | 'max'> {
  return {
    min: min && { value: min.exclusive ? Math.floor(min.value) + 1 : Math.ceil(min.value), exclusive: false },
    max: max && { value: max.exclusive ? Math.ceil(max.value) - 1 : Math.floor(max.value), exclusive: false },
  }
}

/** Whether one number is a whole multiple of another, with the tolerance that decimal fractions need. */
export function isMultiple(value: number, of: number): boolean {
  const quotient = value / of
  return Math.abs(quotient - Math.round(quotient)) < 1e-9 * Math.max(1, Math.abs(quotient))
}

/** The alternative in its normal form; undefined if no number is left. */
export function settleNumber(alt: NumberAlt): NumberAlt | undefined {
  const integer = alt.integer || alt.multiples.some(Number.isInteger)
  const multiples = [...new Set(alt.multiples.filter((step) => step > 0 && !(integer && isMultiple(1, step))))].sort(
    (a, b) => a - b,
  )
  const { min, max } = integer ? wholeBounds(alt) : alt
  if (min && max && (min.value > max.value || (min.value === max.value && (min.exclusive || max.exclusive)))) return undefined
  return { ...alt, integer, multiples, min, max }
}

export function numberFits(alt: NumberAlt, value: number): boolean {
  const { integer, min, max, multiples } = alt
  if (integer && !Number.isInteger(value)) return false
  if (min && (min.exclusive ? value <= min.value : value < min.value)) return false
  if (max && (max.exclusive ? value >= max.value : value > max.value)) return false
  return multiples.every((step) => isMultiple(value, step))
}
