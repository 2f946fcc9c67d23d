@tool
extends RefCounted
## New node paths in one place: a property of a node or resource, a track of an animation, or an entry of what a
## MultiplayerSynchronizer replicates.

const Copy: GDScript = preload("../values/copy.gd")

const REPLICATED: String = "SceneReplicationConfig"

## Result entries about the paths: [code]{node_path, property, before, after}[/code].
var entries: Array[Dictionary]

var _object: Object
# Name of a property, or number of a track or entry.
var _key: Variant
var _before: Variant
var _after: Variant


func _init(object: Object, key: Variant, before: Variant, after: Variant, about: Array[Dictionary]) -> void:
	_object = object
	_key = key
	_before = Copy.of(before)
	_after = after
	entries = about


func apply() -> void:
	_write(_after)


func revert() -> void:
	_write(_before)


## Whether the new paths are there: a setter of a script may have refused them.
func landed() -> bool:
	return is_instance_valid(_object) and _read() == _after


func _read() -> Variant:
	if _object is Animation:
		return (_object as Animation).track_get_path(_key)
	if _object.is_class(REPLICATED):
		var paths: Array[NodePath] = _object.call("get_properties")
		return paths[_key]
	return _object.get(str(_key))


func _write(value: Variant) -> void:
	if not is_instance_valid(_object):
		return
	if _object is Animation:
		(_object as Animation).track_set_path(_key, value)
	elif _object.is_class(REPLICATED):
		_replace_entry(value)
	else:
		_object.set(str(_key), Copy.of(value))


## An entry keeps its path for life: another takes its place.
func _replace_entry(path: NodePath) -> void:
	var old: NodePath = _read()
	var spawn: bool = _object.call("property_get_spawn", old)
	var mode: int = _object.call("property_get_replication_mode", old)
	_object.call("remove_property", old)
	_object.call("add_property", path, _key)
	_object.call("property_set_spawn", path, spawn)
	_object.call("property_set_replication_mode", path, mode)
