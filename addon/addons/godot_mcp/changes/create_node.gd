@tool
extends "change.gd"
## A new node, last child of its parent and owned by the edited scene.

const Codes: GDScript = preload("../generated/error_codes.gd")
const NodeNames: GDScript = preload("../scene/node_names.gd")
const NodePaths: GDScript = preload("../scene/node_paths.gd")
const NodeTypes: GDScript = preload("../scene/node_types.gd")
const Persistence: GDScript = preload("../scene/persistence.gd")
const Reply: GDScript = preload("../reply.gd")

var _root: Node
var _parent: Node
var _type: Dictionary
var _name: String
var _node: Node = null


## [param type] is a result of [code]NodeTypes.find[/code]; [param wanted] the name asked for.
func _init(root: Node, parent: Node, type: Dictionary, wanted: String) -> void:
	_root = root
	_parent = parent
	_type = type
	_name = NodeNames.sanitised(wanted)
	title = "Create %s" % _name
	flag = "created"
	result = {"node_path": "", "requested_name": wanted, "renamed": false}
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
		_node = NodeTypes.instantiate(_type)
		if _node == null:
			return Reply.fail(Codes.INTERNAL_ERROR, "The engine made no %s; see the editor's output." % _type["native"])
		_node.name = _name
	_parent.add_child(_node, true)
	_node.owner = _root
	return {}


func revert() -> void:
	if is_instance_valid(_node) and _node.get_parent() != null:
		_node.get_parent().remove_child(_node)


func read_back() -> Dictionary:
	if _node.get_parent() != _parent or _node.owner != _root:
		return Reply.fail(Codes.INTERNAL_ERROR, "The new node did not stay where it was put; it was removed again.")
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
