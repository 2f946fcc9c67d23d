@tool
extends RefCounted
## The one judge of paths of files and folders: whether a text names a place inside the project, and whether that place
## is really there once links are followed. Whatever loads, writes or lists by a path that came from outside asks this.

const RealPath: GDScript = preload("real_path.gd")
const Rules: GDScript = preload("../generated/path_rules.gd")

const ROOT: String = "res://"

static var _patterns: Array[RegEx] = []


## Why [param path] is no path inside the project, as the rest of a sentence that begins with it; empty where it is one.
## Says nothing about whether something is there.
static func problem(path: String) -> String:
	var text: String = text_problem(path)
	return text if not text.is_empty() else _link_problem(path)


## As [method problem], for the text alone: the disk is not looked at.
static func text_problem(path: String) -> String:
	if path.length() > Rules.MAX_LENGTH:
		return "has %d characters; %d are possible" % [path.length(), Rules.MAX_LENGTH]
	var patterns: Array[RegEx] = _compiled()
	for index: int in patterns.size():
		if patterns[index].search(path) != null:
			return Rules.RULES[index]["problem"]
	return ""


static func _compiled() -> Array[RegEx]:
	if _patterns.is_empty():
		var patterns: Array[RegEx] = []
		for rule: Dictionary in Rules.RULES:
			patterns.append(RegEx.create_from_string(str(rule["refused"])))
		_patterns = patterns
	return _patterns


## Behind a link, ".." leaves another folder than its text says: both readings have to stay inside.
static func _link_problem(path: String) -> String:
	var root: String = ProjectSettings.globalize_path(ROOT).trim_suffix("/")
	var place: String = path.trim_prefix(ROOT)
	var real_root: String = RealPath.of(root)
	for reading: String in [place, place.simplify_path()]:
		var real: String = RealPath.of(root.path_join(reading))
		if real != real_root and not real.begins_with(real_root.path_join("")):
			return "is a link that leads out of the project, or is behind one"
	return ""
