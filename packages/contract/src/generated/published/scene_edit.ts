// Generated from schemas/ by `godot-contract build`. Do not edit.

import type { PublishedTool } from '../../records.js'

export const published: readonly PublishedTool[] = [
  {
    name: 'godot_scene_edit_create_node',
    title: 'Create node',
    description: 'Add a node as the last child of a node of the open scene. The result says the path it got: the engine renames on a clash.',
    inputSchema: {
      type: 'object',
      properties: {
        parent_path: { type: 'string', description: "Node to add below; '.' is the scene root." },
        node_type: { type: 'string', description: 'Engine class, or a script class of the project.', minLength: 1 },
        node_name: { type: 'string', description: 'Wanted name.', minLength: 1 },
        dry_run: { type: 'boolean', description: 'true: change nothing and say what would happen.', default: false },
      },
      required: ['parent_path', 'node_type', 'node_name'],
      additionalProperties: false,
    },
    outputSchema: {
      type: 'object',
      properties: {
        node_path: { type: 'string' },
        created: { type: 'boolean' },
        requested_name: { type: 'string' },
        renamed: { type: 'boolean' },
        dry_run: { type: 'boolean' },
        persisted: { anyOf: [{ type: 'boolean' }, { type: 'null' }] },
        reason: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        hint: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      },
      required: ['node_path', 'created', 'requested_name', 'renamed', 'dry_run', 'persisted', 'reason', 'hint'],
    },
    annotations: { readOnlyHint: false, destructiveHint: false },
    _meta: { safety_class: 'mutating', toolset: 'scene_edit' },
  },
  {
    name: 'godot_scene_edit_create_scene',
    title: 'Create scene',
    description: 'Write a new scene file with one root node and open it. Makes missing folders; never overwrites a file. Works with no scene open.',
    inputSchema: {
      type: 'object',
      properties: {
        root_type: { type: 'string', description: 'Class of the root, such as Node2D.', minLength: 1 },
        scene_path: {
          type: 'string',
          description: 'File to write, ending in .tscn or .scn. Its name names the root.',
          pattern: '^res://(?![A-Za-z]:)(?:(?!\\.\\.?/)[^/\\\\]+/(?:\\.\\./)?)*(?:(?!\\.\\.?(?:/|$))[^/\\\\]+(?:/\\.\\.)?)?$',
        },
        dry_run: { type: 'boolean', description: 'true: change nothing and say what would happen.', default: false },
      },
      required: ['root_type', 'scene_path'],
      additionalProperties: false,
    },
    outputSchema: {
      type: 'object',
      properties: {
        scene_path: { type: 'string' },
        root_type: { type: 'string' },
        created: { type: 'boolean' },
        dry_run: { type: 'boolean' },
      },
      required: ['scene_path', 'root_type', 'created', 'dry_run'],
    },
    annotations: { readOnlyHint: false, destructiveHint: false },
    _meta: { safety_class: 'mutating', toolset: 'scene_edit' },
  },
  {
    name: 'godot_scene_edit_delete_node',
    title: 'Delete node',
    description: 'Remove a node and everything below it. Undo brings the whole subtree back, with its place, groups and connections. The root cannot be deleted.',
    inputSchema: {
      type: 'object',
      properties: {
        node_path: { type: 'string', description: 'Node of the open scene.' },
        confirm: { type: 'boolean', description: 'Must be true, or nothing is done. A preview needs none.', default: false },
        dry_run: { type: 'boolean', description: 'true: change nothing and say what would happen.', default: false },
      },
      required: ['node_path'],
      additionalProperties: false,
    },
    outputSchema: {
      type: 'object',
      properties: {
        node_path: { type: 'string' },
        deleted: { type: 'boolean' },
        node_count: { type: 'integer' },
        dry_run: { type: 'boolean' },
        persisted: { anyOf: [{ type: 'boolean' }, { type: 'null' }] },
        reason: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        hint: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      },
      required: ['node_path', 'deleted', 'node_count', 'dry_run', 'persisted', 'reason', 'hint'],
    },
    annotations: { readOnlyHint: false, destructiveHint: true },
    _meta: { safety_class: 'destructive', toolset: 'scene_edit' },
  },
  {
    name: 'godot_scene_edit_save_scene',
    title: 'Save scene',
    description: 'Save the open scene to its file, and name the nodes that cannot be saved with it.',
    inputSchema: {
      type: 'object',
      properties: {
        dry_run: { type: 'boolean', description: 'true: change nothing and say what would happen.', default: false },
      },
      additionalProperties: false,
    },
    outputSchema: {
      type: 'object',
      properties: {
        saved: { type: 'boolean' },
        path: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        not_saved: {
          type: 'array',
          items: {
            type: 'object',
            properties: { node_path: { type: 'string' }, reason: { type: 'string' } },
            required: ['node_path', 'reason'],
          },
        },
        not_saved_total: { type: 'integer' },
        dry_run: { type: 'boolean' },
      },
      required: ['saved', 'path', 'not_saved', 'not_saved_total', 'dry_run'],
    },
    annotations: { readOnlyHint: false, destructiveHint: false },
    _meta: { safety_class: 'mutating', toolset: 'scene_edit' },
  },
  {
    name: 'godot_scene_edit_set_node_property',
    title: 'Set node property',
    description: "Set one property of a node; the value is converted to the property's type, or refused. The result has the value read back from the node.",
    inputSchema: {
      type: 'object',
      properties: {
        node_path: { type: 'string', description: "Node of the open scene; '.' is the root." },
        property: { type: 'string', description: 'Property name, or a component such as position:x.', minLength: 1 },
        value: {
          description: 'In the shape reads return: {"x":1,"y":2}, {"r":1,"g":0,"b":0}, a res:// path for a resource, null to clear one.',
          anyOf: [
            { type: 'string' },
            { type: 'number' },
            { type: 'boolean' },
            { type: 'object' },
            { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }, { type: 'object' }] } },
          ],
        },
        dry_run: { type: 'boolean', description: 'true: change nothing and say what would happen.', default: false },
      },
      required: ['node_path', 'property', 'value'],
      additionalProperties: false,
    },
    outputSchema: {
      type: 'object',
      properties: {
        node_path: { type: 'string' },
        property: { type: 'string' },
        value: {},
        old_value: {},
        set: { type: 'boolean' },
        adjusted: { type: 'boolean' },
        dry_run: { type: 'boolean' },
        persisted: { anyOf: [{ type: 'boolean' }, { type: 'null' }] },
        reason: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        hint: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      },
      required: ['node_path', 'property', 'value', 'old_value', 'set', 'adjusted', 'dry_run', 'persisted', 'reason', 'hint'],
    },
    annotations: { readOnlyHint: false, destructiveHint: false },
    _meta: { safety_class: 'mutating', toolset: 'scene_edit' },
  },
]
