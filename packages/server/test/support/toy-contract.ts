import type { ValidateFunction } from '@godot-mcp/contract'
import type { Contract, ServerTool } from '../../src/contract/contract.js'

/** A tool of a toy contract; everything but the name has a default. */
export interface ToyTool {
  name: string
  toolset?: string
  safety?: 'read_only' | 'mutating' | 'destructive' | 'runtime'
  runs?: 'editor' | 'server'
  flags?: ('executes_code' | 'writes_disk')[]
  profile?: 'read_only' | 'no_destructive' | 'full'
  asksApproval?: boolean
  aliases?: string[]
  deprecated?: { since: string; replacement: string }
  timeoutMs?: number
  run?: ServerTool
  /** Whether a result fits. */
  fits?: (result: Record<string, unknown>) => boolean
}

const accept: ValidateFunction = () => true

/** A contract of a few tools in the toolsets `core` and `extra`, with arguments of any kind. */
export function toyContract(tools: readonly ToyTool[], digest = 'sha256:toy'): Contract {
  const whole = tools.map((tool) => ({
    toolset: 'core',
    safety: 'read_only' as const,
    runs: 'editor' as const,
    aliases: [],
    command: tool.name.replace(/^godot_/, 'cmd_'),
    flags: [],
    profile: 'read_only' as const,
    asksApproval: false,
    requires: [],
    paths: { always: [], optional: [] },
    inputSchema: { type: 'object' as const },
    ...tool,
  }))
  const inToolset = (toolset: string) => whole.filter((tool) => tool.toolset === toolset)
  const toolset = (name: string, isDefault: boolean, minGodot: string | null) => ({
    name,
    title: name,
    description: `The toolset ${name}.`,
    minGodot,
    default: isDefault,
    tools: inToolset(name).map((tool) => tool.name),
  })
  return {
    numbers: {
      contract_version: 1,
      min_compatible_contract: 1,
      version: '2026.11.30',
      package_version: '1.0.0',
      contract_digest: digest,
    },
    toolsets: [toolset('core', true, null), toolset('extra', false, null)],
    bundles: {},
    tools: new Map(whole.map((tool) => [tool.name, tool])),
    resources: [],
    withheld: new Map(),
    published: async () => [],
    definitions: async (name) => inToolset(name),
    validators: async (name) =>
      Object.fromEntries(inToolset(name).map((tool) => [tool.name, { input: accept, result: resultValidator(tool.fits) }])),
    serverTool: async (name) => whole.find((tool) => tool.name === name)?.run ?? (() => ({})),
  }
}

function resultValidator(fits: ToyTool['fits']): ValidateFunction {
  const validate: ValidateFunction = (value) => {
    const ok = fits === undefined || fits(value as Record<string, unknown>)
    validate.errors = ok
      ? null
      : [{ keyword: 'type', instancePath: '/made', schemaPath: '', params: {}, message: 'must be boolean' }]
    return ok
  }
  return validate
}
