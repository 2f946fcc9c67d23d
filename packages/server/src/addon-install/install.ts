import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type CarriedAddon, filesBelow, pluginVersion } from './carried-addon.js'
import { type GodotProject, openProject, readProjectText, reportingFileErrors, writeProjectText } from './godot-project.js'
import { enablePlugin } from './plugin-setting.js'

/** What an installation did. */
export interface Installed {
  copied: boolean
  /** Version of the addon that was there before and is gone; null where there was none. */
  replaced: string | null
  /** Whether project.godot was changed. */
  enabled: boolean
}

/** Puts the addon into a project and enables it; what is there already is left alone. Throws CliError where the project refuses. */
export function installAddon(addon: CarriedAddon, folder: string): Installed {
  const project = openProject(folder)
  const before = readProjectText(project)
  // Read first: a project file that cannot be understood must stop the whole, not half of it.
  const after = enablePlugin(before)
  return reportingFileErrors(() => {
    const replaced = pluginVersion(project.addonFolder)
    const copied = !isSame(addon.folder, project.addonFolder)
    if (copied) replaceFolder(addon.folder, project)
    if (after !== before) writeProjectText(project, after)
    return { copied, replaced: copied ? replaced : null, enabled: after !== before }
  })
}

/** Whether a project has exactly these files. The `.uid` files that the editor writes beside scripts are its own and do not count. */
function isSame(source: string, target: string): boolean {
  if (!existsSync(target)) return false
  const wanted = filesBelow(source)
  const present = filesBelow(target).filter((path) => wanted.includes(path) || !path.endsWith('.uid'))
  return (
    present.join('\n') === wanted.join('\n') &&
    wanted.every((path) => readFileSync(join(source, path)).equals(readFileSync(join(target, path))))
  )
}

/** Copies beside the old folder first and swaps at the end, so that an editor never finds half an addon. */
function replaceFolder(source: string, { addonsFolder, addonFolder }: GodotProject): void {
  const fresh = join(addonsFolder, '.godot_mcp.new')
  const old = join(addonsFolder, '.godot_mcp.old')
  mkdirSync(addonsFolder, { recursive: true })
  for (const leftover of [fresh, old]) rmSync(leftover, { recursive: true, force: true })
  try {
    cpSync(source, fresh, { recursive: true })
    const replaces = existsSync(addonFolder)
    if (replaces) {
      keepUids(addonFolder, fresh)
      renameSync(addonFolder, old)
    }
    try {
      renameSync(fresh, addonFolder)
    } catch (error) {
      if (replaces) renameSync(old, addonFolder)
      throw error
    }
  } finally {
    for (const leftover of [fresh, old]) rmSync(leftover, { recursive: true, force: true })
  }
}

/** The ids that the editor gave our scripts may be in the user's version control; a script that stays keeps its id. */
function keepUids(from: string, to: string): void {
  for (const path of filesBelow(from).filter((file) => file.endsWith('.uid'))) {
    const script = join(to, path.slice(0, -'.uid'.length))
    if (existsSync(script) && !existsSync(join(to, path))) cpSync(join(from, path), join(to, path))
  }
}
