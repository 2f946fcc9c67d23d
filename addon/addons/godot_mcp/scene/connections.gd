@tool
extends RefCounted
## Signal connections between nodes of the edited scene: what is there, and whether a save keeps it.

const BaseSupplies: GDScript = preload("base_supplies.gd")
const NodePaths: GDScript = preload("node_paths.gd")
const Persistence: GDScript = preload("persistence.gd")
const Values: GDScript = preload("../values/values.gd")

## The flags that say how a signal is delivered; others are the engine's own bookkeeping.
const FLAGS: int = CONNECT_DEFERRED | CONNECT_PERSIST | CONNECT_ONE_SHOT


## The connection of the signal to the method, as [method Object.get_signal_connection_list] describes it; empty where
## there is none. Bound arguments do not make another connection.
static func find(source: Node, signal_name: StringName, target: Node, method: StringName) -> Dictionary:
	for connection: Dictionary in source.get_signal_connection_list(signal_name):
		var callable: Callable = connection["callable"]
		if callable.get_object() == target and callable.get_method() == method:
			return connection
	return {}


## The connections from [param node], and with [param incoming] those to it, that lead to nodes of the scene and call
## methods by their name: not those by which the engine's classes and the editor talk to each other.
static func list(root: Node, node: Node, incoming: bool) -> Array[Dictionary]:
	var found: Array[Dictionary] = []
	for info: Dictionary in node.get_signal_list():
		for connection: Dictionary in node.get_signal_connection_list(str(info["name"])):
			if _is_shown(root, connection):
				found.append(_entry(root, connection))
	if incoming:
		for connection: Dictionary in node.get_incoming_connections():
			var from: Signal = connection["signal"]
			if from.get_object() != node and _is_shown(root, connection):
				found.append(_entry(root, connection))
	return found


## Verdict on a connection between the two.
static func verdict(root: Node, source: Node, target: Node) -> Dictionary:
	var by_source: Dictionary = Persistence.verdict(root, source)
	return by_source if by_source["persisted"] != true else _presence(root, target)


## Verdict on the end of a connection, to be asked while it is there.
static func removal_verdict(root: Node, source: Node, signal_name: StringName, callable: Callable) -> Dictionary:
	var by_nodes: Dictionary = verdict(root, source, callable.get_object() as Node)
	if by_nodes["persisted"] != true:
		return by_nodes
	var file: String = BaseSupplies.connection(root, source, signal_name, callable)
	if file.is_empty():
		return by_nodes
	var hint: String = "The connection is made by %s and comes back when the scene is loaded again. Disconnect it there."
	return Persistence.lost(Persistence.STRUCTURE_FROM_BASE_SCENE, hint % file)


## Whether [param node] will be there after a reload: what is inside of an instance comes with it.
static func _presence(root: Node, node: Node) -> Dictionary:
	var current: Node = node
	while current != root and current.owner != null and current.owner != root:
		current = current.owner
	return Persistence.verdict(root, current)


static func _is_shown(root: Node, connection: Dictionary) -> bool:
	var callable: Callable = connection["callable"]
	var from: Signal = connection["signal"]
	var method: String = callable.get_method()
	return (
		_is_in_scene(root, from.get_object() as Node)
		and _is_in_scene(root, callable.get_object() as Node)
		and method.is_valid_ascii_identifier()
	)


static func _is_in_scene(root: Node, node: Node) -> bool:
	return node != null and (node == root or root.is_ancestor_of(node))


static func _entry(root: Node, connection: Dictionary) -> Dictionary:
	var callable: Callable = connection["callable"]
	var from: Signal = connection["signal"]
	var flags: int = connection["flags"]
	return {
		"signal": String(from.get_name()),
		"target_path": NodePaths.path_of(root, callable.get_object() as Node),
		"method": String(callable.get_method()),
		"persistent": flags & CONNECT_PERSIST != 0,
		"source_path": NodePaths.path_of(root, from.get_object() as Node),
		"deferred": flags & CONNECT_DEFERRED != 0,
		"one_shot": flags & CONNECT_ONE_SHOT != 0,
		"unbinds": callable.get_unbound_arguments_count(),
		"binds": Values.to_json(callable.get_bound_arguments(), root),
	}
