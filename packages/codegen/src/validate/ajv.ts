import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import { mapChildren } from '../schema/children.js'
import type { Schema } from '../schema/schema.js'
import type { Shapes } from '../schema/shapes.js'

/**
 * A validator of the contract's own dialect: strict, with all errors, filling in defaults, and able to give its code away.
 * ajv's 2020-12 class adds only keywords that the contract does not use (unevaluated*, dynamicRef), and pays for them in every function.
 */
export function createAjv(options: { source?: boolean } = {}): Ajv {
  const ajv = new Ajv({
    strict: true,
    strictRequired: true,
    allowUnionTypes: true,
    allErrors: true,
    useDefaults: true,
    // The contract's own meta-schema is narrower than the dialect's and has been checked before.
    validateSchema: false,
    ...(options.source && { code: { source: true, esm: true } }),
  })
  formats.default(ajv)
  return ajv
}

/** A validator of our meta-schemas, which are written in the whole dialect. */
export function createMetaAjv(): Ajv {
  return new Ajv({ strict: false, allErrors: true, validateSchema: false })
}

/** The id under which a file of the contract is known to ajv. */
export function schemaId(file: string): string {
  return `contract:/${file}`
}

/**
 * A schema as it is compiled: references by id, texts dropped, and an open enumeration (of a result) lets through what it does not know.
 * Titles of inline objects mean nothing to a validator.
 */
export function forAjv(schema: Schema): Schema {
  const {
    title: _t,
    description: _d,
    examples: _e,
    deprecated: _p,
    'x-open-enum': open,
    'x-opaque': _o,
    ...rest
  } = mapChildren(schema, forAjv)
  if (open) delete rest.enum
  if (rest.$ref !== undefined) rest.$ref = schemaId(rest.$ref)
  return rest
}

/** Makes every shape known, so that references to it resolve. */
export function addShapes(ajv: Ajv, shapes: Shapes): void {
  for (const { file, schema } of shapes.values()) ajv.addSchema(forAjv(schema), schemaId(file))
}
