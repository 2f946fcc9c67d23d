import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { openProject, readProjectText, reportingFileErrors, writeProjectText } from './godot-project.js'
import { disablePlugin } from './plugin-setting.js'

/** What taking the addon out did. */
export interface Uninstalled {
  removed: boolean
  /** Whether project.godot was changed. */
  disabled: boolean
}

/** Takes out what installing put in: the setting, the folder, and an `addons` folder that holds nothing else. Throws CliError. */
export function uninstallAddon(folder: string): Uninstalled {
  const project = openProject(folder)
  const before = readProjectText(project)
  const after = disablePlugin(before)
  return reportingFileErrors(() => {
    if (after !== before) writeProjectText(project, after)
    const removed = existsSync(project.addonFolder)
    if (removed) {
      rmSync(project.addonFolder, { recursive: true })
      if (readdirSync(project.addonsFolder).length === 0) rmdirSync(project.addonsFolder)
    }
    return { removed, disabled: after !== before }
  })
}
