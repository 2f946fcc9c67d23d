/** What a name may be long at most: 64 characters, less the 25 of the longest prefix that a client puts before it. */
export const LONGEST_NAME = 39

/** Names above the limit that clients already know. The list never grows. */
export const KNOWN_LONG_NAMES: ReadonlySet<string> = new Set([
  'godot_analysis_detect_circular_dependencies',
  'godot_asset_import_create_material_from_textures',
  'godot_profiling_get_performance_monitors',
  'godot_resources_edit_set_resource_property',
  'godot_resources_edit_unregister_autoload',
  'godot_scene_edit_list_signal_connections',
])

/** Names that clients already know and that do not follow from the toolset and the file. The list never grows. */
export const KNOWN_IRREGULAR_NAMES: ReadonlyMap<string, { readonly toolset: string; readonly action: string }> = new Map([
  ['godot_asset_import_asset', { toolset: 'asset_import', action: 'import_asset' }],
  ['godot_project_scaffold', { toolset: 'project_scaffold', action: 'scaffold' }],
])
