import { TOOLSETS } from '@godot-mcp/contract'
import { published } from '@godot-mcp/contract/published'
import { type Behaviour, failWith, type Held, hold, type WireFailure } from '@godot-mcp/testing'
import { expect } from 'vitest'
import type { Action, Json } from './clients/client.js'
import steps from './script.json' with { type: 'json' }

/** What the editor has to do with a step. */
export interface EditorPart {
  command: string
  /** What it must get, at least. */
  gets?: Json
  replies?: Json
  /** Result fields that repeat parameters, over those of the example. */
  echoes?: Record<string, string>
  fails?: WireFailure
  /** Holds the answer back: until the client has heard of progress, or for ever. */
  waits_for?: 'progress' | 'ever'
}

/** One step of the script that every client runs. */
export interface Step {
  step: string
  only?: 'token'
  do: Action['do']
  tool?: string
  arguments?: Json
  uri?: string
  editor?: EditorPart
  expect: Json
  /** A line of the server's log that follows, at least these fields of it. */
  logs?: Json
}

/** The script, in order. */
export const script: readonly Step[] = steps as Step[]

/** How the fake editor plays its part of a step, and what lets a held answer go. */
export function behaviourOf(part: EditorPart): { behaviour: Behaviour; held: Held | null } {
  const answer: Behaviour = (answering) => {
    if (part.fails !== undefined) return failWith(part.fails)(answering)
    const result = part.replies === undefined ? { ...(answering.example() as Json) } : (filled(part.replies) as Json)
    for (const [field, parameter] of Object.entries(part.echoes ?? {})) result[field] = answering.command.params[parameter]
    answering.succeed(result)
  }
  if (part.waits_for === undefined) return { behaviour: answer, held: null }
  const held = hold(answer)
  return { behaviour: held.behaviour, held }
}

/** A value of the script with its long texts written out. */
function filled(value: unknown): unknown {
  return walk(value, (name, operand) => {
    if (name !== '$repeat') return undefined
    const [text, times] = operand as [string, number]
    return text.repeat(times)
  })
}

/** An expectation of the script as vitest knows it. `run` has the values of `$of`. */
export function expected(value: unknown, run: Record<string, string>): unknown {
  return walk(filled(value), (name, operand) => {
    if (name === '$of') return run[String(operand)]
    if (name === '$like') return expect.stringMatching(new RegExp(String(operand)))
    if (name === '$holds') return expect.arrayContaining([operand])
    if (name === '$published') return publishedOf(operand as string[])
    return undefined
  })
}

/** Replaces each object of one `$` key; `replace` answers undefined for a key that is not its own. */
function walk(value: unknown, replace: (name: string, operand: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => walk(each, replace))
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  const entries = Object.entries(value)
  const [first] = entries
  if (entries.length === 1 && first !== undefined) {
    const replaced = replace(first[0], first[1])
    if (replaced !== undefined) return replaced
  }
  return Object.fromEntries(entries.map(([key, each]) => [key, walk(each, replace)]))
}

function publishedOf(toolsets: readonly string[]): unknown[] {
  const names = new Set(TOOLSETS.filter(({ name }) => toolsets.includes(name)).flatMap(({ tools }) => tools as readonly string[]))
  return published.filter(({ name }) => names.has(name))
}
