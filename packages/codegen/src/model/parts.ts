import { walk } from '../schema/children.js'
import type { Schema } from '../schema/schema.js'
import { allTools, type Contract } from './contract.js'

/** A schema of the contract and the place it was written at. */
export interface Part {
  /** Path below `schemas/`. */
  readonly file: string
  /** JSON pointer inside the file; empty for a whole file. */
  readonly pointer: string
  readonly role: 'input' | 'result' | 'value' | 'result part' | 'envelope'
  readonly schema: Schema
}

/** Every schema of the contract: shapes, the two sides of each tool, the two sides of each wire command. */
export function parts(contract: Contract): Part[] {
  const roles = { value: 'value', result: 'result part', envelope: 'envelope' } as const
  return [
    ...[...contract.shapes.values()].map(({ file, kind, schema }): Part => ({ file, pointer: '', role: roles[kind], schema })),
    ...allTools(contract).flatMap(({ file, input, result }): Part[] => [
      { file, pointer: '/input', role: 'input', schema: input },
      { file, pointer: '/result', role: 'result', schema: result },
    ]),
    ...contract.commands.flatMap(({ file, params, result }): Part[] => [
      { file, pointer: '/params', role: 'input', schema: params },
      ...(result ? [{ file, pointer: '/result', role: 'result', schema: result } as const] : []),
    ]),
  ]
}

/** Calls `visit` for every schema of a part, however deep, with its JSON pointer inside the file. */
export function walkPart(part: Part, visit: (schema: Schema, pointer: string) => void): void {
  walk(part.schema, part.pointer, visit)
}
