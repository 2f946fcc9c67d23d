// Generated from schemas/ by `godot-contract build`. Do not edit.

import { core } from './descriptors/core.js'
import { inspection } from './descriptors/inspection.js'
import { sceneEdit } from './descriptors/scene_edit.js'
import type {
  CoreCheckForUpdatesParams,
  CoreCheckForUpdatesResult,
  CoreDebugWorkflowParams,
  CoreDebugWorkflowResult,
  CoreDescribeClassParams,
  CoreDescribeClassResult,
  CoreDisableToolsetParams,
  CoreDisableToolsetResult,
  CoreEnableToolsetParams,
  CoreEnableToolsetResult,
  CoreGetServerInfoParams,
  CoreGetServerInfoResult,
  CoreHealthCheckParams,
  CoreHealthCheckResult,
  CoreListHistoryParams,
  CoreListHistoryResult,
  CoreListToolsBySafetyClassParams,
  CoreListToolsBySafetyClassResult,
  CoreListToolsetsParams,
  CoreListToolsetsResult,
  CoreReadResourceParams,
  CoreReadResourceResult,
  CoreRedoParams,
  CoreRedoResult,
  CoreUndoParams,
  CoreUndoResult,
} from './types/core.js'
import type {
  InspectionDiffSnapshotsParams,
  InspectionDiffSnapshotsResult,
  InspectionGetActiveSceneParams,
  InspectionGetActiveSceneResult,
  InspectionGetNodeGroupsParams,
  InspectionGetNodeGroupsResult,
  InspectionGetNodePropertiesParams,
  InspectionGetNodePropertiesResult,
  InspectionGetNodePropertyListParams,
  InspectionGetNodePropertyListResult,
  InspectionGetNodePropertyParams,
  InspectionGetNodePropertyResult,
  InspectionGetProjectInfoParams,
  InspectionGetProjectInfoResult,
  InspectionGetSceneTreeParams,
  InspectionGetSceneTreeResult,
  InspectionGetSelectedNodeParams,
  InspectionGetSelectedNodeResult,
  InspectionListScenesParams,
  InspectionListScenesResult,
  InspectionSnapshotSubtreeParams,
  InspectionSnapshotSubtreeResult,
} from './types/inspection.js'
import type {
  SceneEditAddToGroupParams,
  SceneEditAddToGroupResult,
  SceneEditAttachScriptParams,
  SceneEditAttachScriptResult,
  SceneEditCloseSceneParams,
  SceneEditCloseSceneResult,
  SceneEditConnectSignalParams,
  SceneEditConnectSignalResult,
  SceneEditCreateNodeParams,
  SceneEditCreateNodeResult,
  SceneEditCreateSceneParams,
  SceneEditCreateSceneResult,
  SceneEditDeleteNodeParams,
  SceneEditDeleteNodeResult,
  SceneEditDisconnectSignalParams,
  SceneEditDisconnectSignalResult,
  SceneEditDuplicateNodeParams,
  SceneEditDuplicateNodeResult,
  SceneEditExtractSceneParams,
  SceneEditExtractSceneResult,
  SceneEditInstanceSceneParams,
  SceneEditInstanceSceneResult,
  SceneEditListOpenScenesParams,
  SceneEditListOpenScenesResult,
  SceneEditListSignalConnectionsParams,
  SceneEditListSignalConnectionsResult,
  SceneEditMoveNodeParams,
  SceneEditMoveNodeResult,
  SceneEditOpenSceneParams,
  SceneEditOpenSceneResult,
  SceneEditReloadSceneParams,
  SceneEditReloadSceneResult,
  SceneEditRemoveFromGroupParams,
  SceneEditRemoveFromGroupResult,
  SceneEditRenameNodeParams,
  SceneEditRenameNodeResult,
  SceneEditRescanFilesystemParams,
  SceneEditRescanFilesystemResult,
  SceneEditSaveAllScenesParams,
  SceneEditSaveAllScenesResult,
  SceneEditSaveSceneParams,
  SceneEditSaveSceneResult,
  SceneEditSelectNodesParams,
  SceneEditSelectNodesResult,
  SceneEditSetEditableChildrenParams,
  SceneEditSetEditableChildrenResult,
  SceneEditSetNodePropertyParams,
  SceneEditSetNodePropertyResult,
} from './types/scene_edit.js'

