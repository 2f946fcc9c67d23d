import { BadInput } from '../bad-input.js'
import { fromList } from '../publish/listed-tool.js'
import type { Snapshot } from './snapshot.js'

type Json = Record<string, unknown>
type Check = (value: unknown) => string | undefined

/**
 * A snapshot out of a JSON value: a snapshot, a released bundle, an answer to `tools/list` (with or without its JSON-RPC frame), or a bare list
 * of tools. `source` names it in the one line that says why it is none of these.
 *
 * @throws BadInput
 */
export function parseSnapshot(json: unknown, source: string): Snapshot {
  const fail = (reason: string): never => {
    throw new BadInput(`${source}: ${reason}`)
  }
  const document = withPlainTools(unwrap(json))
  if (!isObject(document)) return fail(`is ${kindOf(document)}, not a snapshot (an object with tools, values, errors ...)`)
  const parts = Object.keys(PARTS).filter((part) => document[part] !== undefined)
  if (parts.length === 0) return fail(`has no part of a snapshot: none of ${Object.keys(PARTS).join(', ')}`)
  if (typeof document.nextCursor === 'string') return fail('is one page of a longer list (nextCursor); take a snapshot instead')
  for (const part of parts) {
    const reason = PARTS[part]?.(document[part])
    if (reason !== undefined) fail(`${part} ${reason}`)
  }
  return document as Snapshot
}

/** A snapshot out of the text of a JSON file. */
export function parseSnapshotText(text: string, source: string): Snapshot {
  if (text.trim() === '') throw new BadInput(`${source}: is empty`)
  let json: unknown
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new BadInput(`${source}: is not JSON: ${(error instanceof Error ? error.message : String(error)).split('\n')[0]}`)
  }
  return parseSnapshot(json, source)
}

function unwrap(json: unknown): unknown {
  if (Array.isArray(json))
    return json.length > 0 && json.every((tool) => isObject(tool) && 'name' in tool) ? { tools: json } : json
  if (!isObject(json) || !isObject(json.result)) return json
  return 'jsonrpc' in json || 'tools' in json.result ? json.result : json
}

/** Some writers say null for a schema that a tool has not, and a list of tools says some of what is compared under `_meta`. */
function withPlainTools(document: unknown): unknown {
  if (!isObject(document) || !Array.isArray(document.tools)) return document
  const tools = document.tools.map((tool: unknown) => {
    if (!isObject(tool)) return tool
    const { outputSchema, ...rest } = tool
    return fromList(outputSchema === null || outputSchema === undefined ? rest : tool)
  })
  return { ...document, tools }
}

const text: Check = (value) => (typeof value === 'string' ? undefined : `is ${kindOf(value)}, not a text`)
const count: Check = (value) => (Number.isSafeInteger(value) ? undefined : `is ${kindOf(value)}, not a whole number`)
const schema: Check = (value) =>
  isObject(value) || typeof value === 'boolean' ? undefined : `is ${kindOf(value)}, not a JSON Schema`
const flag: Check = (value) => (typeof value === 'boolean' ? undefined : `is ${kindOf(value)}, not true or false`)
const oneOf =
  (...words: readonly string[]): Check =>
  (value) =>
    words.includes(value as string) ? undefined : `is none of ${words.join(', ')}`
const list =
  (member: Check): Check =>
  (value) => {
    if (!Array.isArray(value)) return `is ${kindOf(value)}, not a list`
    return firstOf(value.map((entry, index) => [`[${index}]`, member(entry)]))
  }
const table =
  (member: Check): Check =>
  (value) => {
    if (!isObject(value)) return `is ${kindOf(value)}, not an object`
    return firstOf(Object.entries(value).map(([key, entry]) => [`.${key}`, member(entry)]))
  }
const fields =
  (checks: Record<string, Check>, needed: readonly string[] = []): Check =>
  (value) => {
    if (!isObject(value)) return `is ${kindOf(value)}, not an object`
    const missing = needed.find((key) => value[key] === undefined)
    if (missing !== undefined) return `has no ${missing}`
    return firstOf(
      Object.entries(checks).map(([key, check]) => [`.${key}`, value[key] === undefined ? undefined : check(value[key])]),
    )
  }
const either =
  (...checks: readonly Check[]): Check =>
  (value) =>
    checks.some((check) => check(value) === undefined) ? undefined : checks.at(-1)?.(value)
const named = (checks: Record<string, Check>): Check => distinct('name', list(fields({ name: text, ...checks }, ['name'])))

/** Two entries of one name would make the comparison depend on their order. */
function distinct(key: string, check: Check): Check {
  return (value) => {
    const reason = check(value)
    if (reason !== undefined) return reason
    const names = (value as Json[]).map((entry) => entry[key])
    const twice = names.find((name, index) => names.indexOf(name) < index)
    return twice === undefined ? undefined : `has '${String(twice)}' twice`
  }
}

const PARTS: Record<string, Check> = {
  version: text,
  contract_version: count,
  min_compatible_contract: count,
  tools: named({
    toolset: either(list(text), text),
    safety: oneOf('read_only', 'mutating', 'destructive', 'runtime'),
    dry_run: oneOf('none', 'offered', 'required'),
    confirm: oneOf('none', 'required'),
    flags: table(flag),
    aliases: list(text),
    title: text,
    description: text,
    annotations: table(() => undefined),
    inputSchema: schema,
    outputSchema: schema,
    deprecated: table(() => undefined),
  }),
  toolsets: list(either(text, fields({ name: text, title: text, description: text }, ['name']))),
  default_toolsets: list(text),
  prompts: named({ description: text, arguments: named({ required: flag }) }),
  resources: list(
    either(
      text,
      table(() => undefined),
    ),
  ),
  values: table(schema),
  results: table(schema),
  envelope: table(schema),
  errors: fields({
    codes: distinct('code', list(fields({ code: text, meaning: text, carries: list(text) }, ['code']))),
    required: list(either(text, fields({ token: text }, ['token']))),
  }),
  context: named({ type: text, required: flag }),
}

function firstOf(reasons: readonly (readonly [string, string | undefined])[]): string | undefined {
  const [where, reason] = reasons.find(([, found]) => found !== undefined) ?? []
  return reason === undefined ? undefined : /^[.[]/.test(reason) ? `${where}${reason}` : `${where} ${reason}`
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
