/** A list that grows, and lets its readers wait for what is not in it yet. */
export class WaitList<T> {
  readonly #items: T[] = []
  readonly #taken = new Set<T>()
  readonly #wakeUps = new Set<() => void>()

  /** Everything so far, oldest first. */
  get items(): readonly T[] {
    return this.#items
  }

  push(item: T): void {
    this.#items.push(item)
    for (const wakeUp of [...this.#wakeUps]) wakeUp()
  }

  /**
   * The first item that `matches` and was not taken before, as soon as it is there.
   *
   * @throws after `timeoutMs`, with `describe()` as the reason: a test should fail with a sentence, not hang.
   */
  take(matches: (item: T) => boolean, timeoutMs: number, describe: () => string): Promise<T> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        const found = this.#items.find((item) => !this.#taken.has(item) && matches(item))
        if (found === undefined) return
        this.#taken.add(found)
        end()
        resolve(found)
      }
      const end = (): void => {
        clearTimeout(timer)
        this.#wakeUps.delete(look)
      }
      const timer = setTimeout(() => {
        end()
        reject(new Error(describe()))
      }, timeoutMs)
      this.#wakeUps.add(look)
      look()
    })
  }
}
