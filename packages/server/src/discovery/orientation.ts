import type { ContextBridgeState, ContextJson, ContextToolset, ContextUpdateCheck } from '../tool-context.js'

/** What most often goes wrong, and the way out. */
export function commonErrors(): { symptom: string; cause: string; fix: string }[] {
  return [
    {
      symptom: 'BRIDGE_DISCONNECTED [required=bridge_connected]',
      cause: 'No editor is attached.',
      fix: 'Open the project in Godot with the Godot MCP plugin enabled. It connects by itself; godot_health_check says whether the port is free.',
    },
    {
      symptom: 'PRECONDITION_FAILED [required=toolset_enabled]',
      cause: 'The tool belongs to a toolset that is off.',
      fix: 'Call godot_enable_toolset with the toolset that the hint names.',
    },
    {
      symptom: 'PRECONDITION_FAILED [required=active_scene]',
      cause: 'No scene is open in the editor.',
      fix: 'Open a scene in the editor, or make one with godot_scene_edit_create_scene.',
    },
    {
      symptom: 'PRECONDITION_FAILED [required=confirm]',
      cause: 'The tool is destructive.',
      fix: 'Preview with dry_run=true, then repeat the call with confirm=true.',
    },
    {
      symptom: 'PRECONDITION_FAILED [required=godot_version]',
      cause: 'The attached editor is older than the toolset needs.',
      fix: 'Open the project in the Godot version that the hint names, or a newer one.',
    },
    {
      symptom: 'RESOURCE_NOT_FOUND [required=node_exists]',
      cause: 'The path names no node of the open scene.',
      fix: 'Read the paths with godot_inspection_get_scene_tree; "." is the root.',
    },
    {
      symptom: 'TIMEOUT with may_have_applied',
      cause: 'The editor did not answer in time and may still do the work.',
      fix: 'Read the current state before you repeat the call.',
    },
  ]
}

/** What next steps are derived from. */
export interface Situation {
  state: ContextBridgeState
  /** The answer of the active-scene read; null where there was none. */
  scene: ContextJson | null
  toolsets: readonly ContextToolset[]
  /** The last look for a newer build; null where there was none. */
  update: ContextUpdateCheck | null
}

/** What to do now, most useful first. */
export function nextSteps({ update, ...situation }: Situation): string[] {
  const newer = update?.update_available === true && update.hint !== null ? [update.hint] : []
  return [...stepsWithEditor(situation), ...newer]
}

function stepsWithEditor({ state, scene, toolsets }: Omit<Situation, 'update'>): string[] {
  if (state.bind_error !== null)
    return [`Free the bridge address, or set GODOT_MCP_BRIDGE_URL on both sides: ${state.bind_error}. The server keeps trying.`]
  if (!state.connected)
    return [`Open the project in Godot with the Godot MCP plugin enabled; it connects to ${state.url} by itself.`]
  const off = toolsets.filter((toolset) => !toolset.enabled).map((toolset) => toolset.name)
  const enable = off.length === 0 ? [] : [`Enable what you need with godot_enable_toolset: ${off.join(', ')}.`]
  return [sceneStep(scene), ...enable]
}

function sceneStep(scene: ContextJson | null): string {
  if (scene === null) return 'The editor does not answer at the moment; it may be busy or show a dialog. Try again.'
  if (scene['is_open'] !== true)
    return 'No scene is open: create one with godot_scene_edit_create_scene, or open one in the editor.'
  const name = typeof scene['path'] === 'string' && scene['path'] !== '' ? scene['path'] : `${scene['name']} (never saved)`
  return scene['dirty'] === true ? `Ready: ${name} is open and has unsaved changes.` : `Ready: ${name} is open.`
}
