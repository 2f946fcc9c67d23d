@tool
extends RefCounted
## Texts that are declared to be paths: the engine, or the game, opens what they name. They stay inside the project or
## the data of the game.

const Outcome: GDScript = preload("outcome.gd")
const ProjectPath: GDScript = preload("../paths/project_path.gd")
const Slot: GDScript = preload("slot.gd")

const USER: String = "user://"
const UID: String = "uid://"
## PROPERTY_HINT_FILE_PATH, which is newer than the oldest engine that is supported. The hints for global paths are left
## out: who declares one asks for any place.
const FILE_PATH: int = 44
const HINTS: Array[int] = [PROPERTY_HINT_FILE, PROPERTY_HINT_DIR, PROPERTY_HINT_SAVE_FILE, FILE_PATH]
## Properties that are opened and carry no such hint, by their class.
const UNDECLARED: Dictionary[String, String] = {"VideoStream": "file"}


## The text [param path] for [param slot], which is a text; refused where the slot declares a path and it leads out.
static func read(path: String, slot: Slot) -> Outcome:
	return contained(path) if HINTS.has(slot.hint) else Outcome.ok(path)


## The text [param path], refused where it leads out.
static func contained(path: String) -> Outcome:
	if path.is_empty() or path.begins_with(UID):
		return Outcome.ok(path)
	# Data of the game is in a folder of its own; what may be inside is the same.
	var judged: String = path
	if path.begins_with(USER):
		judged = ProjectPath.ROOT + path.trim_prefix(USER)
	var problem: String = ProjectPath.text_problem(judged) if judged != path else ProjectPath.problem(path)
	if problem.is_empty():
		return Outcome.ok(path)
	return Outcome.invalid('"%s" %s; give a path inside the project' % [path.left(Outcome.QUOTED), problem])


## Whether [param property] of a new [param resource] may be [param value] as far as paths go: a failed outcome where
## not.
static func refusal(resource: Resource, property: String, value: Variant) -> Outcome:
	if property == "resource_path":
		return Outcome.invalid("where a resource is saved is not set as a property")
	for type: String in UNDECLARED:
		if property == UNDECLARED[type] and resource.is_class(type) and typeof(value) == TYPE_STRING:
			return contained(value)
	return Outcome.ok(null)
