// Generated from schemas/ by `godot-contract build`. Do not edit.

import type { ToolExample } from '../../records.js'

export const examples = {
  godot_check_for_updates: [
    {
      title: 'Switched off',
      input: {},
      result: {
        enabled: false,
        current: '2026.11.30',
        latest: null,
        update_available: false,
        url: null,
        checked_at: null,
        error: null,
        hint: 'Set GODOT_MCP_UPDATE_URL to have it checked.',
      },
    },
  ],
  godot_debug_workflow: [
    {
      title: 'A project without a fault',
      input: {},
      result: {
        bridge: {
          connected: true,
          godot_version: '4.6.3.stable',
          project_name: 'Game',
          main_scene: 'res://main.tscn',
          autoloads: {},
        },
        scene_tree: null,
        run: {
          ran: true,
          exit_code: 0,
          exit_signal: null,
          timed_out: false,
          duration_seconds: 1.2,
          errors: [],
          warnings: [],
          output: ['Ready'],
          command: ['godot', '--headless', '--path', '/home/me/game'],
          dropped_lines: 0,
        },
        parse: { ok: true, checked: 3, left_out: 21, errors: [], skipped_reason: null },
        findings: ['Nothing found.'],
        suggestions: ['Open a scene to have it looked at.'],
      },
    },
  ],
  godot_describe_class: [
    {
      title: 'A small class',
      input: { class_name: 'Marker2D' },
      result: {
        class_name: 'Marker2D',
        inherits: 'Node2D',
        inherits_chain: ['Marker2D', 'Node2D', 'CanvasItem', 'Node', 'Object'],
        can_instantiate: true,
        script: null,
        properties: [{ name: 'gizmo_extents', type: 'float', default: 10 }],
        methods: [{ name: 'get_gizmo_extents', args: [], return_type: 'float' }],
        signals: [],
        constants: [],
        enums: [],
        truncated: false,
        hint: null,
      },
    },
  ],
  godot_disable_toolset: [
    {
      title: 'Scene editing',
      input: { category: 'scene_edit' },
      result: {
        name: 'scene_edit',
        enabled: false,
        description: 'Create scenes, add, change and delete nodes, save. Each edit is one undo step.',
        min_godot: '4.4',
        tools: [],
      },
    },
  ],
  godot_enable_toolset: [
    {
      title: 'Scene editing',
      input: { category: 'scene_edit' },
      result: {
        name: 'scene_edit',
        enabled: true,
        description: 'Create scenes, add, change and delete nodes, save. Each edit is one undo step.',
        min_godot: '4.4',
        tools: [
          {
            name: 'godot_scene_edit_save_scene',
            description: 'Save the open scene to its file.',
            input_schema: { type: 'object', properties: {} },
          },
        ],
      },
    },
  ],
  godot_get_server_info: [
    {
      title: 'An editor with an open scene',
      input: {},
      result: {
        server: 'godot-mcp',
        version: '2026.11.30',
        contract_version: 1,
        min_compatible_contract: 1,
        contract_digest: 'sha256:00',
        transport: 'stdio',
        toolsets: [
          {
            name: 'core',
            enabled: true,
            description: 'Server state, toolsets, undo and redo. Always on.',
            tool_count: 8,
            min_godot: null,
          },
        ],
        prompts: [],
        resources: ['godot://project/info', 'godot://scene/current', 'godot://scene/tree', 'godot://scene/tree/{max_depth}'],
        bridge: {
          connected: true,
          url: 'ws://127.0.0.1:9080',
          godot_version: '4.6.3.stable',
          project_name: 'Game',
          project_path: '/home/me/game',
          addon_version: '2026.11.30',
          addon_commands: ['cmd_ping'],
          scanning: false,
          peer_identity: { project_path: '/home/me/game', godot_version: '4.6.3.stable', addon_version: '2026.11.30' },
          backend: { csharp_supported: false, csharp_project: false, csharp_build: false },
        },
        active_scene: 'res://main.tscn',
        addon_drift_warning: null,
        version_notice: null,
        update: null,
        common_errors: [
          {
            symptom: 'PRECONDITION_FAILED [required=active_scene]',
            cause: 'No scene is open.',
            fix: 'Create one with godot_scene_edit_create_scene.',
          },
        ],
        next_steps: ['Ready: res://main.tscn is open.'],
      },
    },
  ],
  godot_health_check: [
    {
      title: 'An editor is attached',
      input: {},
      result: {
        server: 'godot-mcp',
        version: '2026.11.30',
        transport: 'stdio',
        bridge_url: 'ws://127.0.0.1:9080',
        bridge_connected: true,
        editor_responds: true,
        addon_version: '2026.11.30',
        version_notice: null,
        bridge_bind_error: null,
      },
    },
  ],
  godot_list_history: [
    {
      title: 'After one edit',
      input: {},
      result: {
        version: 3,
        has_undo: true,
        has_redo: false,
        can_redo: false,
        current_action: 'Create Player',
        depth: 1,
        recent: [{ name: 'Create Player', history: 'scene' }],
      },
    },
  ],
  godot_list_tools_by_safety_class: [
    {
      title: 'At start',
      input: {},
      result: {
        tools_by_safety_class: { read_only: ['godot_health_check'], mutating: ['godot_redo', 'godot_undo'] },
        hidden: { scene_edit: ['godot_scene_edit_create_node'] },
      },
    },
  ],
  godot_list_toolsets: [
    {
      title: 'The toolsets at start',
      input: {},
      result: {
        result: [
          {
            name: 'core',
            enabled: true,
            description: 'Server state, toolsets, undo and redo. Always on.',
            min_godot: null,
            tools: [],
          },
          {
            name: 'scene_edit',
            enabled: false,
            description: 'Create scenes, add, change and delete nodes, save. Each edit is one undo step.',
            min_godot: '4.4',
            tools: [],
          },
        ],
      },
    },
  ],
  godot_read_resource: [
    { title: 'The open scene', input: { uri: 'godot://scene/current' }, result: { result: '{"is_open":false}' } },
  ],
  godot_redo: [
    {
      title: 'One step',
      input: { count: 1 },
      result: {
        dry_run: false,
        requested: 1,
        redone: 1,
        last_action: 'Create Player',
        nothing_to_redo: false,
        has_redo: null,
        would_redo_next: null,
        actions: ['Create Player'],
        history: 'scene',
      },
    },
    {
      title: 'What would happen',
      input: { count: 1, dry_run: true },
      result: {
        dry_run: true,
        requested: 1,
        redone: null,
        last_action: null,
        nothing_to_redo: null,
        has_redo: true,
        would_redo_next: 'Create Player',
        actions: ['Create Player'],
        history: 'scene',
      },
    },
  ],
  godot_undo: [
    {
      title: 'One step',
      input: { count: 1 },
      result: {
        dry_run: false,
        requested: 1,
        undone: 1,
        last_action: 'Create Player',
        nothing_to_undo: false,
        has_undo: null,
        would_undo_next: null,
        actions: ['Create Player'],
        history: 'scene',
      },
    },
    {
      title: 'What would happen',
      input: { count: 1, dry_run: true },
      result: {
        dry_run: true,
        requested: 1,
        undone: null,
        last_action: null,
        nothing_to_undo: null,
        has_undo: true,
        would_undo_next: 'Create Player',
        actions: ['Create Player'],
        history: 'scene',
      },
    },
  ],
} satisfies Record<string, readonly ToolExample[]>
