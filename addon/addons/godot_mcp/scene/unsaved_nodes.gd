@tool
extends RefCounted
## The nodes that show in the edited scene but will not be in its file, and that no instanced scene brings back either.

const NodePaths: GDScript = preload("node_paths.gd")
const Persistence: GDScript = preload("persistence.gd")

## How many are named; the total counts them all.
const LIMIT: int = 50


## [code]{not_saved: [{node_path, reason}], not_saved_total: int}[/code], in tree order.
static func find(root: Node) -> Dictionary:
	var named: Array[Dictionary] = []
	var total: int = 0
	# A node and why what is below it is lost; empty where it is not.
	var pending: Array[Array] = [[root, ""]]
	while not pending.is_empty():
		var entry: Array = pending.pop_back()
		var node: Node = entry[0]
		var reason: String = entry[1]
		if node != root:
			reason = _reason(root, node, reason)
			# What an instance owns comes back with it.
			if not reason.is_empty() and (node.owner == null or node.owner == root):
				total += 1
				if named.size() < LIMIT:
					named.append({"node_path": NodePaths.path_of(root, node), "reason": reason})
		var children: Array[Node] = node.get_children()
		children.reverse()
		for child: Node in children:
			pending.append([child, reason])
	return {"not_saved": named, "not_saved_total": total}


static func _reason(root: Node, node: Node, above: String) -> String:
	if not above.is_empty():
		return above
	if node.owner == null:
		return Persistence.NODE_NOT_OWNED
	if node.owner != root and not root.is_editable_instance(node.owner):
		return Persistence.INSTANCED_CHILD_NOT_EDITABLE
	return ""
