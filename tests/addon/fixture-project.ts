import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeProject } from '../editor/start-editor.ts'

const FOLDER = fileURLToPath(new URL('./project', import.meta.url))
const TOOLSET = 'addons/godot_mcp/toolsets/fixture.gd'
const TABLE = 'addons/godot_mcp/generated/commands.gd'
const WIRE = ['cmd_get_addon_info', 'cmd_ping', 'cmd_server_hello', 'cmd_toolsets_update']

/** A project whose addon knows the commands of `toolsets/fixture.gd` (`cmd_fixture_<action>`) beside the wire's own. */
export function makeFixtureProject(files: Record<string, string> = {}): string {
  const overlay = readFolder(FOLDER)
  return makeProject({ files: { ...overlay, [TABLE]: commandTable(overlay[TOOLSET] ?? ''), ...files } })
}

function readFolder(folder: string): Record<string, string> {
  const files: Record<string, string> = {}
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    if (statSync(path).isFile()) files[relative(FOLDER, path)] = readFileSync(path, 'utf8')
  }
  return files
}

/** What the generator would write for these handlers. */
function commandTable(handlers: string): string {
  const actions = [...handlers.matchAll(/^func cmd_(\w+)\(/gm)].map(([, action]) => action)
  const entries = [
    ...WIRE.map((command) => `\t"${command}": {},`),
    ...actions.map((action) => entry(`cmd_fixture_${action}`, 'toolsets/fixture.gd', `cmd_${action}`)),
    entry('cmd_broken_thing', 'toolsets/broken.gd', 'cmd_thing'),
  ]
  return ['extends RefCounted', '', 'const COMMANDS: Dictionary = {', ...entries, '}', ''].join('\n')
}

const entry = (command: string, script: string, handler: string) =>
  `\t"${command}": {"safety": "read_only", "script": "${script}", "handler": "${handler}", "requires": []},`
