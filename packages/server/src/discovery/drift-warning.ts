import type { ContextAddonInfo } from '../tool-context.js'
import { installCommand } from '../versions.js'

/** How many tools the warning names. */
const MAX_NAMED = 5

/** Which tools cannot work because the attached addon lacks their commands, and how to get them; null where it lacks none. */
export function driftWarning(
  addon: ContextAddonInfo,
  surface: readonly { command: string; tool: string }[],
  projectPath: string | null,
): string | null {
  const known = new Set(addon.commands)
  const missing = surface.filter(({ command }) => !known.has(command)).map(({ tool }) => tool)
  if (missing.length === 0) return null
  const named = missing.slice(0, MAX_NAMED).join(', ')
  const rest = missing.length > MAX_NAMED ? ` and ${missing.length - MAX_NAMED} more` : ''
  const update = installCommand(projectPath)
  return `The addon (build ${addon.addon_version}) lacks ${missing.length} of the commands this server sends; these tools fail: ${named}${rest}. Update it with \`${update}\`, then restart the editor.`
}
