# Generated from schemas/ by `godot-contract build`. Do not edit.
extends RefCounted

const COMMANDS: Dictionary = {
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
	"cmd_ping": {},
	"cmd_redo":
	{
		"toolset": "core",
		"safety": "mutating",
		"script": "toolsets/core.gd",
		"handler": "cmd_redo",
		"requires": [],
		"undo": "none",
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
	"cmd_scene_edit_save_scene":
	{
		"toolset": "scene_edit",
		"safety": "mutating",
		"script": "toolsets/scene_edit.gd",
		"handler": "cmd_save_scene",
		"requires": ["active_scene"],
		"undo": "none",
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
