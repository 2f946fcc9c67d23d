import type { ValidateFunction, ValidationProblem } from '@godot-mcp/contract'
import { fail } from '../errors/tool-error.js'
import { isJsonObject, type JsonObject, quoteJson } from '../json.js'
import { describeSchema } from '../schema/describe.js'
import { nearestNames } from '../suggest/nearest.js'

/** Keywords that only report what another issue at the same place says better. */
const SUMMARIES = new Set(['anyOf', 'oneOf', 'if', 'not'])

/**
 * Checks repaired arguments and fills in the defaults, in place. Throws VALIDATION_ERROR with one line for each parameter that does not fit:
 * its name, what was given, what is allowed; for an unknown one the nearest that exists.
 */
export function validateInput(args: JsonObject, schema: JsonObject, validator: ValidateFunction): JsonObject {
  if (validator(args)) return args
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {}
  const issues = [...(validator.errors ?? [])]
  const unknown = issues
    .filter((issue) => issue.keyword === 'additionalProperties' && issue.instancePath === '')
    .map(nameOfUnknown)
  const lines = [...unknown.map((name) => unknownLine(name, properties)), ...parameterLines(issues, args, properties)]
  const suggestions = unknown.flatMap((name) => nearestNames(name, Object.keys(properties)))
  return fail({
    error: 'VALIDATION_ERROR',
    hint: lines.join('\n'),
    ...(suggestions.length > 0 && { suggestions: [...new Set(suggestions)] }),
  })
}

function parameterLines(issues: readonly ValidationProblem[], args: JsonObject, properties: JsonObject): string[] {
  const byParameter = new Map<string, ValidationProblem[]>()
  for (const issue of issues) {
    const name = parameterOf(issue)
    if (name !== null) byParameter.set(name, [...(byParameter.get(name) ?? []), issue])
  }
  return [...byParameter].map(([name, found]) => parameterLine(name, found, args, properties[name]))
}

function parameterLine(name: string, issues: readonly ValidationProblem[], args: JsonObject, schema: unknown): string {
  if (!Object.hasOwn(args, name)) return `${name}: missing; needed: ${describeSchema(schema)}`
  // Where several shapes are allowed, the findings of the single branches contradict each other; the whole is described instead.
  const severalShapes = issues.some((issue) => SUMMARIES.has(issue.keyword))
  const [first] = issues
  const place = severalShapes || first === undefined ? [name] : segments(first.instancePath)
  const at = place.slice(1)
  const value = at.reduce<unknown>(memberOf, args[name])
  const path = place.join('.')
  if (!severalShapes && first?.keyword === 'additionalProperties') {
    return `${path}: unknown key ${quoteJson(nameOfUnknown(first))}; allowed: ${describeSchema(at.reduce(schemaOf, schema))}`
  }
  if (!severalShapes && first?.keyword === 'required') return `${path}: lacks ${String(first.params['missingProperty'])}`
  return `${path}: got ${quoteJson(value)}; allowed: ${describeSchema(at.reduce(schemaOf, schema))}`
}

function unknownLine(name: string, properties: JsonObject): string {
  const [near] = nearestNames(name, Object.keys(properties), 1)
  const valid = Object.keys(properties)
  const list = valid.length === 0 ? 'this tool takes none' : `valid: ${valid.join(', ')}`
  return `${name}: unknown parameter; ${near === undefined ? '' : `did you mean ${near}? `}${list}`
}

function parameterOf(issue: ValidationProblem): string | null {
  const [first] = segments(issue.instancePath)
  if (first !== undefined) return first
  return issue.keyword === 'required' ? String(issue.params['missingProperty']) : null
}

function nameOfUnknown(issue: ValidationProblem): string {
  return String(issue.params['additionalProperty'])
}

/** A JSON pointer's parts. */
function segments(pointer: string): string[] {
  const parts = pointer.split('/').slice(1)
  return parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
}

function memberOf(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[Number(key)]
  return isJsonObject(value) ? value[key] : undefined
}

function schemaOf(schema: unknown, key: string): unknown {
  if (!isJsonObject(schema)) return undefined
  const { properties, items, additionalProperties } = schema
  if (isJsonObject(properties) && Object.hasOwn(properties, key)) return properties[key]
  return items ?? additionalProperties
}
