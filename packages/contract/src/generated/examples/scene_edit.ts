// Generated from schemas/ by `godot-contract build`. Do not edit.

import type { ToolExample } from '../../records.js'

export const examples = {
  godot_scene_edit_add_to_group: [
    {
      title: 'A player',
      input: { node_path: 'Player', group: 'players' },
      result: {
        node_path: 'Player',
        group: 'players',
        in_group: true,
        changed: true,
        dry_run: false,
        persisted: true,
        reason: null,
        hint: null,
        was_in_group: false,
      },
    },
  ],
  godot_scene_edit_attach_script: [
    {
      title: 'Attach',
      input: { node_path: 'Player', script_path: 'res://player.gd' },
      result: {
        node_path: 'Player',
        script_path: 'res://player.gd',
        attached: true,
        old_script: null,
        dropped_properties: [],
        dry_run: false,
        persisted: true,
        reason: null,
        hint: null,
      },
    },
  ],
  godot_scene_edit_close_scene: [
    {
      title: 'Close',
      input: { scene_path: 'res://main.tscn', confirm: true },
      result: {
        scene_path: 'res://main.tscn',
        closed: true,
        was_dirty: false,
        active_scene: null,
        editor_said: null,
        dry_run: false,
      },
    },
  ],
  godot_scene_edit_connect_signal: [
    {
      title: 'A button',
      input: { source_path: 'Button', signal_name: 'pressed', target_path: '.', method_name: '_on_button_pressed' },
      result: {
        source_path: 'Button',
        signal_name: 'pressed',
        target_path: '.',
        method_name: '_on_button_pressed',
        connected: true,
        already_connected: false,
        dry_run: false,
        persisted: true,
        reason: null,
        hint: null,
        deferred: false,
        one_shot: false,
      },
    },
  ],
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
  godot_scene_edit_disconnect_signal: [
    {
      title: 'A button',
      input: {
        source_path: 'Button',
        signal_name: 'pressed',
        target_path: '.',
        method_name: '_on_button_pressed',
        confirm: true,
      },
      result: {
        source_path: 'Button',
        signal_name: 'pressed',
        target_path: '.',
        method_name: '_on_button_pressed',
        disconnected: true,
        dry_run: false,
        persisted: true,
        reason: null,
        hint: null,
      },
    },
  ],
  godot_scene_edit_duplicate_node: [
    {
      title: 'A second enemy',
      input: { node_path: 'Enemy' },
      result: {
        node_path: 'Enemy2',
        source_path: 'Enemy',
        duplicated: true,
        node_count: 1,
        dry_run: false,
        persisted: true,
        reason: null,
        hint: null,
      },
    },
  ],
  godot_scene_edit_extract_scene: [
    {
      title: 'A prefab',
      input: { node_path: 'Player', scene_path: 'res://player.tscn' },
      result: {
        node_path: 'Player',
        scene_path: 'res://player.tscn',
        extracted: true,
        replaced: false,
        saved: false,
        node_count: 2,
        instance_path: null,
        lost_connections: [],
        dry_run: false,
        persisted: true,
        reason: null,
        hint: null,
      },
    },
  ],
  godot_scene_edit_instance_scene: [
    {
      title: 'An enemy',
      input: { parent_path: '.', scene_path: 'res://enemy.tscn' },
      result: {
        node_path: 'Enemy',
        scene_path: 'res://enemy.tscn',
        instanced: true,
        requested_name: 'Enemy',
        renamed: false,
        dry_run: false,
        persisted: true,
        reason: null,
        hint: null,
      },
    },
  ],
  godot_scene_edit_list_open_scenes: [
    {
      title: 'One',
      input: {},
      result: { scenes: [{ path: 'res://main.tscn', active: true, dirty: false, root_name: 'Main', root_type: 'Node2D' }] },
    },
  ],
  godot_scene_edit_list_signal_connections: [
    {
      title: 'A button',
      input: { node_path: 'Button' },
      result: {
        node_path: 'Button',
        connections: [
          {
            signal: 'pressed',
            target_path: '.',
            method: '_on_button_pressed',
            persistent: true,
            source_path: 'Button',
            deferred: false,
            one_shot: false,
            unbinds: 0,
            binds: [],
          },
        ],
      },
    },
  ],
  godot_scene_edit_move_node: [
    {
      title: 'Into a group node',
      input: { node_path: 'Enemy', new_parent_path: 'Enemies' },
      result: {
        node_path: 'Enemies/Enemy',
        moved: true,
        old_path: 'Enemy',
        index: 0,
        fixed: [],
        dry_run: false,
        persisted: true,
        reason: null,
        hint: null,
        not_fixed: [],
      },
    },
  ],
  godot_scene_edit_open_scene: [
    {
      title: 'Open',
      input: { scene_path: 'res://main.tscn' },
      result: { scene_path: 'res://main.tscn', opened: true, already_open: false, editor_said: null, dry_run: false },
    },
  ],
  godot_scene_edit_reload_scene: [
    {
      title: 'Reload',
      input: { scene_path: 'res://main.tscn', confirm: true },
      result: { scene_path: 'res://main.tscn', reloaded: true, was_dirty: true, editor_said: null, dry_run: false },
    },
  ],
  godot_scene_edit_remove_from_group: [
    {
      title: 'A player',
      input: { node_path: 'Player', group: 'players' },
      result: {
        node_path: 'Player',
        group: 'players',
        in_group: false,
        changed: true,
        dry_run: false,
        persisted: true,
        reason: null,
        hint: null,
        was_in_group: true,
      },
    },
  ],
  godot_scene_edit_rename_node: [
    {
      title: 'Rename',
      input: { node_path: 'Player', new_name: 'Hero' },
      result: {
        node_path: 'Hero',
        new_name: 'Hero',
        renamed: true,
        old_name: 'Player',
        adjusted: false,
        fixed: [],
        dry_run: false,
        persisted: true,
        reason: null,
        hint: null,
        not_fixed: [],
      },
    },
  ],
  godot_scene_edit_rescan_filesystem: [
    { title: 'Start a scan', input: {}, result: { scanned: true, scanning: true, editor_said: null } },
  ],
  godot_scene_edit_save_all_scenes: [
    {
      title: 'Two scenes',
      input: {},
      result: {
        saved: true,
        count: 1,
        scenes: [{ path: 'res://a.tscn', outcome: 'written' }, { path: 'res://b.tscn', outcome: 'unchanged' }],
        dry_run: false,
      },
    },
  ],
  godot_scene_edit_save_scene: [
    {
      title: 'Everything saved',
      input: {},
      result: { saved: true, path: 'res://main.tscn', not_saved: [], not_saved_total: 0, dry_run: false },
    },
  ],
  godot_scene_edit_select_nodes: [
    {
      title: 'One node',
      input: { node_paths: ['Player'] },
      result: { scene_path: 'res://main.tscn', selected: ['Player'], count: 1, dry_run: false },
    },
  ],
  godot_scene_edit_set_editable_children: [
    {
      title: 'Open an instance',
      input: { node_path: 'Enemy' },
      result: {
        node_path: 'Enemy',
        editable: true,
        changed: true,
        overrides: 0,
        dry_run: false,
        persisted: true,
        reason: null,
        hint: null,
      },
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
