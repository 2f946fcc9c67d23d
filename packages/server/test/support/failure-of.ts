import { type Failure, ToolError } from '../../src/errors/tool-error.js'

/** The failure that a promise must reject with. */
export async function failureOf(work: Promise<unknown>): Promise<Failure> {
  return work.then(
    (value) => {
      throw new Error(`It did not fail: ${JSON.stringify(value)}`)
    },
    (error) => asFailure(error),
  )
}

/** The failure that a function must throw. */
export function failureThrown(work: () => unknown): Failure {
  let value: unknown
  try {
    value = work()
  } catch (error) {
    return asFailure(error)
  }
  throw new Error(`It did not fail: ${JSON.stringify(value)}`)
}

function asFailure(error: unknown): Failure {
  if (error instanceof ToolError) return error.failure
  throw error
}
