@tool
extends "change.gd"
## Another script for a node, or none. Variables that both scripts have keep their values, and an undo brings back the
## values of all.

const Codes: GDScript = preload("../generated/error_codes.gd")
const Copy: GDScript = preload("../values/copy.gd")
const Persistence: GDScript = preload("../scene/persistence.gd")
const Reply: GDScript = preload("../reply.gd")
const Scripts: GDScript = preload("../scene/scripts.gd")
const Values: GDScript = preload("../values/values.gd")

var _node: Node
var _script: Script
var _old_script: Script
# Variables of the old script that do not have their default, and those of them that the new one has too.
var _old_values: Dictionary[StringName, Variant] = {}
var _kept: Dictionary[StringName, Variant] = {}


## [param script] is a result of ScriptFit.find, or null to leave the node without one.
func _init(root: Node, node: Node, node_path: String, script: Script) -> void:
	_node = node
	_script = script
	_old_script = node.get_script() as Script
	title = "Detach script of %s" % node.name if script == null else "Attach script to %s" % node.name
	flag = "attached"
	result = {
		"node_path": node_path,
		"script_path": "" if script == null else script.resource_path,
		"old_script": Scripts.file_of(node),
		"dropped_properties": _sort_values(),
	}
	result.merge(Persistence.verdict(root, node))


## Whether the node does not have the script yet.
func changes() -> bool:
	return _script != _old_script


func apply() -> Dictionary:
	if not is_instance_valid(_node):
		return Reply.fail(Codes.INTERNAL_ERROR, "'%s' is not in the scene any more." % result["node_path"])
	_node.set_script(_script)
	_set_all(_kept)
	return {}


func revert() -> void:
	if is_instance_valid(_node):
		_node.set_script(_old_script)
		_set_all(_old_values)


func read_back() -> Dictionary:
	if _node.get_script() != _script:
		return Reply.fail(Codes.INTERNAL_ERROR, "The engine did not give the script to '%s'." % result["node_path"])
	for variable: StringName in _kept:
		if not Values.same(_node.get(variable), _kept[variable]):
			return Reply.fail(Codes.INTERNAL_ERROR, "'%s' did not keep its value under the new script." % variable)
	return {}


## Fills the two dictionaries; returns the names of the variables whose values are dropped.
func _sort_values() -> Array[String]:
	var dropped: Array[String] = []
	if _old_script == null or not changes():
		return dropped
	var types: Dictionary[StringName, int] = {}
	for info: Dictionary in _variables(_script):
		types[StringName(str(info["name"]))] = info["type"]
	for info: Dictionary in _variables(_old_script):
		var name: StringName = str(info["name"])
		var value: Variant = Copy.of(_node.get(name))
		if Values.same(value, _old_script.get_property_default_value(name)):
			continue
		_old_values[name] = value
		if types.get(name, TYPE_MAX) == info["type"]:
			_kept[name] = value
		else:
			dropped.append(String(name))
	return dropped


func _set_all(values: Dictionary[StringName, Variant]) -> void:
	for name: StringName in values:
		_node.set(name, Copy.of(values[name]))


static func _variables(script: Script) -> Array[Dictionary]:
	var stored: Array[Dictionary] = []
	if script != null:
		for info: Dictionary in script.get_script_property_list():
			var usage: int = info["usage"]
			if usage & PROPERTY_USAGE_STORAGE:
				stored.append(info)
	return stored
