@tool
extends RefCounted
## Which groups of a node are the scene's, and which were only joined at run time.


## Groups of [param node] that a save of a scene writes, wherever they come from. The engine tells only by packing.
static func persistent(node: Node) -> PackedStringArray:
	var packed: PackedScene = PackedScene.new()
	if packed.pack(node) != OK:
		return PackedStringArray()
	return packed.get_state().get_node_groups(0)
