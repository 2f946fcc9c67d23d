import type { Output } from './build.js'

/** What the command line says to a command. */
export interface Call {
  /** The words after the command's own, options aside. */
  readonly words: readonly string[]
  /** The value of an option; the last one where it was given more than once. */
  option(name: string): string | undefined
  /** All values of an option, in order. */
  options(name: string): readonly string[]
  /** Whether a switch was given. */
  flag(name: string): boolean
  /** The folder that holds `schemas/contract.json`: `--root`, or the nearest one upwards. */
  readonly root: string | undefined
}

/** A command of `godot-contract`. Its module is loaded when it runs, so that one command never pays for another. */
export interface Command {
  /** The lines of the help text: how it is called, then its options, indented. */
  readonly help: string
  /** Options that take a value, without the dashes. */
  readonly options?: readonly string[]
  /** Options that take none. */
  readonly flags?: readonly string[]
  /** Whether it works on a project, and says so where there is none. */
  readonly needsProject?: boolean
  /** Exit code: 0 all is well, 1 something is wrong, 2 it was not understood or could not be read (also by throwing `BadInput`). */
  run(call: Call, out: Output): number | Promise<number>
}
