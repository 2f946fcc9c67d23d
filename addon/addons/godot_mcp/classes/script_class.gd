@tool
extends RefCounted
## A global class of the project, made by a script.

const EngineClass: GDScript = preload("engine_class.gd")
const Members: GDScript = preload("members.gd")


## What identifies the class: the fields of an answer beside its lists.
static func head(script: Script) -> Dictionary:
	var names: Array[String] = []
	var current: Script = script
	while current != null:
		names.append(_name_of(current))
		current = current.get_base_script()
	var native: String = script.get_instance_base_type()
	names.append_array(EngineClass.chain(native))
	return {
		"class_name": _name_of(script),
		"inherits": names[1] if names.size() > 1 else "",
		"inherits_chain": names,
		"can_instantiate": ClassDB.can_instantiate(native) and not _is_abstract(script),
		"script": script.resource_path,
	}


## Its members by list; those of its parents too, the engine's included, where [param inherited].
static func members(script: Script, inherited: bool) -> Dictionary[String, Array]:
	var base: Script = null if inherited else script.get_base_script()
	var found: Dictionary[String, Array] = {
		"properties": [], "methods": [], "signals": [], "constants": [], "enums": []
	}
	for info: Dictionary in _own(script, base, &"get_script_property_list"):
		if Members.is_property(info):
			var default: Variant = script.get_property_default_value(str(info["name"]))
			found["properties"].append(Members.property(info, default))
	for info: Dictionary in _own(script, base, &"get_script_method_list"):
		found["methods"].append(Members.method(info))
	for info: Dictionary in _own(script, base, &"get_script_signal_list"):
		found["signals"].append(Members.signal_of(info))
	_add_constants(script, inherited, found)
	if inherited:
		var native: Dictionary[String, Array] = EngineClass.members(script.get_instance_base_type(), true)
		for list: String in native:
			found[list].append_array(native[list])
	return found


## What the method [param list] of [param script] gives, less what it gives of [param base]: of a method that the script
## overrides, one of the two stays.
static func _own(script: Script, base: Script, list: StringName) -> Array[Dictionary]:
	var infos: Array[Dictionary] = script.call(list)
	var left: Dictionary[String, int] = {}
	for info: Dictionary in [] if base == null else base.call(list):
		left[str(info["name"])] = left.get(str(info["name"]), 0) + 1
	var own: Array[Dictionary] = []
	for index: int in range(infos.size() - 1, -1, -1):
		var name: String = str(infos[index]["name"])
		if left.get(name, 0) > 0:
			left[name] -= 1
		else:
			own.push_front(infos[index])
	return own


static func _add_constants(script: Script, inherited: bool, found: Dictionary[String, Array]) -> void:
	var current: Script = script
	while current != null:
		var constants: Dictionary = current.get_script_constant_map()
		for name: String in constants:
			if typeof(constants[name]) == TYPE_INT:
				found["constants"].append(Members.constant(name, constants[name], ""))
			elif typeof(constants[name]) == TYPE_DICTIONARY:
				_add_enum(name, constants[name], found)
		current = current.get_base_script() if inherited else null


## An enum of a script is a constant dictionary of whole numbers.
static func _add_enum(name: String, values: Dictionary, found: Dictionary[String, Array]) -> void:
	for key: Variant in values:
		if typeof(key) != TYPE_STRING or typeof(values[key]) != TYPE_INT:
			return
	found["enums"].append(Members.enumeration(name, PackedStringArray(values.keys())))
	for key: String in values:
		found["constants"].append(Members.constant(key, values[key], name))


static func _name_of(script: Script) -> String:
	var name: String = script.get_global_name()
	return name if not name.is_empty() else script.resource_path


static func _is_abstract(script: Script) -> bool:
	return script.has_method("is_abstract") and script.call("is_abstract")
