import { timingSafeEqual } from 'node:crypto'
import { tokenDigest } from '../token-digest.js'

/** Whether a token is the right one; takes as long for a wrong one, wherever the difference is and however long it is. */
export function sameToken(shown: unknown, right: string): boolean {
  return typeof shown === 'string' && timingSafeEqual(tokenDigest(shown), tokenDigest(right))
}
