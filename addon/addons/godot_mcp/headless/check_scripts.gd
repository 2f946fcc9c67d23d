extends SceneTree
## Loads every script of the project in one go, so that the engine reports what is wrong with each. Run with --script,
## outside the editor. What it says about itself goes to standard error, in order with the engine's own reports.

## Begins each line that is not the engine's.
const MARK: String = "godot-mcp: "
## Other people's code.
const LEFT_OUT: String = "res://addons/"

var _checked: int = 0
var _left_out: int = 0


func _initialize() -> void:
	var folders: PackedStringArray = PackedStringArray(["res://"])
	while not folders.is_empty():
		var folder: String = folders[-1]
		folders.remove_at(folders.size() - 1)
		_check_folder(folder)
		for name: String in DirAccess.get_directories_at(folder):
			var below: String = folder.path_join(name)
			if not name.begins_with(".") and not FileAccess.file_exists(below.path_join(".gdignore")):
				folders.append(below)
	printerr(MARK + "done %d %d" % [_checked, _left_out])
	# An orderly end would first run a frame of every autoload.
	OS.kill(OS.get_process_id())


func _check_folder(folder: String) -> void:
	for name: String in DirAccess.get_files_at(folder):
		if name.get_extension() != "gd":
			continue
		var path: String = folder.path_join(name)
		if path.begins_with(LEFT_OUT):
			_left_out += 1
			continue
		printerr(MARK + "begin " + path)
		ResourceLoader.load(path, "GDScript")
		_checked += 1
