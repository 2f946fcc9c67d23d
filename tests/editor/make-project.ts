import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ADDON = fileURLToPath(new URL('../../addon/addons/godot_mcp', import.meta.url))

const PROJECT_FILE = `config_version=5

[application]

config/name="Test project"
config/features=PackedStringArray("4.4")

[editor_plugins]

enabled=PackedStringArray("res://addons/godot_mcp/plugin.cfg")

[rendering]

renderer/rendering_method="gl_compatibility"
`

const PREFIX = 'godot-mcp-project-'

const made = new Set<string>()
process.once('exit', () => {
  for (const folder of made) removeProject(folder)
})

/** A test process can be killed before it cleans up: the name of a folder says which process made it. */
function removeThoseOfDeadProcesses(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length).split('-')[0]) : Number.NaN
    if (pid > 0 && !isRunning(pid)) rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // A process of somebody else cannot be signalled, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Makes a temporary Godot project with a copy of the addon, enabled. `files` are written last, path below the project to
 * content: they may add scenes, and may replace a file of the addon's copy. Removed when the test process ends.
 */
export function makeProject({ files = {} }: { files?: Record<string, string> } = {}): string {
  if (made.size === 0) removeThoseOfDeadProcesses()
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
  made.add(folder)
  cpSync(ADDON, join(folder, 'addons/godot_mcp'), { recursive: true })
  for (const [path, content] of Object.entries({ 'project.godot': PROJECT_FILE, ...files })) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  return folder
}

/** Removes a project that `makeProject` made, before the process ends. */
export function removeProject(folder: string): void {
  if (!made.delete(folder)) throw new Error(`${folder} was not made by makeProject`)
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
