// Generated from schemas/ by `godot-contract build`. Do not edit.

import type { BundleRecord, ToolsetRecord } from '../records.js'

export type ToolsetName = 'core' | 'inspection' | 'scene_edit'

/** `core` first, then by name. */
export const TOOLSETS: readonly ToolsetRecord[] = [
  {
    name: 'core',
    title: 'Core',
    description: 'Server state, toolsets, undo and redo. Always on.',
    minGodot: null,
    default: true,
    tools: [
      'godot_disable_toolset',
      'godot_enable_toolset',
      'godot_get_server_info',
      'godot_health_check',
      'godot_list_tools_by_safety_class',
      'godot_list_toolsets',
      'godot_redo',
      'godot_undo',
    ],
  },
  {
    name: 'inspection',
    title: 'Inspection',
    description: 'Read the project, the open scene, its nodes and their properties.',
    minGodot: null,
    default: true,
    tools: [
      'godot_inspection_get_active_scene',
      'godot_inspection_get_node_properties',
      'godot_inspection_get_node_property',
      'godot_inspection_get_project_info',
      'godot_inspection_get_scene_tree',
    ],
  },
  {
    name: 'scene_edit',
    title: 'Scene editing',
    description: 'Create scenes, add, change and delete nodes, save. Each edit is one undo step.',
    minGodot: '4.4',
    default: false,
    tools: [
      'godot_scene_edit_create_node',
      'godot_scene_edit_create_scene',
      'godot_scene_edit_delete_node',
      'godot_scene_edit_save_scene',
      'godot_scene_edit_set_node_property',
    ],
  },
]

/** Several toolsets under one name. */
export const BUNDLES: Readonly<Record<string, BundleRecord>> = { author: { description: 'Everything needed to build scenes.', toolsets: ['scene_edit'] } }
