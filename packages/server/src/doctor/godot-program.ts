import type { GodotSetting } from '../godot/find-godot.js'
import { findGodot, type RunChild } from '../godot/find-godot.js'
import type { Finding } from './finding.js'

/** Looks for the Godot that projects are run with. Its absence is no problem as long as none was set: an attached editor brings its own. */
export async function checkGodot(setting: GodotSetting | null, searchPath: string, run: RunChild): Promise<Finding> {
  const { path, version, problem } = await findGodot({ setting, editor: null, searchPath }, run)
  return {
    check: 'godot',
    state: problem === null ? 'ok' : setting === null ? 'warning' : 'problem',
    summary:
      problem === null
        ? `${version} at ${path}`
        : setting === null
          ? 'no Godot on PATH; an attached editor brings its own'
          : problem,
    way_out:
      problem !== null && setting === null
        ? 'To run a project without an editor, set GODOT_MCP_GODOT_BIN to the full path of one.'
        : null,
    details: { path, version, problem },
  }
}
