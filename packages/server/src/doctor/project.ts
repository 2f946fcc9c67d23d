import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILD_VERSION } from '@godot-mcp/contract'
import { pluginVersion } from '../addon-install/carried-addon.js'
import { pluginEnabled } from '../addon-install/plugin-setting.js'
import { installCommand, versionNotice } from '../versions.js'
import type { Finding } from './finding.js'

/** Looks at the addon in a project. `folder` null where nobody said which project. */
export function checkProject(folder: string | null): Finding {
  const found = (state: Finding['state'], summary: string, wayOut: string | null, details: object = {}): Finding => ({
    check: 'project',
    state,
    summary,
    way_out: wayOut,
    details: { folder, server_version: BUILD_VERSION, ...details },
  })
  if (folder === null)
    return found(
      'unknown',
      'no project looked at',
      'Name its folder: godot-mcp doctor PROJECT_DIR, or set GODOT_MCP_PROJECT_DIR.',
    )
  const file = join(folder, 'project.godot')
  if (!existsSync(file))
    return found('problem', `${folder} is not a Godot project: it has no project.godot`, 'Name the folder that holds it.')
  const version = pluginVersion(join(folder, 'addons', 'godot_mcp'))
  const enabled = pluginEnabled(readFileSync(file, 'latin1'))
  const details = { addon_version: version, enabled }
  const install = `Run \`${installCommand(folder)}\`, then restart the editor.`
  if (version === null) return found('problem', `the addon is not in ${folder}`, install, details)
  if (!enabled) return found('problem', `addon ${version} is in ${folder}, but not enabled`, install, details)
  const notice = versionNotice(version, BUILD_VERSION, folder)
  return found(notice === null ? 'ok' : 'warning', `addon ${version} is in ${folder}, enabled`, notice, details)
}
