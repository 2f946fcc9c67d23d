@tool
extends RefCounted
## A class of the engine.

const Members: GDScript = preload("members.gd")


## What identifies the class: the fields of an answer beside its lists.
static func head(name: String) -> Dictionary:
	return {
		"class_name": name,
		"inherits": str(ClassDB.get_parent_class(name)),
		"inherits_chain": chain(name),
		"can_instantiate": ClassDB.can_instantiate(name),
		"script": null,
	}


## The class, its parent, and so on to Object.
static func chain(name: String) -> Array[String]:
	var names: Array[String] = []
	var current: String = name
	while not current.is_empty():
		names.append(current)
		current = ClassDB.get_parent_class(current)
	return names


## Its members by list; those of its parents too where [param inherited].
static func members(name: String, inherited: bool) -> Dictionary[String, Array]:
	var own: bool = not inherited
	var found: Dictionary[String, Array] = {
		"properties": [], "methods": [], "signals": [], "constants": [], "enums": []
	}
	for info: Dictionary in ClassDB.class_get_property_list(name, own):
		if Members.is_property(info):
			var default: Variant = ClassDB.class_get_property_default_value(name, str(info["name"]))
			found["properties"].append(Members.property(info, default))
	for info: Dictionary in ClassDB.class_get_method_list(name, own):
		found["methods"].append(Members.method(info))
	for info: Dictionary in ClassDB.class_get_signal_list(name, own):
		found["signals"].append(Members.signal_of(info))
	for constant: String in ClassDB.class_get_integer_constant_list(name, own):
		var value: int = ClassDB.class_get_integer_constant(name, constant)
		var of_enum: String = ClassDB.class_get_integer_constant_enum(name, constant)
		found["constants"].append(Members.constant(constant, value, of_enum))
	for enumeration: String in ClassDB.class_get_enum_list(name, own):
		var names: PackedStringArray = ClassDB.class_get_enum_constants(name, enumeration)
		found["enums"].append(Members.enumeration(enumeration, names))
	return found
