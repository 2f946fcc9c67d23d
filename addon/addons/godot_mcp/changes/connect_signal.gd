@tool
extends "change.gd"
## A connection that is saved with the scene. One that is there without being saved gets the flag that it lacks.

const BaseSupplies: GDScript = preload("../scene/base_supplies.gd")
const Codes: GDScript = preload("../generated/error_codes.gd")
const Connections: GDScript = preload("../scene/connections.gd")
const Persistence: GDScript = preload("../scene/persistence.gd")
const Reply: GDScript = preload("../reply.gd")

var _source: Node
var _target: Node
var _signal: StringName
var _method: StringName
var _callable: Callable
var _flags: int
# Flags of the connection that was there, -1 for none.
var _old_flags: int = -1


## [param ends] is what toolsets/scene_edit/signals.gd found: nodes, their paths, names of signal and method.
func _init(root: Node, ends: Dictionary, flags: int) -> void:
	_source = ends["source"]
	_target = ends["target"]
	_signal = ends["signal"]
	_method = ends["method"]
	_callable = Callable(_target, _method)
	_flags = flags | CONNECT_PERSIST
	var present: Dictionary = Connections.find(_source, _signal, _target, _method)
	if not present.is_empty():
		_callable = present["callable"]
		_old_flags = int(present["flags"]) & Connections.FLAGS
		_flags = _old_flags | CONNECT_PERSIST
	title = "Connect %s.%s" % [_source.name, _signal]
	flag = "connected"
	result = ends["named"]
	result["already_connected"] = _old_flags >= 0
	result["deferred"] = _flags & CONNECT_DEFERRED != 0
	result["one_shot"] = _flags & CONNECT_ONE_SHOT != 0
	result.merge(_verdict(root))


## Whether anything is to be done.
func changes() -> bool:
	return _flags != _old_flags


func apply() -> Dictionary:
	return _connect_with(_flags)


func revert() -> void:
	_connect_with(_old_flags)


func read_back() -> Dictionary:
	var present: Dictionary = Connections.find(_source, _signal, _target, _method)
	if present.is_empty() or int(present["flags"]) & Connections.FLAGS != _flags:
		return Reply.fail(Codes.INTERNAL_ERROR, "The engine did not connect '%s'." % _signal)
	return {}


func _verdict(root: Node) -> Dictionary:
	if not BaseSupplies.connection(root, _source, _signal, _callable).is_empty():
		return Persistence.kept()
	return Connections.verdict(root, _source, _target)


## Makes the connection be there with these flags; with -1, not be there.
func _connect_with(flags: int) -> Dictionary:
	if not is_instance_valid(_source) or not is_instance_valid(_target):
		return Reply.fail(Codes.INTERNAL_ERROR, "One end of the connection is gone.")
	if _source.is_connected(_signal, _callable):
		_source.disconnect(_signal, _callable)
	if flags >= 0 and _source.connect(_signal, _callable, flags) != OK:
		return Reply.fail(Codes.INTERNAL_ERROR, "The engine did not connect '%s'." % _signal)
	return {}
