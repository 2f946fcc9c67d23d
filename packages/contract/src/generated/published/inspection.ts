// Generated from schemas/ by `godot-contract build`. Do not edit.

import type { PublishedTool } from '../../records.js'

export const published: readonly PublishedTool[] = [
  {
    name: 'godot_inspection_diff_snapshots',
    title: 'Diff snapshots',
    description: 'Compare a snapshot with a later one, or with the scene as it is now. Three empty lists: nothing changed.',
    inputSchema: {
      type: 'object',
      properties: {
        before_id: { type: 'string', description: 'Id of the older snapshot.' },
        after_id: { type: 'string', description: 'Id of the newer snapshot; left out, the scene as it is now.' },
        node_path: {
          type: 'string',
          description: "Compare only this node and those below it; '.' for all of the snapshot.",
          default: '.',
        },
      },
      required: ['before_id'],
      additionalProperties: false,
    },
    outputSchema: {
      type: 'object',
      properties: {
        added: { type: 'array', items: { type: 'string' } },
        removed: { type: 'array', items: { type: 'string' } },
        changed: {
          type: 'array',
          items: {
            type: 'object',
            properties: { node: { type: 'string' }, property: { type: 'string' }, before: {}, after: {} },
            required: ['node', 'property', 'before', 'after'],
          },
        },
        renamed: { type: 'array', items: { type: 'object' } },
        truncated: { type: 'boolean' },
        hint: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      },
      required: ['added', 'removed', 'changed', 'renamed', 'truncated', 'hint'],
    },
    annotations: { readOnlyHint: true, idempotentHint: true },
    _meta: { safety_class: 'read_only', toolset: 'inspection' },
  },
  {
    name: 'godot_inspection_get_active_scene',
    title: 'Open scene',
    description: 'Say which scene is open and whether it has unsaved changes. No open scene is an answer, not an error.',
    inputSchema: { type: 'object', properties: {}, additionalProperties: false },
    outputSchema: {
      type: 'object',
      properties: {
        is_open: { type: 'boolean' },
        path: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        name: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        dirty: { type: 'boolean' },
        dirty_known: { type: 'boolean' },
      },
      required: ['is_open', 'path', 'name', 'dirty', 'dirty_known'],
    },
    annotations: { readOnlyHint: true, idempotentHint: true },
    _meta: { safety_class: 'read_only', toolset: 'inspection' },
  },
  {
    name: 'godot_inspection_get_node_groups',
    title: 'Node groups',
    description: "List the groups of a node, sorted; those of the engine's own use (_...) are left out.",
    inputSchema: {
      type: 'object',
      properties: { node_path: { type: 'string', description: "Node; '.' is the root." } },
      required: ['node_path'],
      additionalProperties: false,
    },
    outputSchema: {
      type: 'object',
      properties: {
        node_path: { type: 'string' },
        groups: { type: 'array', items: { type: 'string' } },
        details: {
          type: 'array',
          items: {
            type: 'object',
            properties: { name: { type: 'string' }, persistent: { type: 'boolean' }, from_base: { type: 'boolean' } },
            required: ['name', 'persistent', 'from_base'],
          },
        },
      },
      required: ['node_path', 'groups', 'details'],
    },
    annotations: { readOnlyHint: true, idempotentHint: true },
    _meta: { safety_class: 'read_only', toolset: 'inspection' },
  },
  {
    name: 'godot_inspection_get_node_properties',
    title: 'Script variables',
    description: "Read a node's class, script, children and script variables. For built-in properties use godot_inspection_get_node_property.",
    inputSchema: {
      type: 'object',
      properties: { node_path: { type: 'string', description: "Node; '.' is the root." } },
      required: ['node_path'],
      additionalProperties: false,
    },
    outputSchema: {
      type: 'object',
      properties: {
        node_path: { type: 'string' },
        type: { type: 'string' },
        script: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        properties: { type: 'object', additionalProperties: {} },
        children: { type: 'array', items: { type: 'string' } },
        child_count: { type: 'integer' },
        left_out: { type: 'array', items: { type: 'string' } },
        truncated: { type: 'boolean' },
      },
      required: ['node_path', 'type', 'script', 'properties', 'children', 'child_count', 'left_out', 'truncated'],
    },
    annotations: { readOnlyHint: true, idempotentHint: true },
    _meta: { safety_class: 'read_only', toolset: 'inspection' },
  },
  {
    name: 'godot_inspection_get_node_property',
    title: 'Node property',
    description: 'Read one property, in the form godot_scene_edit_set_node_property accepts. An unknown one is exists=false, not an error.',
    inputSchema: {
      type: 'object',
      properties: {
        node_path: { type: 'string', description: "Node; '.' is the root." },
        property: { type: 'string', description: 'Property name, or a component such as position:x.' },
      },
      required: ['node_path', 'property'],
      additionalProperties: false,
    },
    outputSchema: {
      type: 'object',
      properties: { node_path: { type: 'string' }, property: { type: 'string' }, value: {}, exists: { type: 'boolean' } },
      required: ['node_path', 'property', 'value', 'exists'],
    },
    annotations: { readOnlyHint: true, idempotentHint: true },
    _meta: { safety_class: 'read_only', toolset: 'inspection' },
  },
  {
    name: 'godot_inspection_get_node_property_list',
    title: 'Property names',
    description: 'List the properties of a node that can be read and set, in inspector order, with their types.',
    inputSchema: {
      type: 'object',
      properties: { node_path: { type: 'string', description: "Node; '.' is the root." } },
      required: ['node_path'],
      additionalProperties: false,
    },
    outputSchema: {
      type: 'object',
      properties: {
        node_path: { type: 'string' },
        type: { type: 'string' },
        properties: { type: 'array', items: { type: 'string' } },
        details: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              name: { type: 'string' },
              type: { type: 'string' },
              enum: { type: 'array', items: { type: 'string' } },
              read_only: { type: 'boolean' },
            },
            required: ['name', 'type'],
          },
        },
        truncated: { type: 'boolean' },
      },
      required: ['node_path', 'type', 'properties', 'details'],
    },
    annotations: { readOnlyHint: true, idempotentHint: true },
    _meta: { safety_class: 'read_only', toolset: 'inspection' },
  },
  {
    name: 'godot_inspection_get_project_info',
    title: 'Project info',
    description: "Read the project's name, engine version, main scene, folder, autoloads and input actions.",
    inputSchema: { type: 'object', properties: {}, additionalProperties: false },
    outputSchema: {
      type: 'object',
      properties: {
        name: { type: 'string' },
        godot_version: { type: 'string' },
        main_scene: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        project_path: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        autoloads: { type: 'object', additionalProperties: { type: 'string' } },
        input_actions: { type: 'array', items: { type: 'string' } },
      },
      required: ['name', 'godot_version', 'main_scene', 'project_path', 'autoloads', 'input_actions'],
    },
    annotations: { readOnlyHint: true, idempotentHint: true },
    _meta: { safety_class: 'read_only', toolset: 'inspection' },
  },
  {
    name: 'godot_inspection_get_scene_tree',
    title: 'Scene tree',
    description: 'Read the node tree of the open scene. Bounded: nodes that lost children say so, and the hint tells how to go on. tree is null with no scene open.',
    inputSchema: {
      type: 'object',
      properties: {
        max_depth: {
          type: 'integer',
          description: 'Levels below the root; 0 is the root alone, -1 everything.',
          default: -1,
          minimum: -1,
          maximum: 1000,
        },
        lightweight: { type: 'boolean', description: 'Leave out scripts and ownership.', default: false },
        node_path: { type: 'string', description: "Node to start at; '.' is the root.", default: '.' },
        child_offset: {
          type: 'integer',
          description: 'Children of the start node to pass over, to go on where an answer was cut.',
          default: 0,
          minimum: 0,
        },
      },
      additionalProperties: false,
    },
    outputSchema: {
      type: 'object',
      properties: {
        tree: { anyOf: [{ $ref: '#/$defs/SceneTreeNode' }, { type: 'null' }] },
        truncated: { type: 'boolean' },
        hint: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        node_count: { type: 'integer' },
        returned: { type: 'integer' },
      },
      required: ['tree', 'truncated', 'hint', 'node_count', 'returned'],
      $defs: {
        SceneTreeNode: {
          type: 'object',
          properties: {
            name: { type: 'string' },
            type: { type: 'string' },
            path: { type: 'string' },
            script: { anyOf: [{ type: 'string' }, { type: 'null' }] },
            children: { type: 'array', items: { $ref: '#/$defs/SceneTreeNode' } },
            child_count: { type: 'integer' },
            truncated: { type: 'boolean' },
            instance_of: { type: 'string' },
            editable_children: { type: 'boolean' },
            owner: { type: 'string' },
            inherited: { type: 'boolean' },
            unowned: { type: 'boolean' },
          },
          required: ['name', 'type', 'path', 'script', 'children'],
        },
      },
    },
    annotations: { readOnlyHint: true, idempotentHint: true },
    _meta: { safety_class: 'read_only', toolset: 'inspection' },
  },
  {
    name: 'godot_inspection_get_selected_node',
    title: 'Selected node',
    description: 'Read the first node selected in the editor, and the paths of all selected ones. selected is null when nothing is.',
    inputSchema: { type: 'object', properties: {}, additionalProperties: false },
    outputSchema: {
      type: 'object',
      properties: {
        selected: {
          anyOf: [
            {
              type: 'object',
              properties: {
                node_path: { type: 'string' },
                type: { type: 'string' },
                script: { anyOf: [{ type: 'string' }, { type: 'null' }] },
                properties: { type: 'object', additionalProperties: {} },
                children: { type: 'array', items: { type: 'string' } },
              },
              required: ['node_path', 'type', 'script', 'properties', 'children'],
            },
            { type: 'null' },
          ],
        },
        node_paths: { type: 'array', items: { type: 'string' } },
        total: { type: 'integer' },
      },
      required: ['selected', 'node_paths'],
    },
    annotations: { readOnlyHint: true, idempotentHint: true },
    _meta: { safety_class: 'read_only', toolset: 'inspection' },
  },
  {
    name: 'godot_inspection_list_scenes',
    title: 'List scenes',
    description: 'List the scene files of the project, sorted, and which of them is the main scene, open or active.',
    inputSchema: {
      type: 'object',
      properties: {
        offset: { type: 'integer', description: 'Scenes to pass over.', default: 0, minimum: 0 },
        limit: { type: 'integer', description: 'Most scenes to return.', default: 200, minimum: 1, maximum: 1000 },
      },
      additionalProperties: false,
    },
    outputSchema: {
      type: 'object',
      properties: {
        scenes: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              path: { type: 'string' },
              is_main: { type: 'boolean' },
              is_open: { type: 'boolean' },
              is_active: { type: 'boolean' },
            },
            required: ['path', 'is_main', 'is_open', 'is_active'],
          },
        },
        main_scene: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        total: { type: 'integer' },
        returned: { type: 'integer' },
        truncated: { type: 'boolean' },
        next_offset: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
      },
      required: ['scenes', 'main_scene', 'total', 'returned', 'truncated', 'next_offset'],
    },
    annotations: { readOnlyHint: true, idempotentHint: true },
    _meta: { safety_class: 'read_only', toolset: 'inspection' },
  },
  {
    name: 'godot_inspection_snapshot_subtree',
    title: 'Snapshot subtree',
    description: 'Remember a node and those below it under an id, for godot_inspection_diff_snapshots. The 32 used last are kept.',
    inputSchema: {
      type: 'object',
      properties: {
        node_path: { type: 'string', description: "Node to start at; '.' is the root.", default: '.' },
        properties: {
          type: 'array',
          description: 'More properties to remember of each node that has them.',
          items: { type: 'string' },
        },
        max_depth: {
          type: 'integer',
          description: 'Levels below the node; -1 for all.',
          default: -1,
          minimum: -1,
          maximum: 1000,
        },
      },
      additionalProperties: false,
    },
    outputSchema: {
      type: 'object',
      properties: {
        snapshot_id: { type: 'string' },
        node_path: { type: 'string' },
        snapshot: { type: 'object' },
        node_count: { type: 'integer' },
        truncated: { type: 'boolean' },
      },
      required: ['snapshot_id', 'node_path', 'snapshot', 'node_count', 'truncated'],
    },
    annotations: { readOnlyHint: true, idempotentHint: true },
    _meta: { safety_class: 'read_only', toolset: 'inspection' },
  },
]
