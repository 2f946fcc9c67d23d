// Read by the type checker alone: an assertion that does not hold is an error of `tsc -p tests/tsconfig.json`.
import type { Godot, ToolArguments, ToolName, ToolResultOf } from '@godot-mcp/client'
import type {
  CoreUndoParams,
  CoreUndoResult,
  InspectionGetNodePropertyResult,
  InspectionGetSceneTreeResult,
  SceneEditCreateNodeParams,
  SceneEditCreateNodeResult,
  SceneEditDeleteNodeParams,
  SceneTreeNode,
} from '@godot-mcp/contract'
import { expectTypeOf } from 'vitest'

declare const godot: Godot

// The names of the tools, as a literal: a tool that goes or is renamed is seen here.
expectTypeOf<ToolName>().toEqualTypeOf<
  | 'godot_check_for_updates'
  | 'godot_debug_workflow'
  | 'godot_describe_class'
  | 'godot_disable_toolset'
  | 'godot_enable_toolset'
  | 'godot_get_server_info'
  | 'godot_health_check'
  | 'godot_list_history'
  | 'godot_list_tools_by_safety_class'
  | 'godot_list_toolsets'
  | 'godot_read_resource'
  | 'godot_redo'
  | 'godot_undo'
  | 'godot_inspection_diff_snapshots'
  | 'godot_inspection_get_active_scene'
  | 'godot_inspection_get_node_groups'
  | 'godot_inspection_get_node_properties'
  | 'godot_inspection_get_node_property'
  | 'godot_inspection_get_node_property_list'
  | 'godot_inspection_get_project_info'
  | 'godot_inspection_get_scene_tree'
  | 'godot_inspection_get_selected_node'
  | 'godot_inspection_list_scenes'
  | 'godot_inspection_snapshot_subtree'
  | 'godot_scene_edit_add_to_group'
  | 'godot_scene_edit_attach_script'
  | 'godot_scene_edit_close_scene'
  | 'godot_scene_edit_connect_signal'
  | 'godot_scene_edit_create_node'
  | 'godot_scene_edit_create_scene'
  | 'godot_scene_edit_delete_node'
  | 'godot_scene_edit_disconnect_signal'
  | 'godot_scene_edit_duplicate_node'
  | 'godot_scene_edit_extract_scene'
  | 'godot_scene_edit_instance_scene'
  | 'godot_scene_edit_list_open_scenes'
  | 'godot_scene_edit_list_signal_connections'
  | 'godot_scene_edit_move_node'
  | 'godot_scene_edit_open_scene'
  | 'godot_scene_edit_reload_scene'
  | 'godot_scene_edit_remove_from_group'
  | 'godot_scene_edit_rename_node'
  | 'godot_scene_edit_rescan_filesystem'
  | 'godot_scene_edit_save_all_scenes'
  | 'godot_scene_edit_save_scene'
  | 'godot_scene_edit_select_nodes'
  | 'godot_scene_edit_set_editable_children'
  | 'godot_scene_edit_set_node_property'
>()

// The methods.
type Own = 'serverInfo' | 'call' | 'callUntyped' | 'health' | 'close' | typeof Symbol.asyncDispose
expectTypeOf<Exclude<keyof Godot, Own>>().toEqualTypeOf<'core' | 'inspection' | 'sceneEdit'>()
expectTypeOf<keyof Godot['sceneEdit']>().toEqualTypeOf<
  | 'addToGroup'
  | 'attachScript'
  | 'closeScene'
  | 'connectSignal'
  | 'createNode'
  | 'createScene'
  | 'deleteNode'
  | 'disconnectSignal'
  | 'duplicateNode'
  | 'extractScene'
  | 'instanceScene'
  | 'listOpenScenes'
  | 'listSignalConnections'
  | 'moveNode'
  | 'openScene'
  | 'reloadScene'
  | 'removeFromGroup'
  | 'renameNode'
  | 'rescanFilesystem'
  | 'saveAllScenes'
  | 'saveScene'
  | 'selectNodes'
  | 'setEditableChildren'
  | 'setNodeProperty'
>()
expectTypeOf<keyof Godot['inspection']>().toEqualTypeOf<
  | 'diffSnapshots'
  | 'getActiveScene'
  | 'getNodeGroups'
  | 'getNodeProperties'
  | 'getNodeProperty'
  | 'getNodePropertyList'
  | 'getProjectInfo'
  | 'getSceneTree'
  | 'getSelectedNode'
  | 'listScenes'
  | 'snapshotSubtree'
>()
expectTypeOf<keyof Godot['core']>().toEqualTypeOf<
  | 'checkForUpdates'
  | 'debugWorkflow'
  | 'describeClass'
  | 'disableToolset'
  | 'enableToolset'
  | 'getServerInfo'
  | 'healthCheck'
  | 'listHistory'
  | 'listToolsBySafetyClass'
  | 'listToolsets'
  | 'readResource'
  | 'redo'
  | 'undo'
