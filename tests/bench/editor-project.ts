import { readdirSync, readFileSync } from 'node:fs'
import { makeProject } from '../editor/make-project.ts'

const PLUGIN = new URL('editor-plugin/', import.meta.url)

/** A temporary project with the bench's own plugin and, unless told otherwise, the addon. */
export function benchProject({ addon = true } = {}): string {
  const plugins = [...(addon ? ['godot_mcp'] : []), 'bench'].map((name) => `"res://addons/${name}/plugin.cfg"`)
  const files: Record<string, string> = {
    'project.godot': `config_version=5\n\n[application]\n\nconfig/name="Bench"\n\n[editor_plugins]\n\nenabled=PackedStringArray(${plugins.join(', ')})\n`,
  }
  for (const file of readdirSync(PLUGIN)) files[`addons/bench/${file}`] = readFileSync(new URL(file, PLUGIN), 'utf8')
  return makeProject({ files })
}
