import { posix } from 'node:path'
import type { Ajv, ValidateFunction } from 'ajv'
import type { Fault } from '../fault.js'
import { schemaFile } from '../source/layout.js'
import type { Sources } from '../source/sources.js'
import { createMetaAjv } from '../validate/ajv.js'
import { explainAll } from '../validate/explain.js'

const META_OF: readonly [pattern: RegExp, meta: string][] = [
  [/^contract\.json$/, 'contract'],
  [/^bridge\.json$/, 'bridge'],
  [/^resources\.json$/, 'resources'],
  [/^paths\.json$/, 'paths'],
  [/^errors\/codes\.json$/, 'error-codes'],
  [/^errors\/required\.json$/, 'required-tokens'],
  [/^envelope\/[^/]+\.json$/, 'envelope'],
  [/^values\/[^/]+\.json$/, 'value'],
  [/^results\/[^/]+\.json$/, 'result'],
  [/^toolsets\/bundles\.json$/, 'bundles'],
  [/^toolsets\/[^/]+\.json$/, 'toolset'],
  [/^tools\/[^/]+\/[^/]+\.json$/, 'tool'],
  [/^commands\/[^/]+\.json$/, 'command'],
]
const NEEDED = ['bridge.json', 'contract.json', 'errors/codes.json', 'errors/required.json', 'paths.json', 'toolsets/core.json']

/** Holds every file against the meta-schema of its folder. Unknown keywords, misspelt keys and missing parts end here. */
export function checkMeta(sources: Sources): Fault[] {
  const ajv = createMetaAjv()
  for (const [path, schema] of sources.schemas) {
    if (path.startsWith('meta/')) ajv.addSchema(withoutDialect(schema), `contract:/${path}`)
  }
  const faults: Fault[] = []
  for (const path of NEEDED) if (!sources.schemas.has(path)) faults.push({ file: schemaFile(path), reason: 'is missing' })
  for (const [path, json] of sources.schemas) {
    if (path.startsWith('meta/')) continue
    const fault = (reason: string): void => void faults.push({ file: schemaFile(path), reason })
    const meta = META_OF.find(([pattern]) => pattern.test(path))?.[1]
    if (!meta) {
      fault('is in no folder that the contract knows')
      continue
    }
    const metaFile = `meta/${meta}.schema.json`
    const validate = validatorOf(ajv, metaFile, faults)
    if (validate && !validate(json)) for (const reason of explainAll(validate.errors ?? [])) fault(reason)
    const written = json !== null && typeof json === 'object' && '$schema' in json ? json.$schema : undefined
    const expected = relativeTo(path, metaFile)
    if (written !== expected) fault(`"$schema" must be "${expected}"`)
  }
  return faults
}

function validatorOf(ajv: Ajv, metaFile: string, faults: Fault[]): ValidateFunction | undefined {
  const fault = (reason: string): void => void faults.push({ file: schemaFile(metaFile), reason })
  try {
    const validate = ajv.getSchema(`contract:/${metaFile}`)
    if (!validate) fault('is missing')
    return validate
  } catch (error) {
    fault(`cannot be compiled: ${error instanceof Error ? error.message : error}`)
    return undefined
  }
}

function relativeTo(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}

/** The dialect is known; naming it would make ajv look its meta-schema up. */
function withoutDialect(schema: unknown): object {
  const { $schema: _dialect, ...rest } = Object(schema) as Record<string, unknown>
  return rest
}
