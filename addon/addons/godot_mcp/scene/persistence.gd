@tool
extends RefCounted
## Will the next save of the edited scene keep a change? Decided by who owns the nodes, the way the engine decides it
## when it packs the scene: [code]{persisted, reason, hint}[/code], reason and hint null where the answer is yes.

const BaseScene: GDScript = preload("base_scene.gd")
const NodePaths: GDScript = preload("node_paths.gd")

const NODE_NOT_OWNED: String = "node_not_owned"
const INSTANCED_CHILD_NOT_EDITABLE: String = "instanced_child_not_editable"
const GROUP_FROM_BASE_SCENE: String = "group_from_base_scene"
const STRUCTURE_FROM_BASE_SCENE: String = "structure_from_base_scene"
const PROPERTY_NOT_STORED: String = "property_not_stored"


## Verdict on a change of [param node] itself, or on a new child of it.
static func verdict(root: Node, node: Node) -> Dictionary:
	if root == null or (node != root and not root.is_ancestor_of(node)):
		return lost(NODE_NOT_OWNED, "The node is not part of the edited scene.")
	var current: Node = node
	while current != root:
		var owner: Node = current.owner
		if owner == null:
			return lost(NODE_NOT_OWNED, _no_owner_hint(root, current))
		if owner != root and not root.is_editable_instance(owner):
			return lost(INSTANCED_CHILD_NOT_EDITABLE, _closed_instance_hint(root, current, owner))
		current = current.get_parent()
	return kept()


## Verdict on the removal of [param node], to be asked before it is removed.
static func removal_verdict(root: Node, node: Node) -> Dictionary:
	var by_owner: Dictionary = verdict(root, node)
	if by_owner["persisted"] != true:
		return by_owner
	if not BaseScene.defines(root, node):
		return kept()
	var source: String = node.owner.scene_file_path if node.owner != root else "the base scene of this scene"
	var hint: String = (
		"'%s' is defined by %s and comes back when the scene is loaded again, without what this scene changed in it or "
		+ "added below it. Remove it there."
	)
	return lost(STRUCTURE_FROM_BASE_SCENE, hint % [NodePaths.path_of(root, node), source])


## The verdict that all is well.
static func kept() -> Dictionary:
	return {"persisted": true, "reason": null, "hint": null}


## The verdict that nobody can tell; [param reason] says why.
static func unknown(reason: String, hint: String) -> Dictionary:
	return {"persisted": null, "reason": reason, "hint": hint}


## The verdict that the change will be lost.
static func lost(reason: String, hint: String) -> Dictionary:
	return {"persisted": false, "reason": reason, "hint": hint}


static func _no_owner_hint(root: Node, node: Node) -> String:
	var path: String = NodePaths.path_of(root, node)
	return (
		"'%s' has no owner (a tool script added it): it shows in the editor and is gone after a reload. " % path
		+ "Work on a node that the scene owns."
	)


static func _closed_instance_hint(root: Node, node: Node, instance: Node) -> String:
	return (
		(
			"'%s' is inside '%s', an instance of %s without Editable Children. "
			% [NodePaths.path_of(root, node), NodePaths.path_of(root, instance), instance.scene_file_path]
		)
		+ "Enable Editable Children on that instance, edit the instanced scene itself, or choose a node that this scene owns."
	)
