@tool
extends RefCounted
## The scene files of the project.

const Context: GDScript = preload("../../context.gd")
const ProjectReader: GDScript = preload("../../scene/project_reader.gd")
const ProjectScenes: GDScript = preload("../../scene/project_scenes.gd")
const Reply: GDScript = preload("../../reply.gd")
const SceneTabs: GDScript = preload("../../scene/scene_tabs.gd")


func cmd_list_scenes(params: Dictionary, _ctx: Context) -> Variant:
	var all: PackedStringArray = ProjectScenes.find()
	var offset: int = mini(int(params["offset"]), all.size())
	var end: int = mini(offset + int(params["limit"]), all.size())
	var main_scene: Variant = ProjectReader.main_scene()
	var open: PackedStringArray = SceneTabs.paths()
	var scenes: Array[Dictionary] = []
	for path: String in all.slice(offset, end):
		var scene: Dictionary = {
			"path": path,
			"is_main": main_scene == path,
			"is_open": open.has(path),
			"is_active": SceneTabs.is_active(path),
		}
		scenes.append(scene)
	var result: Dictionary = {
		"scenes": scenes,
		"main_scene": main_scene,
		"total": all.size(),
		"returned": scenes.size(),
		"truncated": end < all.size(),
		"next_offset": end if end < all.size() else null,
	}
	return Reply.ok(result)
