@tool
extends RefCounted
## Holds the paths among the parameters of a command against the rules. Which ones are paths, the generated table says.

const Codes: GDScript = preload("../generated/error_codes.gd")
const ProjectPath: GDScript = preload("project_path.gd")
const Reply: GDScript = preload("../reply.gd")


## Why a command with the table entry [param entry] is not carried out with [param params]: a failed reply, or an empty
## dictionary.
static func refusal(entry: Dictionary, params: Dictionary) -> Dictionary:
	for place: String in entry.get("paths", []):
		var problem: String = _problem(params, place.split("/"), 0, false)
		if not problem.is_empty():
			return Reply.fail(Codes.VALIDATION_ERROR, "%s: %s." % [place, problem])
	for place: String in entry.get("optional_paths", []):
		var problem: String = _problem(params, place.split("/"), 0, true)
		if not problem.is_empty():
			return Reply.fail(Codes.VALIDATION_ERROR, "%s: %s." % [place, problem])
	return {}


## Looks below [param value] along [param steps], from number [param at] on.
static func _problem(value: Variant, steps: PackedStringArray, at: int, may_be_empty: bool) -> String:
	if at == steps.size():
		return _problem_of(value, may_be_empty)
	for inner: Variant in _members(value, steps[at]):
		var problem: String = _problem(inner, steps, at + 1, may_be_empty)
		if not problem.is_empty():
			return problem
	return ""


static func _members(value: Variant, step: String) -> Array:
	if typeof(value) == TYPE_ARRAY:
		return value if step == "*" else []
	if typeof(value) != TYPE_DICTIONARY:
		return []
	var dictionary: Dictionary = value
	if step == "*":
		return dictionary.values()
	return [dictionary[step]] if dictionary.has(step) else []


static func _problem_of(value: Variant, may_be_empty: bool) -> String:
	if typeof(value) != TYPE_STRING:
		return "a path is a text; got %s" % JSON.stringify(value).left(40)
	var path: String = value
	if may_be_empty and path.is_empty():
		return ""
	var problem: String = ProjectPath.problem(path)
	return "" if problem.is_empty() else "'%s' %s" % [path.left(80), problem]
