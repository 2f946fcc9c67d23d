@tool
extends RefCounted
## What the edited scene keeps about the inside of an instance with Editable Children.


## How much would be dropped without Editable Children: changed properties of the nodes inside [param instance], and
## nodes added below these, each with its properties. 0 where it has none, since nothing is kept then.
static func count(root: Node, instance: Node) -> int:
	if not root.is_editable_instance(instance):
		return 0
	# What a save would write: the engine itself decides what differs.
	var packed: PackedScene = PackedScene.new()
	if packed.pack(root) != OK:
		return 0
	var state: SceneState = packed.get_state()
	var total: int = 0
	for index: int in state.get_node_count():
		var node: Node = root.get_node_or_null(state.get_node_path(index))
		if node == null or node == instance or not instance.is_ancestor_of(node) or not _is_inside(instance, node):
			continue
		total += state.get_node_property_count(index)
		if node.owner == root:
			total += 1
	return total


## Whether [param node] is defined by the instanced scene, or below a node that is.
static func _is_inside(instance: Node, node: Node) -> bool:
	var current: Node = node
	while current != instance:
		if current.owner == instance:
			return true
		current = current.get_parent()
	return false
