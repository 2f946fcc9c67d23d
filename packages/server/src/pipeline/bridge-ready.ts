import type { ToolDescriptor } from '@godot-mcp/contract'
import type { Bridge } from '../bridge/bridge.js'
import type { Peer } from '../bridge/peer.js'
import type { Contract } from '../contract/contract.js'
import { fail } from '../errors/tool-error.js'
import { checkGodotVersion } from '../toolsets/godot-version.js'
import { installCommand } from '../versions.js'

/**
 * Finds the editor that will carry out a command, and makes sure that it can. An addon with our own contract digest knows every command;
 * another one is asked for its list once a connection, so that what it lacks fails at once and is named. Throws BRIDGE_DISCONNECTED,
 * PRECONDITION_FAILED [godot_version], UNSUPPORTED.
 */
export async function readyPeer(tool: ToolDescriptor, command: string, contract: Contract, bridge: Bridge): Promise<Peer> {
  const peer = bridge.connectedPeer()
  await checkGodotVersion(
    contract.toolsets.filter((toolset) => toolset.name === tool.toolset),
    bridge,
  )
  await checkKnown(peer, command, tool.name, contract)
  return peer
}

/** Makes sure that the addon behind a peer has a command, which the tool `name` needs. Throws UNSUPPORTED. */
export async function checkKnown(peer: Peer, command: string, name: string, contract: Contract): Promise<void> {
  if (peer.identity?.contract_digest === contract.numbers.contract_digest) return
  const info = await peer.addonInfo()
  if (info === null || info.commands.includes(command)) return
  const update = installCommand(peer.identity?.project_path ?? null)
  const hint = `The addon in this project is build ${info.addon_version} and has no ${command}, which ${name} needs. Update it with \`${update}\`, then restart the editor.`
  fail({ error: 'UNSUPPORTED', hint })
}
