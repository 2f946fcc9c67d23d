@tool
extends RefCounted
## Types as answers name them: the engine's spelling, and the class where it is an object.

const Enums: GDScript = preload("../values/enums.gd")
const Slot: GDScript = preload("../values/slot.gd")


## Type of a property, from its info.
static func of_property(info: Dictionary) -> String:
	return Slot.of_property(info).title()


## Type of an argument; of an enumeration its name.
static func of_argument(info: Dictionary) -> String:
	var type_name: String = str(info["class_name"])
	return type_name if info["type"] == TYPE_INT and not type_name.is_empty() else of_property(info)


## Type of what a method returns, from the info of its return value.
static func of_return(info: Dictionary) -> String:
	var usage: int = info["usage"]
	if info["type"] == TYPE_NIL and not usage & PROPERTY_USAGE_NIL_IS_VARIANT:
		return "void"
	return of_argument(info)


## Names that a property takes for its values; empty where it is no enumeration and no set of flags.
static func enum_names(info: Dictionary) -> Array[String]:
	var names: Array[String] = []
	if info["type"] == TYPE_INT or info["hint"] == PROPERTY_HINT_ENUM:
		names.assign(Enums.options(Slot.of_property(info)).keys())
	return names
