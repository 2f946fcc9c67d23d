import { randomBytes } from 'node:crypto'
import { createRequestStateCodec, type ServerContext } from '@modelcontextprotocol/server'

/** One key for the life of the process: a state of another process, or of nobody, does not verify. */
const key = randomBytes(32)
/** States that were redeemed, with the time from which they would not verify any more. */
const spent = new Map<string, number>()

const codec = (seconds: number) => createRequestStateCodec<{ digest: string }>({ key, ttlSeconds: seconds })

/** What a client carries from the question to its second call: signed, bound to the question's digest, good for so many seconds. */
export function mintState(digest: string, timeoutMs: number): Promise<string> {
  return codec(Math.ceil(timeoutMs / 1000)).mint({ digest })
}

/** Whether a state is ours, in time, of this very question, and redeemed for the first time: one yes is good for one call. */
export async function redeemState(
  state: string,
  { digest, timeoutMs }: { digest: string; timeoutMs: number },
  context: ServerContext,
): Promise<boolean> {
  const now = Date.now()
  for (const [old, until] of spent) if (until < now) spent.delete(old)
  const held = await codec(Math.ceil(timeoutMs / 1000))
    .verify(state, context)
    .catch(() => null)
  if (held?.digest !== digest || spent.has(state)) return false
  spent.set(state, now + timeoutMs)
  return true
}
