/** Remembers which toolsets are enabled and enables the others on first use, once however many calls wait for it. */
export class ToolsetGate {
  readonly #enable: (toolset: string) => Promise<void>
  readonly #open = new Map<string, Promise<void>>()

  /** `enabled` are the toolsets that need no call. */
  constructor(enabled: readonly string[], enable: (toolset: string) => Promise<void>) {
    this.#enable = enable
    for (const toolset of enabled) this.#open.set(toolset, Promise.resolve())
  }

  /**
   * Waits until `toolset` is enabled and returns the pass for it. A call that the server refuses all the same (somebody
   * disabled the toolset, or the server was started again) hands its pass back as `stale` to have it enabled again.
   */
  async pass(toolset: string, stale?: Pass): Promise<Pass> {
    let opening = this.#open.get(toolset)
    if (opening === undefined || opening === stale?.opening) {
      opening = this.#enable(toolset)
      this.#open.set(toolset, opening)
    }
    try {
      await opening
      return { opening }
    } catch (error) {
      if (this.#open.get(toolset) === opening) this.#open.delete(toolset)
      throw error
    }
  }
}

/** Proof that a toolset was enabled at some time. */
export interface Pass {
  readonly opening: Promise<void>
}
