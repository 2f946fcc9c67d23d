@tool
extends RefCounted
## Scene files of the project: where one may be written, and the folders that this takes.

const Codes: GDScript = preload("../generated/error_codes.gd")
const ProjectPath: GDScript = preload("../paths/project_path.gd")
const Reply: GDScript = preload("../reply.gd")
const Tokens: GDScript = preload("../generated/required_tokens.gd")

const EXTENSIONS: PackedStringArray = ["tscn", "scn"]


## Why a scene cannot be written to [param path], or an empty text. Says nothing about whether the file exists.
static func problem(path: String) -> String:
	var outside: String = ProjectPath.problem(path)
	if not outside.is_empty():
		return outside
	var simple: String = normalise(path).trim_prefix(ProjectPath.ROOT)
	if not EXTENSIONS.has(simple.get_extension().to_lower()) or simple.get_file().get_basename().is_empty():
		return "does not end in a file name with .tscn or .scn"
	return ""


## The one spelling of [param path], which has no [method problem].
static func normalise(path: String) -> String:
	return "res://" + path.trim_prefix("res://").simplify_path()


## Makes the folders that [param path] needs. Returns the ones it made, outermost first; the last entry is
## empty where one could not be made.
static func make_folders(path: String) -> PackedStringArray:
	var missing: PackedStringArray = PackedStringArray()
	var folder: String = path.get_base_dir()
	while folder != "res://" and not DirAccess.dir_exists_absolute(folder):
		missing.append(folder)
		folder = folder.get_base_dir()
	missing.reverse()
	var made: PackedStringArray = PackedStringArray()
	for wanted: String in missing:
		if DirAccess.make_dir_absolute(wanted) != OK:
			made.append("")
			break
		made.append(wanted)
	return made


## Why the folder of [param path] cannot be made: a failed reply, or an empty dictionary. Known without trying where a
## file stands in the way.
static func folder_refusal(path: String) -> Dictionary:
	var folder: String = path.get_base_dir()
	while folder != "res://" and not DirAccess.dir_exists_absolute(folder):
		if FileAccess.file_exists(folder):
			var hint: String = "The folder %s cannot be made: %s is a file." % [path.get_base_dir(), folder]
			return Reply.fail(Codes.PRECONDITION_FAILED, hint, Tokens.PARENT_DIR)
		folder = folder.get_base_dir()
	return {}


## Takes back [method make_folders]. Leaves folders that have got content since.
static func remove_folders(made: PackedStringArray) -> void:
	var innermost_first: PackedStringArray = made.duplicate()
	innermost_first.reverse()
	for folder: String in innermost_first:
		if not folder.is_empty():
			DirAccess.remove_absolute(folder)
