import type { Fault } from '../fault.js'
import { allTools, type Contract, type PathRules } from '../model/contract.js'
import { PATH_SHAPES } from '../model/path-parameters.js'
import { walk } from '../schema/children.js'
import { type Schema, typesOf } from '../schema/schema.js'
import { schemaFile } from '../source/layout.js'

const FILE = 'paths.json'
const PATH_NAME = /(?:^|_)(?:paths?|files?|filenames?|folders?|dirs?|directory|directories)$/
const PATH_WORD = /\b(?:paths?|files?|folders?|directory|directories)\b|res:\/\//i

/**
 * Whatever an input calls a path has the shape of one, since the shape is what keeps it inside the project; and each path rule does what its
 * examples say.
 */
export function checkPaths(contract: Contract): Fault[] {
  return [
    ...[...ruleFindings(contract.paths)].map((reason): Fault => ({ file: schemaFile(FILE), reason })),
    ...allTools(contract).flatMap((tool) =>
      unshaped(tool.input).map(
        (pointer): Fault => ({
          file: schemaFile(tool.file),
          reason: `/input${pointer}: is a path by its name or description; give it the shape of one ("$ref": one of ${[...PATH_SHAPES].sort().join(', ')}), which keeps it inside the project`,
        }),
      ),
    ),
  ]
}

function* ruleFindings({ rules, allowed }: PathRules): Generator<string> {
  const patterns: RegExp[] = []
  for (const [index, { refused, examples }] of rules.entries()) {
    const pattern = compiled(refused)
    if (pattern === null) {
      yield `/rules/${index}/refused: is no pattern`
      continue
    }
    patterns.push(pattern)
    for (const example of examples)
      if (!pattern.test(example)) yield `/rules/${index}/examples: ${JSON.stringify(example)} is not refused by its rule`
  }
  for (const path of allowed)
    if (patterns.some((pattern) => pattern.test(path))) yield `/allowed: ${JSON.stringify(path)} is refused by a rule`
}

function compiled(pattern: string): RegExp | null {
  try {
    return new RegExp(pattern, 'u')
  } catch {
    return null
  }
}

/** Pointers of the texts of an input that are called paths and have no shape of one. */
function unshaped(input: Schema): string[] {
  const found: string[] = []
  walk(input, '', (schema, pointer) => {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const value = property.items ?? property
      if (value.$ref !== undefined || value.enum !== undefined || !typesOf(value).includes('string')) continue
      if (PATH_NAME.test(name) || PATH_WORD.test(`${property.description} ${value.description}`))
        found.push(`${pointer}/properties/${name}`)
    }
  })
  return found
}
