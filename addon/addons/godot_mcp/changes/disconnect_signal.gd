@tool
extends "change.gd"
## The end of a connection. What comes back with an undo has its flags and bound arguments.

const Codes: GDScript = preload("../generated/error_codes.gd")
const Connections: GDScript = preload("../scene/connections.gd")
const Reply: GDScript = preload("../reply.gd")

var _source: Node
var _signal: StringName
var _callable: Callable
var _flags: int


## [param ends] as for a new connection; [param present] is the connection as the engine describes it.
func _init(root: Node, ends: Dictionary, present: Dictionary) -> void:
	_source = ends["source"]
	_signal = ends["signal"]
	_callable = present["callable"]
	_flags = present["flags"]
	title = "Disconnect %s.%s" % [_source.name, _signal]
	flag = "disconnected"
	result = ends["named"]
	result.merge(Connections.removal_verdict(root, _source, _signal, _callable))


func apply() -> Dictionary:
	if not is_instance_valid(_source) or not _source.is_connected(_signal, _callable):
		return Reply.fail(Codes.INTERNAL_ERROR, "The connection of '%s' is gone." % _signal)
	_source.disconnect(_signal, _callable)
	return {}


func revert() -> void:
	if is_instance_valid(_source) and _callable.is_valid() and not _source.is_connected(_signal, _callable):
		_source.connect(_signal, _callable, _flags)


func read_back() -> Dictionary:
	if _source.is_connected(_signal, _callable):
		return Reply.fail(Codes.INTERNAL_ERROR, "'%s' is still connected." % _signal)
	return {}
