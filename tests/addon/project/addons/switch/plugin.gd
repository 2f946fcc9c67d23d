@tool
extends EditorPlugin
## Switches the addon off and on again and notes what it left behind meanwhile.

const ADDON: String = "godot_mcp"
## Frames between two steps: the editor frees what was removed at the end of a frame.
const FRAMES: int = 10

var seen: Dictionary = {}


func _enter_tree() -> void:
	Engine.set_meta(&"addon_switch", self)


func _exit_tree() -> void:
	Engine.remove_meta(&"addon_switch")


func restart() -> void:
	seen = {}
	await _frames()
	EditorInterface.set_plugin_enabled(ADDON, false)
	await _frames()
	seen["usec"] = OS.low_processor_usage_mode_sleep_usec
	seen["docks"] = _count("Godot MCP")
	seen["setting"] = EditorInterface.get_editor_settings().has_setting("godot_mcp/bridge_url")
	seen["project_settings"] = _project_settings()
	seen["objects"] = Performance.get_monitor(Performance.OBJECT_COUNT)
	seen["orphans"] = Performance.get_monitor(Performance.OBJECT_ORPHAN_NODE_COUNT)
	EditorInterface.set_plugin_enabled(ADDON, true)


func _frames() -> void:
	for i: int in FRAMES:
		await get_tree().process_frame


func _count(title: String) -> int:
	return get_tree().root.find_children(title, "MarginContainer", true, false).size()


func _project_settings() -> Array:
	var names: Array = []
	for property: Dictionary in ProjectSettings.get_property_list():
		if (property["name"] as String).contains(ADDON):
			names.append(property["name"])
	return names
