import type { Ajv } from 'ajv'
import { Ajv as Ajv07 } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'
import formats from 'ajv-formats'
import { sharedShapesOf } from '../diff/shared-shapes.js'
import type { RawSchema, Snapshot, SnapshotTool } from '../diff/snapshot.js'
import { bundleValidators } from '../emit/bundle-validators.js'
import { quote } from '../emit/literal.js'
import type { Group } from './client-model.js'

/** Validators as ES modules by the name of their file, and a line for each schema that no validator can be made of. */
export interface ClientValidators {
  readonly modules: ReadonlyMap<string, string>
  readonly faults: readonly string[]
}

/** Standalone validators of all tools, a module for each group. A schema that does not compile is left out and named. */
export async function clientValidators(snapshot: Snapshot, groups: readonly Group[]): Promise<ClientValidators> {
  const faults: string[] = []
  const sources = new Map<string, string>()
  for (const { file, methods } of groups) {
    const parts: string[] = []
    const rows: string[] = []
    for (const [index, { tool }] of methods.entries()) {
      const sides = sidesOf(tool).flatMap(([side, schema]) => {
        const found = compile(schema, snapshot)
        if ('fault' in found) {
          faults.push(`${tool.name}: its ${side} schema makes no validator: ${found.fault}`)
          return []
        }
        const symbol = `${side}${index}`
        parts.push(`const ${symbol} = (() => {\n${found.code}\n})()`)
        return [`${side}: ${symbol}`]
      })
      rows.push(`[${quote(tool.name)}]: { ${sides.join(', ')} }`)
    }
    sources.set(file, [...parts, `export const validators = {\n${rows.join(',\n')}\n}`].join('\n'))
  }
  return { modules: await bundleValidators(sources), faults }
}

function sidesOf({ inputSchema, outputSchema }: SnapshotTool): ['input' | 'result', RawSchema][] {
  return [
    ...(inputSchema === undefined ? [] : [['input', inputSchema] as ['input', RawSchema]]),
    ...(outputSchema === undefined ? [] : [['result', outputSchema] as ['result', RawSchema]]),
  ]
}

/** A validator for each schema by itself: what two tools call by the same `$id` must not meet. */
function compile(schema: RawSchema, snapshot: Snapshot): { readonly code: string } | { readonly fault: string } {
  let fault = ''
  // Some patterns are only patterns without the `u` flag.
  for (const unicodeRegExp of [true, false]) {
    try {
      const ajv = createAjv(schema, unicodeRegExp)
      ajv.addSchema(withShared(schema, snapshot), 'check')
      if (ajv.getSchema('check') === undefined) return { fault: 'it cannot be compiled' }
      const code = standalone.default(ajv, { check: 'check' })
      const [exported, name] = /export const check ?= ?(\w+);/.exec(code) ?? ['']
      return { code: `${code.replace('"use strict";', '').replace(exported, '')}\nreturn ${name}` }
    } catch (error) {
      fault = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    }
  }
  return { fault }
}

function createAjv(schema: RawSchema, unicodeRegExp: boolean): Ajv {
  const options = {
    strict: false,
    allErrors: true,
    validateSchema: false,
    validateFormats: true,
    logger: false,
    unicodeRegExp,
    code: { source: true, esm: true },
  } as const
  const dialect = typeof schema === 'object' ? schema['$schema'] : undefined
  const ajv = typeof dialect === 'string' && /draft-0[3-7]/.test(dialect) ? new Ajv07(options) : new Ajv2020(options)
  formats.default(ajv)
  return ajv
}

/** The schema with the shapes it may refer to as `#/values/<name>`. */
function withShared(schema: RawSchema, snapshot: Snapshot): RawSchema {
  if (typeof schema === 'boolean' || !/"#\/(values|results|envelope)\//.test(JSON.stringify(schema))) return schema
  return { ...sharedShapesOf(snapshot), ...schema }
}
