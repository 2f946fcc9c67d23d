// Generated from schemas/ by `godot-contract build`. Do not edit.

import type { WideTool } from '../../records.js'

export const wide: readonly WideTool[] = [
  {
    name: 'godot_scene_edit_create_node',
    command: 'cmd_scene_edit_create_node',
    toolset: 'scene_edit',
    runs: 'editor',
    safety: 'mutating',
    flags: [],
    requires: ['active_scene'],
    aliases: [],
    inputSchema: {
      type: 'object',
      properties: {
        parent_path: { type: 'string' },
        node_type: { type: 'string', minLength: 1 },
        node_name: { type: 'string', minLength: 1 },
        dry_run: { type: 'boolean', default: false },
      },
      required: ['parent_path', 'node_type', 'node_name'],
      additionalProperties: false,
    },
  },
  {
    name: 'godot_scene_edit_create_scene',
    command: 'cmd_scene_edit_create_scene',
    toolset: 'scene_edit',
    runs: 'editor',
    safety: 'mutating',
    flags: ['writes_disk'],
    requires: [],
    aliases: [],
    inputSchema: {
      type: 'object',
      properties: {
        root_type: { type: 'string', minLength: 1 },
        scene_path: {
          type: 'string',
          pattern: '^res://(?![A-Za-z]:)(?:(?!\\.\\.?/)[^/\\\\]+/(?:\\.\\./)?)*(?:(?!\\.\\.?(?:/|$))[^/\\\\]+(?:/\\.\\.)?)?$',
        },
        dry_run: { type: 'boolean', default: false },
      },
      required: ['root_type', 'scene_path'],
      additionalProperties: false,
    },
  },
  {
    name: 'godot_scene_edit_delete_node',
    command: 'cmd_scene_edit_delete_node',
    toolset: 'scene_edit',
    runs: 'editor',
    safety: 'destructive',
    flags: [],
    requires: ['active_scene'],
    aliases: [],
    inputSchema: {
      type: 'object',
      properties: {
        node_path: { type: 'string' },
        confirm: { type: 'boolean', default: false },
        dry_run: { type: 'boolean', default: false },
      },
      required: ['node_path'],
      additionalProperties: false,
    },
  },
  {
    name: 'godot_scene_edit_save_scene',
    command: 'cmd_scene_edit_save_scene',
    toolset: 'scene_edit',
    runs: 'editor',
    safety: 'mutating',
    flags: ['writes_disk'],
    requires: ['active_scene'],
    aliases: [],
    inputSchema: { type: 'object', properties: { dry_run: { type: 'boolean', default: false } }, additionalProperties: false },
  },
  {
    name: 'godot_scene_edit_set_node_property',
    command: 'cmd_scene_edit_set_node_property',
    toolset: 'scene_edit',
    runs: 'editor',
    safety: 'mutating',
    flags: [],
    requires: ['active_scene'],
    aliases: [],
    inputSchema: {
      type: 'object',
      properties: {
        node_path: { type: 'string' },
        property: { type: 'string', minLength: 1 },
        value: {},
        dry_run: { type: 'boolean', default: false },
      },
      required: ['node_path', 'property', 'value'],
      additionalProperties: false,
    },
  },
]
