import { BUILD_VERSION, CONTRACT_DIGEST, CONTRACT_VERSION } from '@godot-mcp/contract'
import { editorCommands } from './examples.js'

/** What an editor says of itself when it connects. */
export interface EditorIdentity {
  readonly project_path: string
  readonly godot_version: string
  readonly addon_version: string
  readonly contract_version?: number | undefined
  readonly contract_digest?: string | undefined
  readonly pid?: number | undefined
  readonly executable?: string | undefined
}

/** The identity of an editor with the addon of this build. */
export const defaultIdentity: EditorIdentity = {
  project_path: '/tmp/fake-project',
  godot_version: '4.6.3.stable',
  addon_version: BUILD_VERSION,
  contract_version: CONTRACT_VERSION,
  contract_digest: CONTRACT_DIGEST,
  pid: 4242,
}

/** What an addon answers to `cmd_get_addon_info`. */
export function addonInfo(identity: EditorIdentity, lacks: ReadonlySet<string>): object {
  const { addon_version, godot_version, contract_version } = identity
  const commands = editorCommands.filter((command) => !lacks.has(command))
  const backend = { csharp_supported: false, csharp_project: false, csharp_build: false }
  return { addon_version, godot_version, contract_version, commands, scanning: false, backend }
}
