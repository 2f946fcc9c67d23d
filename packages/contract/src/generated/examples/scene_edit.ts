// Generated from schemas/ by `godot-contract build`. Do not edit.

import type { ToolExample } from '../../records.js'

export const examples = {
  godot_scene_edit_create_node: [
    {
      title: 'A sprite below the root',
      input: { parent_path: '.', node_type: 'Sprite2D', node_name: 'Player' },
      result: {
        node_path: 'Player',
        created: true,
        requested_name: 'Player',
        renamed: false,
        dry_run: false,
        persisted: true,
        reason: null,
        hint: null,
      },
    },
  ],
  godot_scene_edit_create_scene: [
    {
      title: 'A 2D level',
      input: { root_type: 'Node2D', scene_path: 'res://levels/level_1.tscn' },
      result: { scene_path: 'res://levels/level_1.tscn', root_type: 'Node2D', created: true, dry_run: false },
    },
  ],
  godot_scene_edit_delete_node: [
    {
      title: 'A node with one child',
      input: { node_path: 'Player', confirm: true },
      result: { node_path: 'Player', deleted: true, node_count: 2, dry_run: false, persisted: true, reason: null, hint: null },
    },
  ],
  godot_scene_edit_save_scene: [
    {
      title: 'Everything saved',
      input: {},
      result: { saved: true, path: 'res://main.tscn', not_saved: [], not_saved_total: 0, dry_run: false },
    },
  ],
  godot_scene_edit_set_node_property: [
    {
      title: 'Move a node',
      input: { node_path: 'Player', property: 'position', value: { x: 10, y: 20 } },
      result: {
        node_path: 'Player',
        property: 'position',
        value: { x: 10, y: 20 },
        old_value: { x: 0, y: 0 },
        set: true,
        adjusted: false,
        dry_run: false,
        persisted: true,
        reason: null,
        hint: null,
      },
    },
  ],
} satisfies Record<string, readonly ToolExample[]>
