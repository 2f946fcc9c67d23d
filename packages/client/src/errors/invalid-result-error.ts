import { brand, hasBrand } from './brand.js'

/** One place where a result differs from its schema. */
export interface ResultProblem {
  /** JSON pointer into the result; empty for the result itself. */
  readonly path: string
  readonly message: string
}

/** A result does not fit the contract's schema. Thrown only with `validateResults: true`; the call itself has happened. */
export class InvalidResultError extends Error {
  override readonly name = 'InvalidResultError'
  readonly tool: string
  readonly problems: readonly ResultProblem[]
  /** The result as it came. */
  readonly result: unknown

  constructor(tool: string, problems: readonly ResultProblem[], result: unknown) {
    const list = problems.map(({ path, message }) => `${path || 'the result'}: ${message}`).join('; ')
    super(`${tool} answered with a result that its contract does not allow: ${list}. The call was carried out.`)
    this.tool = tool
    this.problems = problems
    this.result = result
    brand(this, 'InvalidResultError')
  }
}

/** Whether `value` is an {@link InvalidResultError}, also one made by another copy of this package. */
export function isInvalidResultError(value: unknown): value is InvalidResultError {
  return hasBrand(value, 'InvalidResultError')
}
