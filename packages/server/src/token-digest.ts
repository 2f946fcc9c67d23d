import { createHash } from 'node:crypto'

/** What stands for a token in comparisons: digests have one length, and comparing them tells nothing about how much of a token was right. */
export function tokenDigest(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
