@tool
extends RefCounted
## What the scene of an instance, or the base of an inherited scene, gives to nodes of the edited scene besides their
## existence: groups and signal connections. The file can add to these, but not take them away.

const BaseScene: GDScript = preload("base_scene.gd")


## File of the scene that puts [param node] into [param group]; empty where none but the edited one does.
static func group(root: Node, node: Node, group: StringName) -> String:
	for entry: Array in _states_around(root, node):
		var state: SceneState = entry[1]
		var path: NodePath = (entry[0] as Node).get_path_to(node)
		for index: int in state.get_node_count():
			if _same(state.get_node_path(index), path) and state.get_node_groups(index).has(group):
				return entry[2]
	return ""


## File of the scene that connects the signal to [param callable]; empty where none but the edited one does.
static func connection(root: Node, source: Node, signal_name: StringName, callable: Callable) -> String:
	var target: Node = callable.get_object() as Node
	for entry: Array in _states_around(root, source):
		var top: Node = entry[0]
		if target == null or (target != top and not top.is_ancestor_of(target)):
			continue
		var state: SceneState = entry[1]
		for index: int in state.get_connection_count():
			if (
				state.get_connection_signal(index) == signal_name
				and state.get_connection_method(index) == callable.get_method()
				and _same(state.get_connection_source(index), top.get_path_to(source))
				and _same(state.get_connection_target(index), top.get_path_to(target))
			):
				return entry[2]
	return ""


## The scenes that could define [param node], innermost first: triples of the node that is their root here, their state
## and their file.
static func _states_around(root: Node, node: Node) -> Array[Array]:
	var found: Array[Array] = []
	var current: Node = node
	while current != null:
		for scene: PackedScene in BaseScene.scenes_behind(root, current):
			found.append([current, scene.get_state(), scene.resource_path])
		if current == root:
			break
		current = current.get_parent()
	return found


static func _same(stored: NodePath, relative: NodePath) -> bool:
	return String(stored).trim_prefix("./") == String(relative).trim_prefix("./")
