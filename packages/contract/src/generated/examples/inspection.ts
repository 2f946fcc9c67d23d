// Generated from schemas/ by `godot-contract build`. Do not edit.

import type { ToolExample } from '../../records.js'

export const examples = {
  godot_inspection_get_active_scene: [
    {
      title: 'A saved scene',
      input: {},
      result: { is_open: true, path: 'res://main.tscn', name: 'main.tscn', dirty: false, dirty_known: true },
    },
    { title: 'Nothing open', input: {}, result: { is_open: false, path: null, name: null, dirty: false, dirty_known: true } },
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
} satisfies Record<string, readonly ToolExample[]>
