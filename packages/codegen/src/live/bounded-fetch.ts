import { BadInput } from '../bad-input.js'
import type { ByteBudget } from './byte-budget.js'

/**
 * `fetch` that stops reading a body when the budget is spent. What cannot be reached at all is told to `fail` too: on its way up through
 * the protocol library the reason gets lost.
 */
export function boundedFetch(budget: ByteBudget, fail: (reason: BadInput) => void): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init).catch((error: unknown) => {
      if (!init?.signal?.aborted) fail(new BadInput(`nothing answers there: ${reasonOf(error)}`, { cause: error }))
      throw error
    })
    if (response.body === null) return response
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          try {
            budget.spend(chunk.byteLength)
          } catch (error) {
            fail(error as BadInput)
            throw error
          }
          controller.enqueue(chunk)
        },
      }),
    )
    const { status, statusText, headers } = response
    const bounded = new Response(counted, { status, statusText, headers })
    // A response made by hand has no address, and the protocol library looks at it after a redirect.
    Object.defineProperty(bounded, 'url', { value: response.url })
    return bounded
  }
}

/** The system's own word for it stands some causes down. */
function reasonOf(error: unknown): string {
  let reason = error instanceof Error ? error.message : String(error)
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') reason = cause.code
  }
  return reason
}
