import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Definition } from 'typescript-json-schema'
import { diffSchemas } from '../diff/diff-schemas.js'
import type { Finding } from '../diff/rules/rule.js'
import type { RawSchema } from '../diff/snapshot.js'
import { commandTypeNames, toolTypeNames } from '../emit/type-names.js'
import { allTools, type Contract } from '../model/contract.js'
import { expand } from '../schema/expand.js'
import type { Schema } from '../schema/schema.js'
import { erase, plainStrings } from './erase.js'
import { schemasOfTypes, type TypeSchemas } from './schema-of-types.js'

/** A generated type and the schema it was made from. */
interface Source {
  readonly type: string
  readonly side: 'input' | 'result'
  readonly schema: Schema
}

/**
 * Turns the generated types back into schemas and compares each with its source: every difference is something that the type says and the schema
 * does not, or the other way round. `folder` holds the generated TypeScript.
 */
export async function roundTripChanges(
  contract: Contract,
  folder: string,
): Promise<{ types: number; changes: readonly Finding[] }> {
  const sources = sourcesOf(contract)
  const back = await schemasOfTypes(filesOf(folder))
  const missing = sources.filter(({ type }) => back[type] === undefined)
  if (missing.length > 0) throw new Error(`the generated types lack ${missing.map(({ type }) => type).join(', ')}`)
  // Any difference counts, so that one direction tells of all.
  const changes = sources.flatMap(({ type, side, schema }) =>
    diffSchemas('input', erasedSource(schema, side, contract), erasedType(type, back), { tool: type, proofs: { left: 0 } }),
  )
  return { types: sources.length, changes }
}

function filesOf(folder: string): string[] {
  const types = join(folder, 'types')
  const tools = existsSync(types) ? readdirSync(types).map((file) => join(types, file)) : []
  return [join(folder, 'values.ts'), join(folder, 'commands.ts'), ...tools]
}

function sourcesOf(contract: Contract): Source[] {
  return [
    ...[...contract.shapes.values()].map(({ name, kind, schema }): Source => {
      return { type: name, side: kind === 'value' ? 'input' : 'result', schema }
    }),
    ...allTools(contract).flatMap((tool): Source[] => {
      const { params, result } = toolTypeNames(tool)
      return [
        { type: params, side: 'input', schema: tool.input },
        { type: result, side: 'result', schema: tool.result },
      ]
    }),
    ...contract.commands.flatMap((command): Source[] => {
      const { params, result } = commandTypeNames(command)
      const input: Source = { type: params, side: 'input', schema: command.params }
      return command.result ? [input, { type: result, side: 'result', schema: command.result }] : [input]
    }),
  ]
}

function erasedSource(schema: Schema, side: 'input' | 'result', { shapes }: Contract): RawSchema {
  const { schema: whole, defs } = expand(schema, shapes)
  const names = Object.keys(defs)
  if (names.length === 0) return { ...erase(whole, side) }
  return { ...erase(whole, side), $defs: Object.fromEntries(names.map((name) => [name, erase(defs[name] ?? {}, side)])) }
}

/** A type's schema with the definitions it needs beside it; they are erased as well, for what the library copies from comments. */
function erasedType(type: string, back: TypeSchemas): RawSchema {
  const needed = new Set<string>()
  const collect = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return
    for (const [key, member] of Object.entries(value)) {
      const name = key === '$ref' && typeof member === 'string' ? member.replace('#/definitions/', '') : undefined
      if (name !== undefined && !needed.has(name)) {
        needed.add(name)
        collect(back[name])
      }
      collect(member)
    }
  }
  collect(back[type])
  const definitions = Object.fromEntries([...needed].sort().map((name) => [name, eraseDefinition(back[name] ?? {})]))
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...eraseDefinition(back[type] ?? {}),
    ...(needed.size > 0 && { definitions }),
  }
}

/** What the library gives for our types is of the part of JSON Schema that the contract uses. */
function eraseDefinition(definition: Definition): Schema {
  return erase(plainStrings(definition as Schema), 'input')
}
