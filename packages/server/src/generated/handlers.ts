// Generated from schemas/ by `godot-contract build`. Do not edit.

import { disableToolset } from '../tools/core/disable-toolset.js'
import { enableToolset } from '../tools/core/enable-toolset.js'
import { getServerInfo } from '../tools/core/get-server-info.js'
import { healthCheck } from '../tools/core/health-check.js'
import { listToolsBySafetyClass } from '../tools/core/list-tools-by-safety-class.js'
import { listToolsets } from '../tools/core/list-toolsets.js'

/** Handlers of the tools that run in the server, by tool. */
export const handlers = {
  godot_disable_toolset: disableToolset,
  godot_enable_toolset: enableToolset,
  godot_get_server_info: getServerInfo,
  godot_health_check: healthCheck,
  godot_list_tools_by_safety_class: listToolsBySafetyClass,
  godot_list_toolsets: listToolsets,
} as const
