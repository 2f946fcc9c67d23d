@tool
extends RefCounted
## Values of the right type that a node would still not take. Known before the fact, so that a preview refuses them too.

const Codes: GDScript = preload("../generated/error_codes.gd")
const Reply: GDScript = preload("../reply.gd")
const ScriptFit: GDScript = preload("script_fit.gd")
const Tokens: GDScript = preload("../generated/required_tokens.gd")
const Values: GDScript = preload("../values/values.gd")


## Why [param value] does not fit the property [param found] (a result of [code]Properties.find[/code]) of
## [param node]: a failed reply, or an empty dictionary.
static func refusal(node: Node, found: Dictionary, value: Variant) -> Dictionary:
	var problem: String = ""
	if found["base"] == "script" and value is Script:
		var unfit: String = ScriptFit.problem(node, value)
		problem = "" if unfit.is_empty() else "The script %s %s." % [(value as Script).resource_path, unfit]
	elif found["info"] == found["base_info"] and typeof(value) in [TYPE_INT, TYPE_FLOAT]:
		problem = _range_problem(node, found["info"], value)
	return {} if problem.is_empty() else Reply.fail(Codes.VALIDATION_ERROR, problem, Tokens.VALUE)


## A range is mostly a matter of the inspector's slider; some setters insist on it. A fresh node of the class tells.
static func _range_problem(node: Node, info: Dictionary, value: float) -> String:
	if info["hint"] != PROPERTY_HINT_RANGE:
		return ""
	var bounds: PackedStringArray = str(info["hint_string"]).split(",")
	if bounds.size() < 2 or (value >= bounds[0].to_float() and value <= bounds[1].to_float()):
		return ""
	var property: String = info["name"]
	var twin: Node = ClassDB.instantiate(node.get_class()) as Node
	if twin == null:
		return ""
	var before: Variant = twin.get(property)
	twin.set(property, value)
	var after: Variant = twin.get(property)
	twin.free()
	if before == null or Values.same(after, value) or not Values.same(after, before):
		return ""
	return "'%s' takes %s to %s; got %s." % [property, bounds[0], bounds[1], JSON.stringify(value)]
