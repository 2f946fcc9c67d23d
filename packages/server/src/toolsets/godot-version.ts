import type { ToolsetRecord } from '@godot-mcp/contract'
import type { Bridge } from '../bridge/bridge.js'
import { fail } from '../errors/tool-error.js'

/**
 * Checks toolsets against the attached editor's version. The editor said it in its hello; one that did not is asked. Nothing is kept here:
 * the answer belongs to the connection and goes with it. Throws BRIDGE_DISCONNECTED [bridge_connected], PRECONDITION_FAILED
 * [bridge_connected] where the version cannot be read, PRECONDITION_FAILED [godot_version] where it is too old.
 */
export async function checkGodotVersion(toolsets: readonly ToolsetRecord[], bridge: Bridge): Promise<void> {
  const demanding = toolsets.filter((toolset) => toolset.minGodot !== null)
  if (demanding.length === 0) return
  const peer = bridge.connectedPeer()
  const version = peer.identity?.godot_version || (await peer.addonInfo())?.godot_version || ''
  if (numbersOf(version) === null) {
    const hint = `The attached editor does not say which Godot it is, and ${demanding[0]?.name} needs ${demanding[0]?.minGodot} or newer. Update its addon.`
    fail({ error: 'PRECONDITION_FAILED', hint, required: 'bridge_connected' })
  }
  for (const toolset of demanding) {
    if (isAtLeast(version, toolset.minGodot ?? '')) continue
    const hint = `The toolset ${toolset.name} needs Godot ${toolset.minGodot} or newer; the attached editor is ${version}.`
    fail({ error: 'PRECONDITION_FAILED', hint, required: 'godot_version' })
  }
}

/** Whether an engine version such as "4.6.3.stable.official" is `least` ("4.4") or newer. */
export function isAtLeast(version: string, least: string): boolean {
  const [have, want] = [numbersOf(version) ?? [], numbersOf(least) ?? []]
  for (const [index, part] of want.entries()) {
    const difference = (have[index] ?? 0) - part
    if (difference !== 0) return difference > 0
  }
  return true
}

function numbersOf(version: string): number[] | null {
  const match = /^v?(\d+(?:\.\d+)*)/.exec(version.trim())
  return match?.[1]?.split('.').map(Number) ?? null
}
