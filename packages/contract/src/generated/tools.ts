// Generated from schemas/ by `godot-contract build`. Do not edit.

import { core } from './descriptors/core.js'
import { inspection } from './descriptors/inspection.js'
import { sceneEdit } from './descriptors/scene_edit.js'
import type {
  CoreDisableToolsetParams,
  CoreDisableToolsetResult,
  CoreEnableToolsetParams,
  CoreEnableToolsetResult,
  CoreGetServerInfoParams,
  CoreGetServerInfoResult,
  CoreHealthCheckParams,
  CoreHealthCheckResult,
  CoreListToolsBySafetyClassParams,
  CoreListToolsBySafetyClassResult,
  CoreListToolsetsParams,
  CoreListToolsetsResult,
  CoreRedoParams,
  CoreRedoResult,
  CoreUndoParams,
  CoreUndoResult,
} from './types/core.js'
import type {
  InspectionGetActiveSceneParams,
  InspectionGetActiveSceneResult,
  InspectionGetNodePropertiesParams,
  InspectionGetNodePropertiesResult,
  InspectionGetNodePropertyParams,
  InspectionGetNodePropertyResult,
  InspectionGetProjectInfoParams,
  InspectionGetProjectInfoResult,
  InspectionGetSceneTreeParams,
  InspectionGetSceneTreeResult,
} from './types/inspection.js'
import type {
  SceneEditCreateNodeParams,
  SceneEditCreateNodeResult,
  SceneEditCreateSceneParams,
  SceneEditCreateSceneResult,
  SceneEditDeleteNodeParams,
  SceneEditDeleteNodeResult,
  SceneEditSaveSceneParams,
  SceneEditSaveSceneResult,
  SceneEditSetNodePropertyParams,
  SceneEditSetNodePropertyResult,
} from './types/scene_edit.js'

/** Parameters and result of every tool. */
export interface ToolMap {
  godot_disable_toolset: { params: CoreDisableToolsetParams; result: CoreDisableToolsetResult }
  godot_enable_toolset: { params: CoreEnableToolsetParams; result: CoreEnableToolsetResult }
  godot_get_server_info: { params: CoreGetServerInfoParams; result: CoreGetServerInfoResult }
  godot_health_check: { params: CoreHealthCheckParams; result: CoreHealthCheckResult }
  godot_list_tools_by_safety_class: { params: CoreListToolsBySafetyClassParams; result: CoreListToolsBySafetyClassResult }
  godot_list_toolsets: { params: CoreListToolsetsParams; result: CoreListToolsetsResult }
  godot_redo: { params: CoreRedoParams; result: CoreRedoResult }
  godot_undo: { params: CoreUndoParams; result: CoreUndoResult }
  godot_inspection_get_active_scene: { params: InspectionGetActiveSceneParams; result: InspectionGetActiveSceneResult }
  godot_inspection_get_node_properties: { params: InspectionGetNodePropertiesParams; result: InspectionGetNodePropertiesResult }
  godot_inspection_get_node_property: { params: InspectionGetNodePropertyParams; result: InspectionGetNodePropertyResult }
  godot_inspection_get_project_info: { params: InspectionGetProjectInfoParams; result: InspectionGetProjectInfoResult }
  godot_inspection_get_scene_tree: { params: InspectionGetSceneTreeParams; result: InspectionGetSceneTreeResult }
  godot_scene_edit_create_node: { params: SceneEditCreateNodeParams; result: SceneEditCreateNodeResult }
  godot_scene_edit_create_scene: { params: SceneEditCreateSceneParams; result: SceneEditCreateSceneResult }
  godot_scene_edit_delete_node: { params: SceneEditDeleteNodeParams; result: SceneEditDeleteNodeResult }
  godot_scene_edit_save_scene: { params: SceneEditSaveSceneParams; result: SceneEditSaveSceneResult }
  godot_scene_edit_set_node_property: { params: SceneEditSetNodePropertyParams; result: SceneEditSetNodePropertyResult }
}

export type ToolName = keyof ToolMap

/** Descriptors by toolset and method, as the client's methods are called. */
export const DESCRIPTORS = { core, inspection, sceneEdit } as const

export type * from './types/core.js'
export type * from './types/inspection.js'
export type * from './types/scene_edit.js'
