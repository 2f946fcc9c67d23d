import { createRequire } from 'node:module'
import type { Ajv as AjvType, Options } from 'ajv'
import type { SharedShapes } from '../schema/document.js'
import { isObject } from '../schema/json.js'
import type { RawSchema } from '../snapshot.js'

/** Says whether a value is valid. */
export type Check = (value: unknown) => boolean

const OPTIONS: Options = { strict: false, validateSchema: false, logger: false, addUsedSchema: false, inlineRefs: true }

/** Compiles a schema of any dialect that ajv knows, with the shared shapes where it refers to them; undefined where it does not compile. */
export function compileCheck(schema: RawSchema, shared: SharedShapes = {}): Check | undefined {
  try {
    const whole = isObject(schema) ? { ...usedShapes(schema, shared), ...schema } : schema
    const ajv = ajvFor(schema)
    const check = ajv.compile(whole)
    // The validator is kept by whoever asked for it.
    ajv.removeSchema(whole)
    return (value) => check(value) === true
  } catch {
    return undefined
  }
}

// Loaded when the first witness is looked for: most comparisons need none, and a validator takes longer to load than they take.
const load = createRequire(import.meta.url)
const loaded = new Map<string, AjvType>()

function ajvFor(schema: RawSchema): AjvType {
  const { $schema: dialect, ...rest } = isObject(schema) ? schema : {}
  const older =
    typeof dialect === 'string' ? /draft-0[3-7]/.test(dialect) : /"items":\[|"additionalItems"/.test(JSON.stringify(rest))
  const name = older ? 'ajv' : 'ajv/dist/2020.js'
  const known = loaded.get(name)
  if (known) return known
  const { default: Ajv } = load(name) as { default: new (options: Options) => AjvType }
  const ajv = new Ajv(OPTIONS)
  const { default: addFormats } = load('ajv-formats') as { default: (ajv: AjvType) => void }
  addFormats(ajv)
  loaded.set(name, ajv)
  return ajv
}

/** Only a schema that refers to shared shapes carries them. */
function usedShapes(schema: RawSchema, shared: SharedShapes): SharedShapes {
  const text = JSON.stringify(schema)
  return Object.fromEntries(Object.entries(shared).filter(([part, shapes]) => isObject(shapes) && text.includes(`"#/${part}/`)))
}
