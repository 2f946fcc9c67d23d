@tool
extends RefCounted
## Members of a class as JSON, from what the engine's reflection says of them.

const Properties: GDScript = preload("../scene/properties.gd")
const TypeNames: GDScript = preload("type_names.gd")
const Values: GDScript = preload("../values/values.gd")

## Lists of an answer, in its order.
const LISTS: PackedStringArray = ["properties", "methods", "signals", "constants", "enums"]


## Whether [param info] is a property and not the title of an inspector section.
static func is_property(info: Dictionary) -> bool:
	var usage: int = info["usage"]
	return not usage & Properties.MARKERS


static func property(info: Dictionary, default: Variant) -> Dictionary:
	var json: Dictionary = {
		"name": str(info["name"]),
		"type": TypeNames.of_property(info),
		"default": Values.to_json(default, null, info),
	}
	var names: Array[String] = TypeNames.enum_names(info)
	if not names.is_empty():
		json["enum"] = names
	return json


static func method(info: Dictionary) -> Dictionary:
	var json: Dictionary = {
		"name": str(info["name"]), "args": _arguments(info), "return_type": TypeNames.of_return(info["return"])
	}
	var flags: int = info["flags"]
	if flags & METHOD_FLAG_STATIC:
		json["is_static"] = true
	if flags & METHOD_FLAG_VARARG:
		json["is_vararg"] = true
	return json


static func signal_of(info: Dictionary) -> Dictionary:
	return {"name": str(info["name"]), "args": _arguments(info)}


static func constant(name: String, value: int, of_enum: String) -> Dictionary:
	return {"name": name, "value": value, "enum": of_enum}


static func enumeration(name: String, members: PackedStringArray) -> Dictionary:
	return {"name": name, "members": Array(members)}


static func _arguments(info: Dictionary) -> Array[Dictionary]:
	var given: Array = info["args"]
	var defaults: Array = info.get("default_args", [])
	var arguments: Array[Dictionary] = []
	for index: int in given.size():
		var argument: Dictionary = {"name": str(given[index]["name"]), "type": TypeNames.of_argument(given[index])}
		# Defaults belong to the last arguments.
		var place: int = index - (given.size() - defaults.size())
		if place >= 0:
			argument["default"] = Values.to_json(defaults[place])
		arguments.append(argument)
	return arguments
