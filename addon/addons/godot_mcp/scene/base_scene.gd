@tool
extends RefCounted
## Which nodes of the edited scene are defined elsewhere: by an instanced scene, or by the base of an inherited one.
## Such a node can be changed here, but not removed or renamed: the next load brings it back.

## Paths that base scenes define, for the root looked at last: asking again costs nothing until another scene is edited.
static var _root_id: int = 0
static var _paths: Dictionary[String, bool] = {}


## Whether another scene than the edited one says that [param node] exists.
static func defines(root: Node, node: Node) -> bool:
	if node == root or node.owner == null:
		return false
	return node.owner != root or is_inherited(root, node)


## File of the scene that defines [param node], for which [method defines] is true.
static func file_of(root: Node, node: Node) -> String:
	if node.owner != root:
		return node.owner.scene_file_path
	var bases: Array[PackedScene] = scenes_behind(root, root)
	return "the base scene" if bases.is_empty() else bases[0].resource_path


## Whether the base scene of [param root] has [param node].
static func is_inherited(root: Node, node: Node) -> bool:
	var inherited: Dictionary[String, bool] = inherited_paths(root)
	return not inherited.is_empty() and inherited.has(String(root.get_path_to(node)))


## Paths (as in [method Node.get_path_to] from the root) of all nodes that the base scenes of [param root] define. Empty
## for a scene that inherits from none.
static func inherited_paths(root: Node) -> Dictionary[String, bool]:
	if _root_id != root.get_instance_id():
		_paths = _collect(scenes_behind(root, root))
		_root_id = root.get_instance_id()
	return _paths


## The scenes that [param node] is made from, as instance or, for the root, as heir: nearest first. The edited scene's
## own file is none of them.
static func scenes_behind(root: Node, node: Node) -> Array[PackedScene]:
	var scenes: Array[PackedScene] = []
	var scene: PackedScene = null
	if node == root:
		scene = _base_scene(_state_of(root))
	elif ResourceLoader.exists(node.scene_file_path, "PackedScene"):
		scene = load(node.scene_file_path) as PackedScene
	while scene != null:
		scenes.append(scene)
		scene = _base_scene(scene.get_state())
	return scenes


static func _state_of(root: Node) -> SceneState:
	var file: String = root.scene_file_path
	if not file.is_empty() and ResourceLoader.exists(file, "PackedScene"):
		var saved: PackedScene = load(file) as PackedScene
		return null if saved == null else saved.get_state()
	# A scene that was never saved may still inherit; packing is the one way to ask the node itself.
	var packed: PackedScene = PackedScene.new()
	return packed.get_state() if packed.pack(root) == OK else null


static func _base_scene(state: SceneState) -> PackedScene:
	return null if state == null or state.get_node_count() == 0 else state.get_node_instance(0)


static func _collect(scenes: Array[PackedScene]) -> Dictionary[String, bool]:
	var paths: Dictionary[String, bool] = {}
	for scene: PackedScene in scenes:
		var state: SceneState = scene.get_state()
		for index: int in range(1, state.get_node_count()):
			paths[String(state.get_node_path(index)).trim_prefix("./")] = true
	return paths
