/** The value below which `q` (0..1) of the samples lie. */
export function quantile(samples: readonly number[], q: number): number {
  if (samples.length === 0) throw new Error('no samples')
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] as number
}

export const median = (samples: readonly number[]): number => quantile(samples, 0.5)

/** Milliseconds that `work` takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/**
 * Runs several works in turn (A B C A B C …), so that a machine that drifts drifts for all of them alike.
 * Returns the milliseconds of each run, one list a work.
 */
export async function interleaved(rounds: number, works: readonly (() => Promise<unknown>)[], warmup = 1): Promise<number[][]> {
  const times: number[][] = works.map(() => [])
  for (let round = -warmup; round < rounds; round++) {
    for (const [index, work] of works.entries()) {
      const took = await timed(work)
      if (round >= 0) times[index]?.push(took)
    }
  }
  return times
}
