@tool
extends RefCounted
## What a scene or resource file needs, as the file itself says it: nothing is loaded.

## Files of these kinds hold references that the engine follows when it loads what refers to them.
const FOLLOWED: PackedStringArray = ["tscn", "scn", "tres", "res"]


## Files that [param path] refers to.
static func of(path: String) -> PackedStringArray:
	var found: PackedStringArray = PackedStringArray()
	for text: String in ResourceLoader.get_dependencies(path):
		found.append(_file(text))
	return found


## Files that [param path] needs, directly or through others, and that are not there.
static func missing(path: String) -> PackedStringArray:
	var lost: PackedStringArray = PackedStringArray()
	for needed: String in _reach(path):
		if not _exists(needed):
			lost.append(needed)
	return lost


## Whether [param path] refers to [param target], directly or through others, or is it.
static func reaches(path: String, target: String) -> bool:
	return path == target or _reach(path).has(target)


static func _reach(path: String) -> Dictionary[String, bool]:
	var seen: Dictionary[String, bool] = {}
	var pending: PackedStringArray = [path]
	while not pending.is_empty():
		var current: String = pending[-1]
		pending.resize(pending.size() - 1)
		for needed: String in of(current):
			if seen.has(needed):
				continue
			seen[needed] = true
			if FOLLOWED.has(needed.get_extension().to_lower()) and FileAccess.file_exists(needed):
				pending.append(needed)
	return seen


## "res://a.png", or "uid://b::Texture2D::res://a.png": the id counts where it is known, the path where it is not.
static func _file(text: String) -> String:
	if not text.contains("::"):
		return _of_uid(text, text)
	var parts: PackedStringArray = text.split("::")
	return _of_uid(parts[0], parts[-1])


static func _of_uid(uid: String, path: String) -> String:
	if not uid.begins_with("uid://"):
		return path
	var id: int = ResourceUID.text_to_id(uid)
	var known: String = ResourceUID.get_id_path(id) if ResourceUID.has_id(id) else ""
	return known if not known.is_empty() and _exists(known) else path


static func _exists(path: String) -> bool:
	return FileAccess.file_exists(path) or ResourceLoader.exists(path)
