@tool
extends RefCounted
## The connections between nodes of a scene that a save keeps, by the node that sends. Found from the receiving end:
## there the engine lists them in one call a node, where a sender has to be asked signal by signal.

const NodePaths: GDScript = preload("node_paths.gd")
const Values: GDScript = preload("../values/values.gd")

var _root: Node
# Connections as JSON, by the instance id of the sender.
var _by_sender: Dictionary[int, Array] = {}


## [param root] is the root of the scene; all of it is looked through.
func _init(root: Node) -> void:
	_root = root
	var open: Array[Node] = [root]
	while not open.is_empty():
		var node: Node = open.pop_back()
		_collect(node)
		open.append_array(node.get_children())
	for connections: Array in _by_sender.values():
		connections.sort_custom(_is_before)


## Those that [param node] sends: [code]{signal, target_path, method, flags, unbinds, binds}[/code], sorted.
func of(node: Node) -> Array:
	return _by_sender.get(node.get_instance_id(), [])


func _collect(target: Node) -> void:
	for connection: Dictionary in target.get_incoming_connections():
		var flags: int = connection["flags"]
		if not flags & CONNECT_PERSIST:
			continue
		var sent: Signal = connection["signal"]
		var sender: int = sent.get_object_id()
		if not _by_sender.has(sender):
			_by_sender[sender] = []
		_by_sender[sender].append(_to_json(sent, target, connection["callable"], flags))


func _to_json(sent: Signal, target: Node, callable: Callable, flags: int) -> Dictionary:
	var binds: Array = []
	for value: Variant in callable.get_bound_arguments():
		binds.append(Values.to_json(value, _root))
	return {
		"signal": String(sent.get_name()),
		"target_path": NodePaths.path_of(_root, target),
		"method": String(callable.get_method()),
		"flags": flags,
		"unbinds": callable.get_unbound_arguments_count(),
		"binds": binds,
	}


static func _is_before(a: Dictionary, b: Dictionary) -> bool:
	for key: String in ["signal", "target_path", "method"]:
		if a[key] != b[key]:
			return str(a[key]) < str(b[key])
	return false
