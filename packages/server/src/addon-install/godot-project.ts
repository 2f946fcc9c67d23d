import { existsSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CliError } from '../cli/cli-error.js'

/** The parts of a Godot project that the installer touches. */
export interface GodotProject {
  /** The file project.godot, with links followed. */
  file: string
  addonsFolder: string
  /** Where our addon lives. */
  addonFolder: string
}

/** Looks at a folder as a Godot project that may be changed. Throws CliError with the reason where it is none. */
export function openProject(folder: string): GodotProject {
  if (!existsSync(folder)) throw new CliError(`${folder} does not exist`)
  if (!statSync(folder).isDirectory()) throw new CliError(`${folder} is not a folder`)
  const file = join(folder, 'project.godot')
  if (!existsSync(file) || !statSync(file).isFile())
    throw new CliError(`${folder} is not a Godot project: it has no project.godot`)
  const addonsFolder = join(folder, 'addons')
  for (const path of [folder, file, addonsFolder]) refuseReadOnly(path)
  if (existsSync(addonsFolder) && !statSync(addonsFolder).isDirectory()) throw new CliError(`${addonsFolder} is not a folder`)
  return { file: realpathSync(file), addonsFolder, addonFolder: join(addonsFolder, 'godot_mcp') }
}

/** The bytes of project.godot, one character each, so that writing them back changes none that was not meant. */
export function readProjectText(project: GodotProject): string {
  return readFileSync(project.file, 'latin1')
}

/** Writes project.godot as a whole or not at all. */
export function writeProjectText(project: GodotProject, text: string): void {
  const draft = `${project.file}.godot-mcp-new`
  try {
    writeFileSync(draft, text, { encoding: 'latin1', mode: statSync(project.file).mode })
    renameSync(draft, project.file)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Turns what the file system refuses into one line for the person; the rest of the error is noise to them. */
export function reportingFileErrors<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || !('path' in error)) throw error
    throw new CliError(`cannot write ${String(error.path)}: ${String(error.code)}`, { cause: error })
  }
}

/** Looks at the mode and not at what this user could do: root may write to everything, and a folder marked read-only is meant to stay. */
function refuseReadOnly(path: string): void {
  if (existsSync(path) && (statSync(path).mode & 0o222) === 0) throw new CliError(`${path} is read-only`)
}
