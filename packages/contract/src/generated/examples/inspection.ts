// Generated from schemas/ by `godot-contract build`. Do not edit.

import type { ToolExample } from '../../records.js'

export const examples = {
  godot_inspection_diff_snapshots: [
    {
      title: 'A node moved',
      input: { before_id: 's1' },
      result: {
        added: [],
        removed: [],
        changed: [{ node: 'Player', property: 'position', before: { x: 0, y: 0 }, after: { x: 10, y: 0 } }],
        renamed: [],
        truncated: false,
        hint: null,
      },
    },
  ],
  godot_inspection_get_active_scene: [
    {
      title: 'A saved scene',
      input: {},
      result: { is_open: true, path: 'res://main.tscn', name: 'main.tscn', dirty: false, dirty_known: true },
    },
    { title: 'Nothing open', input: {}, result: { is_open: false, path: null, name: null, dirty: false, dirty_known: true } },
  ],
  godot_inspection_get_node_groups: [
    {
      title: 'One group',
      input: { node_path: 'Player' },
      result: { node_path: 'Player', groups: ['players'], details: [{ name: 'players', persistent: true, from_base: false }] },
    },
  ],
  godot_inspection_get_node_properties: [
    {
      title: 'A node with a script',
      input: { node_path: 'Player' },
      result: {
        node_path: 'Player',
        type: 'Sprite2D',
        script: 'res://player.gd',
        properties: { speed: 120.5, lives: 3 },
        children: ['Gun'],
        child_count: 1,
        left_out: [],
        truncated: false,
      },
    },
  ],
  godot_inspection_get_node_property: [
    {
      title: 'A position',
      input: { node_path: 'Player', property: 'position' },
      result: { node_path: 'Player', property: 'position', value: { x: 10, y: 20 }, exists: true },
    },
    {
      title: 'No such property',
      input: { node_path: 'Player', property: 'colour' },
      result: { node_path: 'Player', property: 'colour', value: null, exists: false },
    },
  ],
  godot_inspection_get_node_property_list: [
    {
      title: 'A marker',
      input: { node_path: 'Marker' },
      result: {
        node_path: 'Marker',
        type: 'Marker2D',
        properties: ['gizmo_extents'],
        details: [{ name: 'gizmo_extents', type: 'float' }],
        truncated: false,
      },
    },
  ],
  godot_inspection_get_project_info: [
    {
      title: 'A small project',
      input: {},
      result: {
        name: 'Game',
        godot_version: '4.6.3.stable',
        main_scene: 'res://main.tscn',
        project_path: '/home/me/game',
        autoloads: { Score: '*res://score.gd' },
        input_actions: ['jump', 'ui_accept'],
      },
    },
  ],
  godot_inspection_get_scene_tree: [
    {
      title: 'A root with one child',
      input: { max_depth: 2 },
      result: {
        tree: {
          name: 'Main',
          type: 'Node2D',
          path: '.',
          script: null,
          children: [{ name: 'Player', type: 'Sprite2D', path: 'Player', script: null, children: [] }],
        },
        truncated: false,
        hint: null,
        node_count: 2,
        returned: 2,
      },
    },
  ],
  godot_inspection_get_selected_node: [
    {
      title: 'One node',
      input: {},
      result: {
        selected: { node_path: 'Player', type: 'Sprite2D', script: null, properties: {}, children: [] },
        node_paths: ['Player'],
        total: 1,
      },
    },
  ],
  godot_inspection_list_scenes: [
    {
      title: 'Two scenes',
      input: {},
      result: {
        scenes: [
          { path: 'res://enemy.tscn', is_main: false, is_open: false, is_active: false },
          { path: 'res://main.tscn', is_main: true, is_open: true, is_active: true },
        ],
        main_scene: 'res://main.tscn',
        total: 2,
        returned: 2,
        truncated: false,
        next_offset: null,
      },
    },
  ],
  godot_inspection_snapshot_subtree: [
    {
      title: 'The whole scene',
      input: {},
      result: {
        snapshot_id: 's1',
        node_path: '.',
        snapshot: {
          name: 'Main',
          type: 'Node2D',
          path: '.',
          script: null,
          properties: { position: { x: 0, y: 0 } },
          groups: [],
          children: [],
        },
        node_count: 1,
        truncated: false,
      },
    },
  ],
} satisfies Record<string, readonly ToolExample[]>
