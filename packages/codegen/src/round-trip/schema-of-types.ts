import type { Definition } from 'typescript-json-schema'
import { BadInput } from '../bad-input.js'

/** JSON Schemas of TypeScript types, by the name of the type. They refer to each other as `#/definitions/<name>`. */
export type TypeSchemas = Record<string, Definition>

/**
 * Turns the types of some files into JSON Schemas (draft-07). `names` picks the exported ones to start from; without it all are taken. The
 * library keeps neither the signatures of functions nor what TypeScript cannot say.
 */
export async function schemasOfTypes(files: readonly string[], names?: readonly string[]): Promise<TypeSchemas> {
  const library = await loadLibrary()
  const program = library.getProgramFromFiles([...files], {
    lib: ['es2022'],
    types: [],
    target: 'es2022',
    module: 'nodenext',
    moduleResolution: 'nodenext',
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    noEmit: true,
  })
  const generator = library.buildGenerator(program, {
    aliasRef: false,
    ignoreErrors: true,
    ref: true,
    required: true,
    strictNullChecks: true,
    topRef: false,
  })
  if (generator === null) throw new Error(`the compiler refuses ${files.join(', ')}`)
  const symbols = names ?? generator.getMainFileSymbols(program)
  const { definitions = {} } = generator.getSchemaForSymbols([...symbols])
  return Object.fromEntries(
    Object.entries(definitions).map(([name, definition]) => [localName(name), withLocalRefs(definition) as Definition]),
  )
}

/** It brings the compiler along, which most commands do not need: so it is an optional peer, and loaded when it is used. */
async function loadLibrary(): Promise<typeof import('typescript-json-schema')> {
  try {
    return await import('typescript-json-schema')
  } catch (error) {
    throw new BadInput('this command reads TypeScript types; install typescript-json-schema beside @godot-mcp/codegen', {
      cause: error,
    })
  }
}

/** A type of a file of our own is named with the absolute path of the file; the path is of this machine and goes. */
function localName(name: string): string {
  return name.replace(/^import\(.*\)\./, '')
}

const REF = '#/definitions/'

function withLocalRefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLocalRefs)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) =>
      key === '$ref' && typeof member === 'string' && member.startsWith(REF)
        ? [key, REF + localName(decodeURIComponent(member.slice(REF.length)))]
        : [key, withLocalRefs(member)],
    ),
  )
}
