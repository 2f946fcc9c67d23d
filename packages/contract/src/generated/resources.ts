// Generated from schemas/ by `godot-contract build`. Do not edit.

import type { ResourceRecord } from '../records.js'

/** Resources with a fixed address first, then those with a template. */
export const RESOURCES: readonly ResourceRecord[] = [
  {
    uri: 'godot://project/info',
    name: 'project_info',
    title: 'Project',
    description: 'Name, engine version, main scene, autoloads and input actions of the open project.',
    mimeType: 'application/json',
    tool: 'godot_inspection_get_project_info',
    input: {},
    inputFromTemplate: {},
  },
  {
    uri: 'godot://scene/current',
    name: 'current_scene',
    title: 'Open scene',
    description: 'The scene that is open in the editor and whether it has unsaved changes.',
    mimeType: 'application/json',
    tool: 'godot_inspection_get_active_scene',
    input: {},
    inputFromTemplate: {},
  },
  {
    uri: 'godot://scene/tree',
    name: 'scene_tree',
    title: 'Scene tree',
    description: 'The node tree of the open scene.',
    mimeType: 'application/json',
    tool: 'godot_inspection_get_scene_tree',
    input: {},
    inputFromTemplate: {},
  },
  {
    uriTemplate: 'godot://scene/tree/{max_depth}',
    name: 'scene_tree_to_depth',
    title: 'Scene tree to a depth',
    description: 'The node tree of the open scene, max_depth levels deep; 0 is the root alone, -1 everything.',
    mimeType: 'application/json',
    tool: 'godot_inspection_get_scene_tree',
    input: {},
    inputFromTemplate: { max_depth: 'integer' },
  },
  {
    uri: 'godot://node/selected',
    name: 'selected_node',
    title: 'Selected node',
    description: 'The first node that is selected in the editor, and the paths of all selected ones.',
    mimeType: 'application/json',
    tool: 'godot_inspection_get_selected_node',
    input: {},
    inputFromTemplate: {},
  },
]
