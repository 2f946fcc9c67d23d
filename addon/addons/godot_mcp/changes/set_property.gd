@tool
extends "change.gd"
## One property, or a component of one, of a node.

const Codes: GDScript = preload("../generated/error_codes.gd")
const Copy: GDScript = preload("../values/copy.gd")
const Reply: GDScript = preload("../reply.gd")
const StoredProperties: GDScript = preload("../scene/stored_properties.gd")
const Tokens: GDScript = preload("../generated/required_tokens.gd")
const Twin: GDScript = preload("../scene/twin.gd")
const Values: GDScript = preload("../values/values.gd")

var _root: Node
var _node: Node
var _base: StringName
var _path: NodePath
var _info: Dictionary
var _base_info: Dictionary
var _wanted: Variant
# What the whole property held, so that undo brings back every bit of it; and what the component held.
var _old_base: Variant
var _old: Variant
# Exported variables that go away with the old script when a script is set.
var _old_variables: Dictionary[StringName, Variant] = {}


## [param found] is a result of [code]Properties.find[/code], [param wanted] the converted value.
func _init(root: Node, node: Node, node_path: String, found: Dictionary, wanted: Variant) -> void:
	_root = root
	_node = node
	_base = StringName(str(found["base"]))
	_path = found["path"]
	_info = found["info"]
	_base_info = found["base_info"]
	_wanted = Copy.of(wanted)
	_old_base = Copy.of(node.get(_base))
	_old = Copy.of(node.get_indexed(_path))
	title = "Set %s.%s" % [node.name, _path.get_concatenated_subnames()]
	flag = "set"
	result = {
		"node_path": node_path,
		"property": String(_path.get_concatenated_subnames()),
		"value": Values.to_json(_wanted, root, _info),
		"old_value": Values.to_json(_old, root, _info),
		"adjusted": false,
	}
	result.merge(StoredProperties.verdict(root, node, _base_info))


func predict() -> Dictionary:
	var foretold: Dictionary = Twin.foretell(_node, _path, _base_info, Copy.of(_wanted))
	if foretold.is_empty():
		return {}
	var seen: Dictionary = _judged(foretold["value"])
	if Reply.is_reply(seen):
		return seen
	result.merge(seen, true)
	return {}


func apply() -> Dictionary:
	if not is_instance_valid(_node):
		return Reply.fail(Codes.INTERNAL_ERROR, "'%s' is not in the scene any more." % result["node_path"])
	if _base == &"script":
		_remember_variables()
	# A copy each time: an array would be shared with the node and change with it.
	_node.set_indexed(_path, Copy.of(_wanted))
	return {}


func revert() -> void:
	if not is_instance_valid(_node):
		return
	_node.set(_base, Copy.of(_old_base))
	for variable: StringName in _old_variables:
		_node.set(variable, _old_variables[variable])


func read_back() -> Dictionary:
	return _judged(_node.get_indexed(_path))


## The verdict on what the property holds after it was set, of the node itself or of its twin.
func _judged(now: Variant) -> Dictionary:
	var adjusted: bool = not Values.same(now, _wanted)
	if adjusted and Values.same(now, _old):
		var hint: String = "%s did not take %s and kept %s." % [_described(), _text(_wanted), _text(_old)]
		return Reply.fail(Codes.VALIDATION_ERROR, hint, Tokens.VALUE)
	return {"value": Values.to_json(now, _root, _info), "adjusted": adjusted}


func _remember_variables() -> void:
	_old_variables.clear()
	var script: Script = _node.get_script() as Script
	if script == null:
		return
	for info: Dictionary in script.get_script_property_list():
		var usage: int = info["usage"]
		if usage & PROPERTY_USAGE_STORAGE:
			_old_variables[StringName(str(info["name"]))] = Copy.of(_node.get(str(info["name"])))


func _described() -> String:
	return "'%s' of %s '%s'" % [result["property"], _node.get_class(), result["node_path"]]


func _text(value: Variant) -> String:
	return JSON.stringify(Values.to_json(value, _root, _info))
