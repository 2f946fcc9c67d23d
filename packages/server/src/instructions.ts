import { approverName } from './approval/approver.js'
import type { Config } from './config/config.js'
import type { Contract } from './contract/contract.js'
import type { ProductInfo } from './product.js'

/** The settings that keep things from clients. */
type SafetySettings = Pick<Config, 'safety' | 'approval'>

/** What an agent should know before its first call. `enabled` are the toolsets that are on at start. */
export function instructions(contract: Contract, enabled: readonly string[], settings: SafetySettings): string {
  const toolsets = contract.toolsets.map((toolset) => {
    const need = toolset.minGodot === null ? '' : ` Needs Godot ${toolset.minGodot}.`
    return `- ${toolset.name}${enabled.includes(toolset.name) ? ' (on)' : ''}: ${toolset.description}${need}`
  })
  const bundles = Object.entries(contract.bundles).map(
    ([name, bundle]) => `- ${name}: ${bundle.description} = ${bundle.toolsets.join(', ')}`,
  )
  return [
    'These tools drive a live Godot editor. Begin with godot_get_server_info: it tells which project and scene are open and what to do next.',
    '',
    'Tools come in toolsets. Turn on what you need with godot_enable_toolset (a toolset, a bundle, or several joined by commas); its answer holds',
    'the definitions of the tools that became callable.',
    ...toolsets,
    ...(bundles.length > 0 ? ['Bundles:', ...bundles] : []),
    '',
    'Safety, in _meta.safety_class of each tool: read_only changes nothing; mutating makes one undo step and can be previewed with dry_run=true;',
    'destructive can be previewed too and does nothing without confirm=true; runtime controls execution.',
    ...limits(settings),
    '',
    'A failure reads "CODE: hint [required=what is missing]". The hint says what to do next. BRIDGE_DISCONNECTED means that no editor is open:',
    'ask for the project to be opened in Godot with the Godot MCP plugin enabled; no restart is needed. After TIMEOUT read the state before you',
    'repeat a change. The core tools work with no editor.',
    '',
    'Node paths are relative to the scene root, which is "."; files are res:// paths. A result says what was really stored, and whether a save',
    'will keep it (persisted).',
  ].join('\n')
}

/** What the person who runs the server has ruled out. */
function limits({ safety: { profile, codeExecution }, approval }: SafetySettings): string[] {
  return [
    ...(profile === 'full' ? [] : [`This server runs with the safety profile ${profile}: tools above it do not exist here.`]),
    ...(codeExecution ? [] : ['Tools that run code (_meta.flags: executes_code) are off here.']),
    ...(approverName(approval) === 'none'
      ? []
      : [
          'A person is asked before each call that changes something, runs code or writes files; dry_run never asks. Preview first.',
        ]),
  ]
}

/** The `experimental.godot_mcp` capability: what a client can know about the server from the handshake alone. */
export function capability(contract: Contract, { safety, approval }: SafetySettings): ProductInfo['capability'] {
  const { contract_version, min_compatible_contract, contract_digest, version } = contract.numbers
  return {
    version,
    contract_version,
    min_compatible_contract,
    contract_digest,
    min_godot: '4.4',
    safety_profile: safety.profile,
    code_execution: safety.codeExecution ? 'on' : 'off',
    approval: approverName(approval),
    toolset_count: contract.toolsets.length,
    prompts: [],
    resources: contract.resources.map((resource) => resource.uri ?? resource.uriTemplate ?? ''),
  }
}
