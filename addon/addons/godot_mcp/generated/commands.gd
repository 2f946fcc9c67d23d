# Generated from schemas/ by `godot-contract build`. Do not edit.
extends RefCounted

const COMMANDS: Dictionary = {
	"cmd_describe_class":
	{
		"toolset": "core",
		"safety": "read_only",
		"script": "toolsets/core/classes.gd",
		"handler": "cmd_describe_class",
		"requires": [],
		"undo": "none",
	},
	"cmd_get_addon_info": {},
	"cmd_inspection_get_active_scene":
	{
		"toolset": "inspection",
		"safety": "read_only",
		"script": "toolsets/inspection.gd",
		"handler": "cmd_get_active_scene",
		"requires": [],
		"undo": "none",
	},
	"cmd_inspection_get_node_groups":
	{
		"toolset": "inspection",
		"safety": "read_only",
		"script": "toolsets/inspection/nodes.gd",
		"handler": "cmd_get_node_groups",
		"requires": ["active_scene"],
		"undo": "none",
	},
	"cmd_inspection_get_node_properties":
	{
		"toolset": "inspection",
		"safety": "read_only",
		"script": "toolsets/inspection.gd",
		"handler": "cmd_get_node_properties",
		"requires": ["active_scene"],
		"undo": "none",
	},
	"cmd_inspection_get_node_property":
	{
		"toolset": "inspection",
		"safety": "read_only",
		"script": "toolsets/inspection.gd",
		"handler": "cmd_get_node_property",
		"requires": ["active_scene"],
		"undo": "none",
	},
	"cmd_inspection_get_node_property_list":
	{
		"toolset": "inspection",
		"safety": "read_only",
		"script": "toolsets/inspection/nodes.gd",
		"handler": "cmd_get_node_property_list",
		"requires": ["active_scene"],
		"undo": "none",
	},
	"cmd_inspection_get_project_info":
	{
		"toolset": "inspection",
		"safety": "read_only",
		"script": "toolsets/inspection.gd",
		"handler": "cmd_get_project_info",
		"requires": [],
		"undo": "none",
	},
	"cmd_inspection_get_scene_tree":
	{
		"toolset": "inspection",
		"safety": "read_only",
		"script": "toolsets/inspection.gd",
		"handler": "cmd_get_scene_tree",
		"requires": [],
		"undo": "none",
	},
	"cmd_inspection_get_selected_node":
	{
		"toolset": "inspection",
		"safety": "read_only",
		"script": "toolsets/inspection/nodes.gd",
		"handler": "cmd_get_selected_node",
		"requires": [],
		"undo": "none",
	},
	"cmd_inspection_list_scenes":
	{
		"toolset": "inspection",
		"safety": "read_only",
		"script": "toolsets/inspection/scenes.gd",
		"handler": "cmd_list_scenes",
		"requires": [],
		"undo": "none",
	},
	"cmd_list_history":
	{
		"toolset": "core",
		"safety": "read_only",
		"script": "toolsets/core/history.gd",
		"handler": "cmd_list_history",
		"requires": [],
		"undo": "none",
	},
	"cmd_ping": {},
	"cmd_read_subtree":
	{
		"safety": "read_only",
		"script": "commands/read_subtree.gd",
		"handler": "cmd_read_subtree",
		"requires": ["active_scene"],
		"undo": "none",
	},
	"cmd_redo":
	{
		"toolset": "core",
		"safety": "mutating",
		"script": "toolsets/core.gd",
		"handler": "cmd_redo",
		"requires": [],
		"undo": "none",
	},
	"cmd_scene_edit_add_to_group":
	{
		"toolset": "scene_edit",
		"safety": "mutating",
		"script": "toolsets/scene_edit/groups.gd",
		"handler": "cmd_add_to_group",
		"requires": ["active_scene"],
		"undo": "scene",
	},
	"cmd_scene_edit_attach_script":
	{
		"toolset": "scene_edit",
		"safety": "mutating",
		"script": "toolsets/scene_edit/scripts.gd",
		"handler": "cmd_attach_script",
		"requires": ["active_scene"],
		"undo": "scene",
		"optional_paths": ["script_path"],
	},
	"cmd_scene_edit_close_scene":
	{
		"toolset": "scene_edit",
		"safety": "destructive",
		"script": "toolsets/scene_edit/scenes.gd",
		"handler": "cmd_close_scene",
		"requires": [],
		"undo": "none",
		"optional_paths": ["scene_path"],
	},
	"cmd_scene_edit_connect_signal":
	{
		"toolset": "scene_edit",
		"safety": "mutating",
		"script": "toolsets/scene_edit/signals.gd",
		"handler": "cmd_connect_signal",
		"requires": ["active_scene"],
		"undo": "scene",
	},
	"cmd_scene_edit_create_node":
	{
		"toolset": "scene_edit",
		"safety": "mutating",
		"script": "toolsets/scene_edit.gd",
		"handler": "cmd_create_node",
		"requires": ["active_scene"],
		"undo": "scene",
	},
	"cmd_scene_edit_create_scene":
	{
		"toolset": "scene_edit",
		"safety": "mutating",
		"script": "toolsets/scene_edit.gd",
		"handler": "cmd_create_scene",
		"requires": [],
		"undo": "none",
		"paths": ["scene_path"],
	},
	"cmd_scene_edit_delete_node":
	{
		"toolset": "scene_edit",
		"safety": "destructive",
		"script": "toolsets/scene_edit.gd",
		"handler": "cmd_delete_node",
		"requires": ["active_scene"],
		"undo": "scene",
	},
	"cmd_scene_edit_disconnect_signal":
	{
		"toolset": "scene_edit",
		"safety": "destructive",
		"script": "toolsets/scene_edit/signals.gd",
		"handler": "cmd_disconnect_signal",
		"requires": ["active_scene"],
		"undo": "scene",
	},
	"cmd_scene_edit_duplicate_node":
	{
		"toolset": "scene_edit",
		"safety": "mutating",
		"script": "toolsets/scene_edit/nodes.gd",
		"handler": "cmd_duplicate_node",
		"requires": ["active_scene"],
		"undo": "scene",
	},
	"cmd_scene_edit_extract_scene":
	{
		"toolset": "scene_edit",
		"safety": "mutating",
		"script": "toolsets/scene_edit/instances.gd",
		"handler": "cmd_extract_scene",
		"requires": ["active_scene"],
		"undo": "scene",
		"paths": ["scene_path"],
	},
	"cmd_scene_edit_instance_scene":
	{
		"toolset": "scene_edit",
		"safety": "mutating",
		"script": "toolsets/scene_edit/instances.gd",
		"handler": "cmd_instance_scene",
		"requires": ["active_scene"],
		"undo": "scene",
		"paths": ["scene_path"],
	},
	"cmd_scene_edit_list_open_scenes":
	{
		"toolset": "scene_edit",
		"safety": "read_only",
		"script": "toolsets/scene_edit/scenes.gd",
		"handler": "cmd_list_open_scenes",
		"requires": [],
		"undo": "none",
	},
	"cmd_scene_edit_list_signal_connections":
	{
		"toolset": "scene_edit",
		"safety": "read_only",
		"script": "toolsets/scene_edit/signals.gd",
		"handler": "cmd_list_signal_connections",
		"requires": ["active_scene"],
		"undo": "none",
	},
	"cmd_scene_edit_move_node":
	{
		"toolset": "scene_edit",
		"safety": "mutating",
		"script": "toolsets/scene_edit/nodes.gd",
		"handler": "cmd_move_node",
		"requires": ["active_scene"],
		"undo": "scene",
	},
	"cmd_scene_edit_open_scene":
	{
		"toolset": "scene_edit",
		"safety": "mutating",
		"script": "toolsets/scene_edit/scenes.gd",
		"handler": "cmd_open_scene",
		"requires": [],
		"undo": "none",
		"paths": ["scene_path"],
	},
	"cmd_scene_edit_reload_scene":
	{
		"toolset": "scene_edit",
		"safety": "destructive",
		"script": "toolsets/scene_edit/scenes.gd",
		"handler": "cmd_reload_scene",
		"requires": [],
		"undo": "none",
		"paths": ["scene_path"],
	},
	"cmd_scene_edit_remove_from_group":
	{
		"toolset": "scene_edit",
		"safety": "mutating",
		"script": "toolsets/scene_edit/groups.gd",
		"handler": "cmd_remove_from_group",
		"requires": ["active_scene"],
		"undo": "scene",
	},
	"cmd_scene_edit_rename_node":
	{
		"toolset": "scene_edit",
		"safety": "mutating",
		"script": "toolsets/scene_edit/nodes.gd",
		"handler": "cmd_rename_node",
		"requires": ["active_scene"],
		"undo": "scene",
	},
	"cmd_scene_edit_rescan_filesystem":
	{
		"toolset": "scene_edit",
		"safety": "runtime",
		"script": "toolsets/scene_edit/scenes.gd",
		"handler": "cmd_rescan_filesystem",
		"requires": [],
		"undo": "none",
	},
	"cmd_scene_edit_save_all_scenes":
	{
		"toolset": "scene_edit",
		"safety": "mutating",
		"script": "toolsets/scene_edit/scenes.gd",
		"handler": "cmd_save_all_scenes",
		"requires": ["active_scene"],
		"undo": "none",
	},
	"cmd_scene_edit_save_scene":
	{
		"toolset": "scene_edit",
		"safety": "mutating",
		"script": "toolsets/scene_edit.gd",
		"handler": "cmd_save_scene",
		"requires": ["active_scene"],
		"undo": "none",
	},
	"cmd_scene_edit_select_nodes":
	{
		"toolset": "scene_edit",
		"safety": "mutating",
		"script": "toolsets/scene_edit/selection.gd",
		"handler": "cmd_select_nodes",
		"requires": ["active_scene"],
		"undo": "none",
	},
	"cmd_scene_edit_set_editable_children":
	{
		"toolset": "scene_edit",
		"safety": "mutating",
		"script": "toolsets/scene_edit/instances.gd",
		"handler": "cmd_set_editable_children",
		"requires": ["active_scene"],
		"undo": "scene",
	},
	"cmd_scene_edit_set_node_property":
	{
		"toolset": "scene_edit",
		"safety": "mutating",
		"script": "toolsets/scene_edit.gd",
		"handler": "cmd_set_node_property",
		"requires": ["active_scene"],
		"undo": "scene",
	},
	"cmd_server_hello": {},
	"cmd_toolsets_update": {},
	"cmd_undo":
	{
		"toolset": "core",
		"safety": "mutating",
		"script": "toolsets/core.gd",
		"handler": "cmd_undo",
		"requires": [],
		"undo": "none",
	},
}
