import { isDeepStrictEqual } from 'node:util'
import { DESCRIPTORS, type ToolDescriptor, type ToolExample, type ToolName, WIRE_COMMANDS } from '@godot-mcp/contract'
import { examples } from '@godot-mcp/contract/examples'
import type { WireCommand } from './wire.js'

const tools = new Map(
  Object.values<Record<string, ToolDescriptor & { readonly name: ToolName }>>(DESCRIPTORS)
    .flatMap((toolset) => Object.values(toolset))
    .filter(({ runs }) => runs === 'editor')
    .map((tool) => [tool.name.replace('godot_', 'cmd_'), tool]),
)

const wireResults = new Map(
  Object.entries(WIRE_COMMANDS)
    .filter(([, { from, reply }]) => from === 'server' && reply)
    .map(
      ([
        name,
        {
          examples: [first],
        },
      ]) => [name, first?.result],
    ),
)

/** The commands that an addon of this contract answers. */
export const editorCommands: readonly string[] = [...tools.keys(), ...wireResults.keys()].sort()

/** The result of the example that fits the parameters best; `undefined` for a command that no addon answers. */
export function exampleResult({ command, params }: WireCommand): unknown {
  const tool = tools.get(command)
  if (tool === undefined) return wireResults.get(command)
  const { result } = pickExample(examples[tool.name], params)
  // A preview answers like the run, and says that it is one.
  const previews = tool.safety === 'mutating' || tool.safety === 'destructive'
  return previews ? { ...result, dry_run: params['dry_run'] === true } : result
}

// The server fills in defaults, so an example fits when all that it names is the same. Of several, the one that names most.
function pickExample(all: readonly ToolExample[], params: WireCommand['params']): ToolExample {
  const fits = ({ input }: ToolExample) => Object.entries(input).every(([key, value]) => isDeepStrictEqual(params[key], value))
  const [best = all[0]] = all.filter(fits).sort((a, b) => Object.keys(b.input).length - Object.keys(a.input).length)
  if (best === undefined) throw new Error('The contract has a tool without an example.')
  return best
}