/** Parameters and result of every tool. */
export interface ToolMap {
  godot_check_for_updates: { params: CoreCheckForUpdatesParams; result: CoreCheckForUpdatesResult }
  godot_debug_workflow: { params: CoreDebugWorkflowParams; result: CoreDebugWorkflowResult }
  godot_describe_class: { params: CoreDescribeClassParams; result: CoreDescribeClassResult }
  godot_disable_toolset: { params: CoreDisableToolsetParams; result: CoreDisableToolsetResult }
  godot_enable_toolset: { params: CoreEnableToolsetParams; result: CoreEnableToolsetResult }
  godot_get_server_info: { params: CoreGetServerInfoParams; result: CoreGetServerInfoResult }
  godot_health_check: { params: CoreHealthCheckParams; result: CoreHealthCheckResult }
  godot_list_history: { params: CoreListHistoryParams; result: CoreListHistoryResult }
  godot_list_tools_by_safety_class: { params: CoreListToolsBySafetyClassParams; result: CoreListToolsBySafetyClassResult }
  godot_list_toolsets: { params: CoreListToolsetsParams; result: CoreListToolsetsResult }
  godot_read_resource: { params: CoreReadResourceParams; result: CoreReadResourceResult }
  godot_redo: { params: CoreRedoParams; result: CoreRedoResult }
  godot_undo: { params: CoreUndoParams; result: CoreUndoResult }
  godot_inspection_diff_snapshots: { params: InspectionDiffSnapshotsParams; result: InspectionDiffSnapshotsResult }
  godot_inspection_get_active_scene: { params: InspectionGetActiveSceneParams; result: InspectionGetActiveSceneResult }
  godot_inspection_get_node_groups: { params: InspectionGetNodeGroupsParams; result: InspectionGetNodeGroupsResult }
  godot_inspection_get_node_properties: { params: InspectionGetNodePropertiesParams; result: InspectionGetNodePropertiesResult }
  godot_inspection_get_node_property: { params: InspectionGetNodePropertyParams; result: InspectionGetNodePropertyResult }
  godot_inspection_get_node_property_list: { params: InspectionGetNodePropertyListParams; result: InspectionGetNodePropertyListResult }
  godot_inspection_get_project_info: { params: InspectionGetProjectInfoParams; result: InspectionGetProjectInfoResult }
  godot_inspection_get_scene_tree: { params: InspectionGetSceneTreeParams; result: InspectionGetSceneTreeResult }
  godot_inspection_get_selected_node: { params: InspectionGetSelectedNodeParams; result: InspectionGetSelectedNodeResult }
  godot_inspection_list_scenes: { params: InspectionListScenesParams; result: InspectionListScenesResult }
  godot_inspection_snapshot_subtree: { params: InspectionSnapshotSubtreeParams; result: InspectionSnapshotSubtreeResult }
  godot_scene_edit_add_to_group: { params: SceneEditAddToGroupParams; result: SceneEditAddToGroupResult }
  godot_scene_edit_attach_script: { params: SceneEditAttachScriptParams; result: SceneEditAttachScriptResult }
  godot_scene_edit_close_scene: { params: SceneEditCloseSceneParams; result: SceneEditCloseSceneResult }
  godot_scene_edit_connect_signal: { params: SceneEditConnectSignalParams; result: SceneEditConnectSignalResult }
  godot_scene_edit_create_node: { params: SceneEditCreateNodeParams; result: SceneEditCreateNodeResult }
  godot_scene_edit_create_scene: { params: SceneEditCreateSceneParams; result: SceneEditCreateSceneResult }
  godot_scene_edit_delete_node: { params: SceneEditDeleteNodeParams; result: SceneEditDeleteNodeResult }
  godot_scene_edit_disconnect_signal: { params: SceneEditDisconnectSignalParams; result: SceneEditDisconnectSignalResult }
  godot_scene_edit_duplicate_node: { params: SceneEditDuplicateNodeParams; result: SceneEditDuplicateNodeResult }
  godot_scene_edit_extract_scene: { params: SceneEditExtractSceneParams; result: SceneEditExtractSceneResult }
  godot_scene_edit_instance_scene: { params: SceneEditInstanceSceneParams; result: SceneEditInstanceSceneResult }
  godot_scene_edit_list_open_scenes: { params: SceneEditListOpenScenesParams; result: SceneEditListOpenScenesResult }
  godot_scene_edit_list_signal_connections: { params: SceneEditListSignalConnectionsParams; result: SceneEditListSignalConnectionsResult }
  godot_scene_edit_move_node: { params: SceneEditMoveNodeParams; result: SceneEditMoveNodeResult }
  godot_scene_edit_open_scene: { params: SceneEditOpenSceneParams; result: SceneEditOpenSceneResult }
  godot_scene_edit_reload_scene: { params: SceneEditReloadSceneParams; result: SceneEditReloadSceneResult }
  godot_scene_edit_remove_from_group: { params: SceneEditRemoveFromGroupParams; result: SceneEditRemoveFromGroupResult }
  godot_scene_edit_rename_node: { params: SceneEditRenameNodeParams; result: SceneEditRenameNodeResult }
  godot_scene_edit_rescan_filesystem: { params: SceneEditRescanFilesystemParams; result: SceneEditRescanFilesystemResult }
  godot_scene_edit_save_all_scenes: { params: SceneEditSaveAllScenesParams; result: SceneEditSaveAllScenesResult }
  godot_scene_edit_save_scene: { params: SceneEditSaveSceneParams; result: SceneEditSaveSceneResult }
  godot_scene_edit_select_nodes: { params: SceneEditSelectNodesParams; result: SceneEditSelectNodesResult }
  godot_scene_edit_set_editable_children: { params: SceneEditSetEditableChildrenParams; result: SceneEditSetEditableChildrenResult }
  godot_scene_edit_set_node_property: { params: SceneEditSetNodePropertyParams; result: SceneEditSetNodePropertyResult }
}

export type ToolName = keyof ToolMap

/** Descriptors by toolset and method, as the client's methods are called. */
export const DESCRIPTORS = { core, inspection, sceneEdit } as const

export type * from './types/core.js'
export type * from './types/inspection.js'
export type * from './types/scene_edit.js'
