import { createHash } from 'node:crypto'
import type { Safety, ToolDescriptor } from '@godot-mcp/contract'
import type { JsonObject } from '../json.js'
import { shortened } from './shortened.js'

/** A call that waits for a yes or a no. */
export interface ApprovalQuestion {
  tool: string
  safety: Safety
  /** The checked arguments, defaults filled in: what will be carried out. */
  params: JsonObject
  /** For the person who decides: the tool, what it does, and the arguments in short. */
  text: string
  /** Stands for the tool and these very arguments. An answer to a question with another digest is no answer to this one. */
  digest: string
}

/** Characters of the arguments that a person is shown. */
const SHOWN_TO_A_PERSON = 4_000

/** Characters that a text is not drawn as it is written by: they turn its direction, or have no width. */
const DECEPTIVE = /[\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g

/** Puts a call as a question. */
export function questionOf(tool: ToolDescriptor, params: JsonObject): ApprovalQuestion {
  const { name, safety, flags } = tool
  const deeds = [
    ...(safety === 'read_only' ? [] : [safety]),
    ...(flags.includes('executes_code') ? ['can make code run'] : []),
    ...(flags.includes('writes_disk') ? ['writes files'] : []),
  ]
  const shown = JSON.stringify(shortened(params, SHOWN_TO_A_PERSON), null, 2).replace(DECEPTIVE, escaped)
  return {
    tool: name,
    safety,
    params,
    text: `Allow ${name} (${deeds.join(', ')}) with these arguments?\n\n${shown}`,
    digest: createHash('sha256')
      .update(JSON.stringify([name, sorted(params)]))
      .digest('base64url'),
  }
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** The same value whatever the order of its keys, and a different one for any different value. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return { entries: entries.map(([key, member]) => [key, sorted(member)]) }
}
