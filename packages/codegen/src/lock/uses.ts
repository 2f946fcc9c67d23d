import { BadInput } from '../bad-input.js'
import { isRecord } from '../live/list-all.js'

/** Fields by dotted path (`node.position.x`; lists are looked through), or all of them. */
export type Fields = '*' | readonly string[]

/** What is used of a tool. */
export interface ToolUse {
  readonly params: Fields
  readonly result: Fields
}

/** What a program uses of a contract. */
export interface Uses {
  readonly tools: Readonly<Record<string, ToolUse>>
  /** Error codes that it decides on. */
  readonly errors: readonly string[]
  readonly prompts: readonly string[]
  readonly resources: readonly string[]
}

export const NO_USES: Uses = { tools: {}, errors: [], prompts: [], resources: [] }

/** Uses as a person writes them: every part may be missing, and `true` for a tool means all of it. */
export function parseUses(json: unknown, source: string): Uses {
  const fail = (reason: string): never => {
    throw new BadInput(`${source}: ${reason}`)
  }
  if (!isRecord(json)) return fail('is no object with tools, errors, prompts, resources')
  const { tools = {}, errors = [], prompts = [], resources = [], ...rest } = json
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined) return fail(`'${unknown}' is none of tools, errors, prompts, resources`)
  if (!isRecord(tools)) return fail("'tools' is no object from a tool's name to { params, result }")
  const texts = (value: unknown, where: string): readonly string[] =>
    isTexts(value) ? value : fail(`'${where}' is no list of texts`)
  const fields = (value: unknown, where: string): Fields => (value === '*' ? value : texts(value, where))
  const entries = Object.entries(tools).map(([name, use]): [string, ToolUse] => {
    if (use === true) return [name, { params: '*', result: '*' }]
    if (!isRecord(use)) return fail(`'tools.${name}' is neither true nor an object with params and result`)
    return [
      name,
      {
        params: fields(use['params'] ?? [], `tools.${name}.params`),
        result: fields(use['result'] ?? [], `tools.${name}.result`),
      },
    ]
  })
  return mergeUses([
    {
      tools: Object.fromEntries(entries),
      errors: texts(errors, 'errors'),
      prompts: texts(prompts, 'prompts'),
      resources: texts(resources, 'resources'),
    },
  ])
}

/** All uses together, sorted. */
export function mergeUses(all: readonly Uses[]): Uses {
  const texts = (part: 'errors' | 'prompts' | 'resources'): string[] => [...new Set(all.flatMap((uses) => uses[part]))].sort()
  const names = [...new Set(all.flatMap(({ tools }) => Object.keys(tools)))].sort()
  const tools = names.map((name): [string, ToolUse] => {
    const found = all
      .flatMap((uses) => (Object.hasOwn(uses.tools, name) ? [uses.tools[name]] : []))
      .filter((use) => use !== undefined)
    return [
      name,
      { params: mergeFields(found.map(({ params }) => params)), result: mergeFields(found.map(({ result }) => result)) },
    ]
  })
  return { tools: Object.fromEntries(tools), errors: texts('errors'), prompts: texts('prompts'), resources: texts('resources') }
}

/** Paths sorted, without those that a shorter one holds already. */
export function mergeFields(all: readonly Fields[]): Fields {
  if (all.includes('*')) return '*'
  const paths = [...new Set(all.flatMap((fields) => (fields === '*' ? [] : fields)))].sort()
  return paths.filter((path) => !paths.some((shorter) => path.startsWith(`${shorter}.`)))
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}
