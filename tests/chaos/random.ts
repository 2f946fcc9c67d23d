import { isTorture } from '../torture/report.js'

/** What all random choices follow from: fixed in CI, new in each full run; `CHAOS_SEED` repeats one. */
export const seed = Number(process.env['CHAOS_SEED'] ?? (isTorture ? Date.now() % 1_000_000 : 4_711))

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function randomNumbers(start: number): () => number {
  let state = start >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
