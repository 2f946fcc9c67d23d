import type { Contract } from '../contract/contract.js'

/** The toolset that carries the means to enable the others; it is always on. */
export const CORE = 'core'

/** Which toolsets are enabled. One set for the whole server, whoever connects and whichever editor is attached. */
export class ToolsetGate {
  readonly #order: readonly string[]
  readonly #enabled: Set<string>
  readonly #listeners = new Set<() => void>()

  constructor(contract: Contract, atStart: readonly string[]) {
    this.#order = contract.toolsets.map((toolset) => toolset.name)
    this.#enabled = new Set([CORE, ...atStart])
  }

  /** Names of the enabled toolsets, in the contract's order. */
  enabled(): string[] {
    return this.#order.filter((name) => this.#enabled.has(name))
  }

  isEnabled(toolset: string): boolean {
    return this.#enabled.has(toolset)
  }

  /** Turns toolsets on or off. What already is so changes nothing, and tells nobody. */
  set(toolsets: readonly string[], on: boolean): void {
    const changing = toolsets.filter((name) => this.#enabled.has(name) !== on)
    for (const name of changing) if (on) this.#enabled.add(name)
    for (const name of changing) if (!on) this.#enabled.delete(name)
    if (changing.length > 0) for (const listener of [...this.#listeners]) listener()
  }

  /** Calls `listener` once for each real change; the returned function ends it. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}
