@tool
extends "change.gd"
## A new instance of a scene file, last child of its parent; only its root is owned by the edited scene.

const Codes: GDScript = preload("../generated/error_codes.gd")
const NodeNames: GDScript = preload("../scene/node_names.gd")
const NodePaths: GDScript = preload("../scene/node_paths.gd")
const Persistence: GDScript = preload("../scene/persistence.gd")
const Reply: GDScript = preload("../reply.gd")

var _root: Node
var _parent: Node
var _scene: PackedScene
var _name: String
var _node: Node = null


## [param wanted] is the name asked for; empty for that of the scene's root.
func _init(root: Node, parent: Node, scene: PackedScene, wanted: String) -> void:
	_root = root
	_parent = parent
	_scene = scene
	var requested: String = wanted if not wanted.is_empty() else str(scene.get_state().get_node_name(0))
	_name = NodeNames.sanitised(requested)
	title = "Instance %s" % _name
	flag = "instanced"
	result = {"node_path": "", "scene_path": scene.resource_path, "requested_name": requested, "renamed": false}
	result.merge(Persistence.verdict(root, parent))


func predict() -> Dictionary:
	var name: String = NodeNames.predicted(_parent, _name)
	result["node_path"] = NodePaths.path_below(_root, _parent, name)
	result["renamed"] = name != result["requested_name"]
	return {}


func apply() -> Dictionary:
	if not is_instance_valid(_parent) or not is_instance_valid(_root):
		return Reply.fail(Codes.INTERNAL_ERROR, "The parent of '%s' is gone." % _name)
	if _node == null:
		_node = _scene.instantiate(PackedScene.GEN_EDIT_STATE_INSTANCE)
		if _node == null:
			return Reply.fail(Codes.INTERNAL_ERROR, "The engine made no instance of %s." % _scene.resource_path)
		_node.name = _name
	_parent.add_child(_node, true)
	_node.owner = _root
	return {}


func revert() -> void:
	if is_instance_valid(_node) and _node.get_parent() != null:
		_node.get_parent().remove_child(_node)


func read_back() -> Dictionary:
	if _node.get_parent() != _parent or _node.owner != _root or _node.scene_file_path != result["scene_path"]:
		return Reply.fail(Codes.INTERNAL_ERROR, "The instance did not stay where it was put; it was removed again.")
	var seen: Dictionary = {
		"node_path": NodePaths.path_of(_root, _node), "renamed": String(_node.name) != result["requested_name"]
	}
	seen.merge(Persistence.verdict(_root, _node))
	return seen


func discard() -> void:
	if is_instance_valid(_node):
		_node.free()


func _add_references(undo_redo: EditorUndoRedoManager) -> void:
	undo_redo.add_do_reference(_node)
