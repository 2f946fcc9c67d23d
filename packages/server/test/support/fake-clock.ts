import type { Clock } from '../../src/clock.js'

/** Time that moves only when a test says so. */
export class FakeClock implements Clock {
  #now = 0
  readonly #timers = new Map<number, { at: number; task: () => void }>()
  #nextId = 0

  now(): number {
    return this.#now
  }

  after(ms: number, task: () => void): () => void {
    const id = this.#nextId++
    this.#timers.set(id, { at: this.#now + ms, task })
    return () => void this.#timers.delete(id)
  }

  /** Lets time pass; every timer that is due runs at its own moment, those that it sets included. */
  advance(ms: number): void {
    const end = this.#now + ms
    for (let next = this.#due(end); next !== undefined; next = this.#due(end)) {
      this.#timers.delete(next.id)
      this.#now = next.at
      next.task()
    }
    this.#now = end
  }

  /** How many timers are waiting. */
  get pending(): number {
    return this.#timers.size
  }

  #due(end: number): { id: number; at: number; task: () => void } | undefined {
    const due = [...this.#timers].map(([id, timer]) => ({ id, ...timer })).filter(({ at }) => at <= end)
    return due.sort((a, b) => a.at - b.at || a.id - b.id)[0]
  }
}
