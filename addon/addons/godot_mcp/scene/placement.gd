@tool
extends RefCounted
## Places among the children of a node, and whether a scene file keeps them.

const BaseScene: GDScript = preload("base_scene.gd")
const NodePaths: GDScript = preload("node_paths.gd")
const Persistence: GDScript = preload("persistence.gd")


## The number of the last place that [param node] can have below [param parent].
static func last(parent: Node, node: Node) -> int:
	return parent.get_child_count() - (1 if node.get_parent() == parent else 0)


## Verdict on [param node] being child number [param index] of [param parent].
static func verdict(root: Node, node: Node, parent: Node, index: int) -> Dictionary:
	if node.owner == null:
		return Persistence.verdict(root, node)
	var by_owner: Dictionary = Persistence.verdict(root, parent)
	if by_owner["persisted"] != true or _is_kept(root, node, parent, index):
		return by_owner
	var hint: String = (
		"'%s' is an instance of %s, whose nodes come first when the scene is loaded again. "
		+ "Choose a place behind them."
	)
	return Persistence.lost(
		Persistence.STRUCTURE_FROM_BASE_SCENE, hint % [NodePaths.path_of(root, parent), parent.scene_file_path]
	)


## The file does not say at which place below an instance a node is, except that of a scene which inherits from another:
## it says so everywhere.
static func _is_kept(root: Node, node: Node, parent: Node, index: int) -> bool:
	if parent == root or parent.scene_file_path.is_empty():
		return true
	if not BaseScene.scenes_behind(root, root).is_empty():
		return true
	var own: int = 0
	for child: Node in parent.get_children():
		if child != node and child.owner == parent:
			own += 1
	var before: int = 0
	for child: Node in parent.get_children():
		if child != node and before < index:
			before += 1
			if child.owner == parent:
				own -= 1
	return own == 0
