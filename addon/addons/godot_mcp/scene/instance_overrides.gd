@tool
extends RefCounted
## What the edited scene keeps about the inside of an instance with Editable Children.

const BaseScene: GDScript = preload("base_scene.gd")
const NodePaths: GDScript = preload("node_paths.gd")
const Persistence: GDScript = preload("persistence.gd")


## Verdict on switching Editable Children of [param instance]. What a base scene opened, an heir cannot close.
static func verdict(root: Node, instance: Node, editable: bool) -> Dictionary:
	var by_owner: Dictionary = Persistence.verdict(root, instance)
	if by_owner["persisted"] != true or editable:
		return by_owner
	for scene: PackedScene in BaseScene.scenes_behind(root, root):
		if _opens(scene, root.get_path_to(instance)):
			var hint: String = "%s opens '%s', and it is open again after a reload. Close it there."
			var path: String = NodePaths.path_of(root, instance)
			return Persistence.lost(Persistence.STRUCTURE_FROM_BASE_SCENE, hint % [scene.resource_path, path])
	return by_owner


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


## Whether [param scene] has Editable Children for the node at [param path]. The engine's API does not say.
static func _opens(scene: PackedScene, path: NodePath) -> bool:
	var bundle: Dictionary = scene.get("_bundled")
	for opened: NodePath in bundle.get("editable_instances", []):
		if String(opened).trim_prefix("./") == String(path):
			return true
	return false


## Whether [param node] is defined by the instanced scene, or below a node that is.
static func _is_inside(instance: Node, node: Node) -> bool:
	var current: Node = node
	while current != instance:
		if current.owner == instance:
			return true
		current = current.get_parent()
	return false