>()

// Parameters and results, under their own names.
expectTypeOf(godot.sceneEdit.createNode).parameter(0).toEqualTypeOf<SceneEditCreateNodeParams>()
expectTypeOf(godot.sceneEdit.createNode).returns.resolves.toEqualTypeOf<SceneEditCreateNodeResult>()
expectTypeOf(godot.core.undo).parameter(0).toEqualTypeOf<CoreUndoParams | undefined>()
expectTypeOf(godot.core.undo).returns.resolves.toEqualTypeOf<CoreUndoResult>()
expectTypeOf(godot.sceneEdit.deleteNode).parameter(0).toEqualTypeOf<SceneEditDeleteNodeParams>()

// Optional, nullable and always there are three different things.
expectTypeOf<SceneEditCreateNodeParams['parent_path']>().toEqualTypeOf<string>()
expectTypeOf<SceneEditCreateNodeParams>().toHaveProperty('dry_run')
expectTypeOf<Pick<SceneEditCreateNodeParams, 'dry_run'>>().toEqualTypeOf<{ dry_run?: boolean }>()
expectTypeOf<SceneEditCreateNodeResult['dry_run']>().toEqualTypeOf<boolean>()
expectTypeOf<SceneEditCreateNodeResult['reason']>().toEqualTypeOf<string | null>()
expectTypeOf<SceneEditCreateNodeResult['persisted']>().toEqualTypeOf<boolean | null>()
expectTypeOf<Pick<SceneTreeNode, 'child_count'>>().toEqualTypeOf<{ child_count?: number }>()

// A value of the engine may be anything: it has to be looked at before it is used.
expectTypeOf<InspectionGetNodePropertyResult['value']>().toEqualTypeOf<unknown>()

// A recursive result is usable without a cast.
expectTypeOf<InspectionGetSceneTreeResult['tree']>().toEqualTypeOf<SceneTreeNode | null>()
expectTypeOf<SceneTreeNode['children']>().toEqualTypeOf<SceneTreeNode[]>()

// Parameters may be left out where none is required, and only there.
expectTypeOf(godot.core.undo).toBeCallableWith()
expectTypeOf(godot.core.undo).toBeCallableWith({ count: 2 })
expectTypeOf(godot.core.undo).toBeCallableWith({ count: 2 }, { timeoutMs: 5 })
expectTypeOf(godot.core.healthCheck).toBeCallableWith()
expectTypeOf(godot.core.healthCheck).toBeCallableWith({})
expectTypeOf(godot.sceneEdit.saveScene).toBeCallableWith()
// @ts-expect-error two parameters are required
godot.sceneEdit.createNode({ parent_path: '.' })
// @ts-expect-error so they cannot be left out
godot.sceneEdit.createNode()

// A misspelt name is an error, in parameters and in results.
// @ts-expect-error undo has `count`
godot.core.undo({ cuont: 2 })
// @ts-expect-error nothing to spell
godot.core.healthCheck({ task_progress: '1' })
// @ts-expect-error `property`
godot.inspection.getNodeProperty({ node_path: 'A', propertyy: 'x' })
// @ts-expect-error `persisted`
godot.sceneEdit.createNode({ parent_path: '.', node_type: 'Node', node_name: 'A' }).then((result) => result.persited)
// @ts-expect-error no such tool
godot.sceneEdit.createNod({ parent_path: '.', node_type: 'Node', node_name: 'A' })
// @ts-expect-error a number
godot.core.undo({ count: '2' })
// @ts-expect-error an optional parameter may be left out, not undefined
godot.core.undo({ count: undefined })

// The same by name.
expectTypeOf(godot.call('godot_undo', { count: 1 })).resolves.toEqualTypeOf<CoreUndoResult>()
expectTypeOf(godot.call('godot_undo')).resolves.toEqualTypeOf<CoreUndoResult>()
// @ts-expect-error no such tool
godot.call('godot_undoo')
// @ts-expect-error undo has `count`
godot.call('godot_undo', { cuont: 1 })
expectTypeOf(godot.callUntyped('godot_of_a_newer_server', { any: 1 })).resolves.toEqualTypeOf<Record<string, unknown>>()

// A wrapper over any tool keeps its types, without going too deep.
async function wrapped<N extends ToolName>(name: N, ...args: ToolArguments<N>): Promise<ToolResultOf<N>> {
  return godot.call(name, ...args)
}
expectTypeOf(wrapped('godot_inspection_get_scene_tree', { max_depth: 2 })).resolves.toEqualTypeOf<InspectionGetSceneTreeResult>()
// @ts-expect-error the wrapper's callers are checked too
wrapped('godot_inspection_get_scene_tree', { max_dept: 2 })
