@tool
extends RefCounted
## Nodes below a node. Those that an engine class keeps inside itself do not count.


## How many nodes there are from [param top] down, itself included.
static func count(top: Node) -> int:
	var total: int = 0
	var pending: Array[Node] = [top]
	while not pending.is_empty():
		var node: Node = pending.pop_back()
		total += 1
		if node.get_child_count() > 0:
			pending.append_array(node.get_children())
	return total
