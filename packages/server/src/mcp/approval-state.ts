import { randomBytes, randomUUID } from 'node:crypto'
import { createRequestStateCodec, type ServerContext } from '@modelcontextprotocol/server'

/** What a client carries from a question to its second call. */
interface State {
  /** Of the question. */
  digest: string
  /** Makes each question one of its own. */
  id: string
}

/** One key for the life of the process: a state of another process, or of nobody, does not verify. */
const key = randomBytes(32)
/** Questions that were answered, with the time from which their states would not verify any more. */
const spent = new Map<string, number>()

const codec = (timeoutMs: number) => createRequestStateCodec<State>({ key, ttlSeconds: Math.ceil(timeoutMs / 1000) })

/** A state for a question: signed, bound to the tool and its very arguments by the digest, good for so long. */
export function mintState(digest: string, timeoutMs: number): Promise<string> {
  return codec(timeoutMs).mint({ digest, id: randomUUID() })
}

/** Whether a state is ours, in time, of this very question, and redeemed for the first time: one yes is good for one call. */
export async function redeemState(
  state: string,
  { digest, timeoutMs }: { digest: string; timeoutMs: number },
  context: ServerContext,
): Promise<boolean> {
  const now = Date.now()
  for (const [id, until] of spent) if (until < now) spent.delete(id)
  const held = await codec(timeoutMs)
    .verify(state, context)
    .catch(() => null)
  if (held?.digest !== digest || spent.has(held.id)) return false
  // A second more than the state lives, which counts in whole seconds.
  spent.set(held.id, now + timeoutMs + 1000)
  return true
}
