import { env, stderr } from 'node:process'

/** How much a run throws at the product: the slice that every change has to pass, and the full run of `TORTURE=1`. */
const SLICE = { frames: 5_000, calls_fake: 200, calls_real: 20 }
const FULL: Amounts = { frames: 100_000, calls_fake: 10_000, calls_real: 500 }

/** Frames of the bridge altogether and calls of each tool with the fake and with the real editor. */
type Amounts = { readonly [kind in keyof typeof SLICE]: number }

/** Whether this is the full run. */
const isTorture = env['TORTURE'] === '1'

/** How much of each kind this run does. */
export const amounts: Amounts = isTorture ? FULL : SLICE

/** How many minutes a test may take that does its whole amount. */
export const patienceMs = (isTorture ? 60 : 5) * 60_000

/**
 * What all random choices of this run follow from. The slice is the same for everybody, so that it fails only by what a change did; the full
 * run looks for news, from another seed each time. `FUZZ_SEED` sets it, to repeat a run.
 */
const seed = chosenSeed()

/**
 * What a property of fast-check runs with; says at the start what it takes to repeat it. fast-check says the same, with the path to the smallest
 * case, when one fails.
 */
export function fuzzRun(name: string, numRuns: number): { seed: number; numRuns: number; endOnFailure: boolean } {
  stderr.write(`fuzz ${name}: ${numRuns} runs from FUZZ_SEED=${seed}${isTorture ? ' TORTURE=1' : ''}\n`)
  // Making a case smaller repeats it many times; the full run has no time for that, and the slice finds it again.
  return { seed, numRuns, endOnFailure: isTorture }
}

function chosenSeed(): number {
  const set = env['FUZZ_SEED']
  if (set === undefined || set === '') return isTorture ? Date.now() % 0x7fff_ffff : 20_261_130
  if (!/^-?\d{1,10}$/.test(set)) throw new Error(`FUZZ_SEED: "${set}" is not a whole number of at most ten digits`)
  return Number(set)
}
