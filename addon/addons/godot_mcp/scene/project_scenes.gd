@tool
extends RefCounted
## The scene files of the project.

const SceneFiles: GDScript = preload("scene_files.gd")

## A folder that holds this file is none of the project's, as far as the editor is concerned.
const IGNORE: String = ".gdignore"
## Links may make a tree of folders endless.
const MAX_DEPTH: int = 64


## Paths of all scene files, sorted; not those in hidden folders and in folders with a .gdignore.
static func find() -> PackedStringArray:
	var found: PackedStringArray = PackedStringArray()
	_collect("res://", 0, found)
	found.sort()
	return found


static func _collect(folder: String, depth: int, found: PackedStringArray) -> void:
	if depth > MAX_DEPTH or FileAccess.file_exists(folder.path_join(IGNORE)):
		return
	for name: String in DirAccess.get_files_at(folder):
		if not name.begins_with(".") and SceneFiles.EXTENSIONS.has(name.get_extension().to_lower()):
			found.append(folder.path_join(name))
	for name: String in DirAccess.get_directories_at(folder):
		if not name.begins_with("."):
			_collect(folder.path_join(name), depth + 1, found)
