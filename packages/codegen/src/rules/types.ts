import { isDeepStrictEqual } from 'node:util'
import { toolTypeNames } from '../emit/type-names.js'
import type { Fault } from '../fault.js'
import type { Contract } from '../model/contract.js'
import { allTools } from '../model/contract.js'
import { parts, walkPart } from '../model/parts.js'
import type { Schema } from '../schema/schema.js'
import { schemaFile } from '../source/layout.js'

// Names that mean something else in TypeScript, or that the contract package gives to a type of its own; a shape of that name would hide it.
const RESERVED = new Set(
  `Array Awaited Boolean Date Error Exclude Extract Function Infinity Intl JSON Map Math NaN Number Object Omit Partial Pick Promise Proxy
   Readonly Record Reflect RegExp Required Set String Symbol WeakMap WeakSet
   BundleRecord Compatibility Deprecation ErrorCode ObjectSchema PublishedTool RequiredToken ResourceRecord Safety ServedContract
   ToolDescriptor ToolExample ToolFailure ToolMap ToolName ToolsetName ToolsetRecord ToolValidators ValidateFunction ValidationProblem
   WideTool WireCommandMap WireCommandName WireCommandRecord`.split(/\s+/),
)

/** Names of generated types are valid, say one thing each, and need no counter to be unique. */
export function checkTypes(contract: Contract): Fault[] {
  const faults: Fault[] = []
  const seen = new Map<string, { file: string; schema: Schema }>()
  for (const tool of allTools(contract)) {
    for (const name of Object.values(toolTypeNames(tool))) seen.set(name, { file: tool.file, schema: {} })
  }
  for (const part of parts(contract)) {
    walkPart(part, (schema, pointer) => {
      const { title } = schema
      if (title === undefined || (pointer === part.pointer && part.pointer !== '')) return
      const fault = (reason: string): void =>
        void faults.push({ file: schemaFile(part.file), reason: `${pointer}/title: ${reason}` })
      if (!/^[A-Z][A-Za-z0-9]*$/.test(title))
        return fault(`'${title}' is no name for a type; it starts with a capital letter and holds letters and digits`)
      if (RESERVED.has(title)) return fault(`'${title}' is the name of a type of the language or of the contract`)
      const other = seen.get(title)
      seen.set(title, other ?? { file: part.file, schema })
      if (!other) return
      const hint = isDeepStrictEqual(withoutTexts(other.schema), withoutTexts(schema))
        ? 'move it into a file of its own'
        : 'two shapes need two names'
      fault(`the type '${title}' is declared in ${schemaFile(other.file)} too; ${hint}`)
    })
  }
  return faults
}

function withoutTexts({ description: _d, examples: _e, ...rest }: Schema): Schema {
  return rest
}
