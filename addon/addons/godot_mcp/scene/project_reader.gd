@tool
extends RefCounted
## Facts about the open project, from its settings.

const AUTOLOADS: String = "autoload/"
const INPUT_ACTIONS: String = "input/"


## The result of godot_inspection_get_project_info.
static func read() -> Dictionary:
	var autoloads: Dictionary = {}
	var actions: Array[String] = []
	for info: Dictionary in ProjectSettings.get_property_list():
		var name: String = info["name"]
		if name.begins_with(AUTOLOADS):
			autoloads[name.trim_prefix(AUTOLOADS)] = _autoload(name)
		elif name.begins_with(INPUT_ACTIONS) and not _is_variant(name):
			actions.append(name.trim_prefix(INPUT_ACTIONS))
	return {
		"name": str(ProjectSettings.get_setting("application/config/name", "")),
		"godot_version": Engine.get_version_info()["string"],
		"main_scene": main_scene(),
		"project_path": ProjectSettings.globalize_path("res://").trim_suffix("/"),
		"autoloads": autoloads,
		"input_actions": actions,
	}


## Path of the main scene; null where none is set.
static func main_scene() -> Variant:
	var path: String = _as_path(str(ProjectSettings.get_setting("application/run/main_scene", "")))
	return null if path.is_empty() else path


## Whether the setting says what another one is on one platform: "input/jump.macos".
static func _is_variant(setting: String) -> bool:
	return setting.contains(".") and ProjectSettings.has_setting(setting.get_slice(".", 0))


static func _autoload(setting: String) -> String:
	var value: String = str(ProjectSettings.get_setting(setting))
	var mark: String = "*" if value.begins_with("*") else ""
	return mark + _as_path(value.trim_prefix("*"))


## A path for the uid:// that newer editors write; the text itself where no file is known for it.
static func _as_path(text: String) -> String:
	if not text.begins_with("uid://"):
		return text
	var id: int = ResourceUID.text_to_id(text)
	return ResourceUID.get_id_path(id) if ResourceUID.has_id(id) else text
