// Generated from schemas/ by `godot-contract build`. Do not edit.

import { checkForUpdates } from '../tools/core/check-for-updates.js'
import { debugWorkflow } from '../tools/core/debug-workflow.js'
import { disableToolset } from '../tools/core/disable-toolset.js'
import { enableToolset } from '../tools/core/enable-toolset.js'
import { getServerInfo } from '../tools/core/get-server-info.js'
import { healthCheck } from '../tools/core/health-check.js'
import { listToolsBySafetyClass } from '../tools/core/list-tools-by-safety-class.js'
import { listToolsets } from '../tools/core/list-toolsets.js'
import { readResource } from '../tools/core/read-resource.js'
import { diffSnapshots } from '../tools/inspection/diff-snapshots.js'
import { snapshotSubtree } from '../tools/inspection/snapshot-subtree.js'

/** Handlers of the tools that run in the server, by tool. */
export const handlers = {
  godot_check_for_updates: checkForUpdates,
  godot_debug_workflow: debugWorkflow,
  godot_disable_toolset: disableToolset,
  godot_enable_toolset: enableToolset,
  godot_get_server_info: getServerInfo,
  godot_health_check: healthCheck,
  godot_list_tools_by_safety_class: listToolsBySafetyClass,
  godot_list_toolsets: listToolsets,
  godot_read_resource: readResource,
  godot_inspection_diff_snapshots: diffSnapshots,
  godot_inspection_snapshot_subtree: snapshotSubtree,
} as const
