import type { Snapshot } from './snapshot.js'

/** How many snapshots are kept. */
const CAPACITY = 32

/** Keeps the snapshots that were used last, under ids that are given out once. */
export class SnapshotStore {
  readonly #kept = new Map<string, Snapshot>()
  #count = 0

  /** Keeps a snapshot and answers with its id. What was used longest ago makes room. */
  keep(snapshot: Snapshot): string {
    const id = `s${++this.#count}`
    this.#kept.set(id, snapshot)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > CAPACITY && oldest !== undefined) this.#kept.delete(oldest)
    return id
  }

  /** The snapshot of this id, which now counts as used last; null where it is unknown or had to make room. */
  find(id: string): Snapshot | null {
    const snapshot = this.#kept.get(id)
    if (snapshot === undefined) return null
    this.#kept.delete(id)
    this.#kept.set(id, snapshot)
    return snapshot
  }

  /** The ids of those that are kept, the one used longest ago first. */
  ids(): string[] {
    return [...this.#kept.keys()]
  }
}
