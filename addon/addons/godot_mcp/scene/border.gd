@tool
extends RefCounted
## Signal connections between a branch of the edited scene and the rest of it.


## Saved connections that cross the border of the branch below [param top], as "Player.hit -> HUD.on_hit", sorted.
static func connections(root: Node, top: Node) -> Array[String]:
	var found: Array[String] = []
	var pending: Array[Node] = [top]
	while not pending.is_empty():
		var node: Node = pending.pop_back()
		for connection: Dictionary in _outgoing(node) + node.get_incoming_connections():
			var text: String = _crossing(root, top, connection)
			if not text.is_empty() and not found.has(text):
				found.append(text)
		pending.append_array(node.get_children())
	found.sort()
	return found


static func _outgoing(node: Node) -> Array[Dictionary]:
	var found: Array[Dictionary] = []
	for info: Dictionary in node.get_signal_list():
		found.append_array(node.get_signal_connection_list(StringName(str(info["name"]))))
	return found


static func _crossing(root: Node, top: Node, connection: Dictionary) -> String:
	var from: Signal = connection["signal"]
	var to: Callable = connection["callable"]
	var source: Node = from.get_object() as Node
	var target: Node = to.get_object() as Node
	var flags: int = connection["flags"]
	if source == null or target == null or not flags & CONNECT_PERSIST:
		return ""
	if not _holds(root, source) or not _holds(root, target) or _holds(top, source) == _holds(top, target):
		return ""
	return "%s.%s -> %s.%s" % [root.get_path_to(source), from.get_name(), root.get_path_to(target), to.get_method()]


static func _holds(top: Node, node: Node) -> bool:
	return node == top or top.is_ancestor_of(node)
