@tool
extends RefCounted
## A note on the disk while a scene is being written. The engine writes a file under another name ("a.tscn-1xY3z9") and
## renames it when it is whole, so an editor that is killed meanwhile leaves the former scene as it was, and such a file
## beside it. The note tells the next start of the editor where to look for it.

const NOTE: String = "res://.godot/godot_mcp_saving"
## What the engine puts behind the name of the file: a hyphen and six letters or digits.
const TAIL: int = 7


## A scene is going to be written.
static func begin(path: String) -> void:
	var note: FileAccess = FileAccess.open(NOTE, FileAccess.WRITE)
	if note != null:
		note.store_string(path)
		note.close()


## It has been, or could not be.
static func end() -> void:
	if FileAccess.file_exists(NOTE):
		DirAccess.remove_absolute(NOTE)


## Removes what a killed editor left half written, and returns the paths. A file that is older than the note is no such
## file, whatever its name.
static func clean_up() -> PackedStringArray:
	var removed: PackedStringArray = PackedStringArray()
	if not FileAccess.file_exists(NOTE):
		return removed
	var path: String = FileAccess.get_file_as_string(NOTE)
	var begun: int = FileAccess.get_modified_time(NOTE)
	if path.begins_with("res://") and not path.contains(".."):
		for name: String in DirAccess.get_files_at(path.get_base_dir()):
			var beside: String = path.get_base_dir().path_join(name)
			if _is_half_of(name, path.get_file()) and FileAccess.get_modified_time(beside) >= begun:
				if DirAccess.remove_absolute(beside) == OK:
					removed.append(beside)
	end()
	return removed


static func _is_half_of(name: String, whole: String) -> bool:
	if whole.is_empty() or name.length() != whole.length() + TAIL or not name.begins_with(whole + "-"):
		return false
	for letter: String in name.right(TAIL - 1):
		if not (letter >= "0" and letter <= "9" or letter.to_lower() >= "a" and letter.to_lower() <= "z"):
			return false
	return true
