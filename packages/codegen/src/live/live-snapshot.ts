import { BadInput } from '../bad-input.js'
import { ownMarks } from '../publish/listed-tool.js'
import { widenInput } from '../publish/widen-input.js'
import { isRecord } from './list-all.js'
import { sorted, sortedSchema } from './sorted.js'

/** What a server said: the handshake and the lists it has. */
export interface Answers {
  readonly name?: string | undefined
  readonly version?: string | undefined
  readonly capabilities?: Readonly<Record<string, unknown>>
  readonly tools?: readonly Record<string, unknown>[] | undefined
  readonly prompts?: readonly Record<string, unknown>[] | undefined
  readonly resources?: readonly Record<string, unknown>[] | undefined
  readonly templates?: readonly Record<string, unknown>[] | undefined
}

/** A snapshot of a running server: the JSON that `diff` compares, sorted and without times. A list that the server has not is left out. */
export interface LiveSnapshot {
  readonly server?: string
  readonly version?: string
  readonly contract_version?: number
  readonly min_compatible_contract?: number
  readonly tools?: readonly Record<string, unknown>[]
  readonly prompts?: readonly Record<string, unknown>[]
  readonly resources?: readonly string[]
}

/** Puts answers into the form of a snapshot. An unchanged server gives the same text, whatever order it answers in. */
export function liveSnapshot({ name, version, capabilities, tools, prompts, resources, templates }: Answers): LiveSnapshot {
  const lists = [resources, templates].filter((list) => list !== undefined)
  return {
    ...(name !== undefined && { server: name }),
    ...(version !== undefined && { version }),
    ...contractNumbers(capabilities),
    ...(tools && { tools: byName(tools.map(tool), 'tool') }),
    ...(prompts && { prompts: byName(prompts.map(prompt), 'prompt') }),
    ...(lists.length > 0 && { resources: [...new Set(lists.flat().map(address))].sort() }),
  }
}

/** Servers of our contract say its numbers in the handshake. */
function contractNumbers(
  capabilities: Answers['capabilities'],
): Pick<LiveSnapshot, 'contract_version' | 'min_compatible_contract'> {
  const experimental = capabilities?.['experimental']
  for (const offer of isRecord(experimental) ? Object.values(experimental) : []) {
    if (!isRecord(offer)) continue
    const { contract_version: current, min_compatible_contract: oldest } = offer
    if (!isNumber(current)) continue
    return { contract_version: current, ...(isNumber(oldest) && { min_compatible_contract: oldest }) }
  }
  return {}
}

function tool(entry: Record<string, unknown>): Record<string, unknown> {
  const { name, title, description, annotations, inputSchema, outputSchema } = entry
  const own = ownMarks(entry)
  return present({
    name: nameOf(entry, 'tools/list'),
    toolset: own?.toolset,
    safety: own?.safety,
    deprecated: own?.deprecated && sorted(own.deprecated),
    title: text(title),
    description: text(description),
    annotations: isRecord(annotations) ? sorted(annotations) : undefined,
    inputSchema: schema(own ? widenInput(inputSchema) : inputSchema, name),
    outputSchema: schema(outputSchema, name),
  })
}

function prompt(entry: Record<string, unknown>): Record<string, unknown> {
  const { title, description, arguments: list } = entry
  const args = Array.isArray(list) ? list.filter(isRecord) : []
  return present({
    name: nameOf(entry, 'prompts/list'),
    title: text(title),
    description: text(description),
    arguments: args.map((argument) =>
      present({
        name: nameOf(argument, 'prompts/list'),
        description: text(argument['description']),
        required: argument['required'] === true,
      }),
    ),
  })
}

function address(entry: Record<string, unknown>): string {
  const uri = entry['uri'] ?? entry['uriTemplate']
  if (typeof uri !== 'string') throw new BadInput('an entry of its resources has no address')
  return uri
}

/** In the order of names. The same entry twice is one; two of a name that differ cannot be compared with anything. */
function byName(entries: Record<string, unknown>[], kind: string): Record<string, unknown>[] {
  const found = new Map<unknown, Record<string, unknown>>()
  for (const entry of entries) {
    const other = found.get(entry['name'])
    if (other !== undefined && JSON.stringify(other) !== JSON.stringify(entry))
      throw new BadInput(`it lists the ${kind} '${entry['name']}' twice, in two ways`)
    found.set(entry['name'], entry)
  }
  return [...found.entries()].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)).map(([, entry]) => entry)
}

function nameOf(entry: Record<string, unknown>, method: string): string {
  if (typeof entry['name'] !== 'string') throw new BadInput(`an entry of ${method} has no name`)
  return entry['name']
}

function schema(value: unknown, tool: unknown): unknown {
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'boolean' && !isRecord(value)) throw new BadInput(`a schema of the tool '${tool}' is no schema`)
  return sortedSchema(value)
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value)
}

function present(parts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined))
}
