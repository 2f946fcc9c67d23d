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
      'godot_check_for_updates',
      'godot_debug_workflow',
      'godot_describe_class',
      'godot_disable_toolset',
      'godot_enable_toolset',
      'godot_get_server_info',
      'godot_health_check',
      'godot_list_history',
      'godot_list_tools_by_safety_class',
      'godot_list_toolsets',
      'godot_read_resource',
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
      'godot_inspection_diff_snapshots',
      'godot_inspection_get_active_scene',
      'godot_inspection_get_node_groups',
      'godot_inspection_get_node_properties',
      'godot_inspection_get_node_property',
      'godot_inspection_get_node_property_list',
      'godot_inspection_get_project_info',
      'godot_inspection_get_scene_tree',
      'godot_inspection_get_selected_node',
      'godot_inspection_list_scenes',
      'godot_inspection_snapshot_subtree',
    ],
  },
  {
    name: 'scene_edit',
    title: 'Scene editing',
    description: 'Create scenes, add, change and delete nodes, save. Each edit is one undo step.',
    minGodot: '4.4',
    default: false,
    tools: [
      'godot_scene_edit_add_to_group',
      'godot_scene_edit_attach_script',
      'godot_scene_edit_close_scene',
      'godot_scene_edit_connect_signal',
      'godot_scene_edit_create_node',
      'godot_scene_edit_create_scene',
      'godot_scene_edit_delete_node',
      'godot_scene_edit_disconnect_signal',
      'godot_scene_edit_duplicate_node',
      'godot_scene_edit_extract_scene',
      'godot_scene_edit_instance_scene',
      'godot_scene_edit_list_open_scenes',
      'godot_scene_edit_list_signal_connections',
      'godot_scene_edit_move_node',
      'godot_scene_edit_open_scene',
      'godot_scene_edit_reload_scene',
      'godot_scene_edit_remove_from_group',
      'godot_scene_edit_rename_node',
      'godot_scene_edit_rescan_filesystem',
      'godot_scene_edit_save_all_scenes',
      'godot_scene_edit_save_scene',
      'godot_scene_edit_select_nodes',
      'godot_scene_edit_set_editable_children',
      'godot_scene_edit_set_node_property',
    ],
  },
]

/** Several toolsets under one name. */
export const BUNDLES: Readonly<Record<string, BundleRecord>> = { author: { description: 'Everything needed to build scenes.', toolsets: ['scene_edit'] } }
