import type { Difference } from './diff.js'

/** A difference that fits into an answer, and what to do where it had to be cut. */
export interface ShortDifference extends Difference {
  truncated: boolean
  hint: string | null
}

/** Largest difference that is given whole, in characters. */
const LIMIT = 25_000

/** Cuts the lists so that together they stay within the limit; each keeps a share, so that a long one does not hide a short one. */
export function shorten(difference: Difference): ShortDifference {
  if (JSON.stringify(difference).length <= LIMIT) return { ...difference, truncated: false, hint: null }
  const { added, removed, changed, renamed } = difference
  const share = LIMIT / 4
  const cut = {
    added: fit(added, share),
    removed: fit(removed, share),
    changed: fit(changed, share),
    renamed: fit(renamed, share),
  }
  const hint = `Cut to what fits: there are ${added.length} added, ${removed.length} removed, ${changed.length} changed, ${renamed.length} renamed. Compare a part with node_path.`
  return { ...cut, truncated: true, hint }
}

function fit<T>(list: readonly T[], limit: number): T[] {
  let left = limit
  const end = list.findIndex((item) => {
    left -= JSON.stringify(item).length + 1
    return left < 0
  })
  return end === -1 ? [...list] : list.slice(0, end)
}
