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


## Whether the base scene of [param root] has [param node].
static func is_inherited(root: Node, node: Node) -> bool:
	var inherited: Dictionary[String, bool] = inherited_paths(root)
	return not inherited.is_empty() and inherited.has(String(root.get_path_to(node)))


## Paths (as in [method Node.get_path_to] from the root) of all nodes that the base scenes of [param root] define. Empty
## for a scene that inherits from none.
static func inherited_paths(root: Node) -> Dictionary[String, bool]:
	if _root_id != root.get_instance_id():
		_paths = _collect(_base_of(_state_of(root)))
		_root_id = root.get_instance_id()
	return _paths


static func _state_of(root: Node) -> SceneState:
	var file: String = root.scene_file_path
	if not file.is_empty() and ResourceLoader.exists(file, "PackedScene"):
		var saved: PackedScene = load(file) as PackedScene
		return null if saved == null else saved.get_state()
	# A scene that was never saved may still inherit; packing is the one way to ask the node itself.
	var packed: PackedScene = PackedScene.new()
	return packed.get_state() if packed.pack(root) == OK else null


static func _base_of(state: SceneState) -> SceneState:
	if state == null or state.get_node_count() == 0:
		return null
	var base: PackedScene = state.get_node_instance(0)
	return null if base == null else base.get_state()


static func _collect(state: SceneState) -> Dictionary[String, bool]:
	var paths: Dictionary[String, bool] = {}
	var current: SceneState = state
	while current != null:
		for index: int in range(1, current.get_node_count()):
			paths[String(current.get_node_path(index)).trim_prefix("./")] = true
		current = _base_of(current)
	return paths
