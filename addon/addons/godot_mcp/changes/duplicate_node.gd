@tool
extends "change.gd"
## A copy of a node with everything below it, last among its siblings.

const Codes: GDScript = preload("../generated/error_codes.gd")
const Copier: GDScript = preload("../scene/copier.gd")
const NodeNames: GDScript = preload("../scene/node_names.gd")
const NodePaths: GDScript = preload("../scene/node_paths.gd")
const Persistence: GDScript = preload("../scene/persistence.gd")
const Reply: GDScript = preload("../reply.gd")
const Subtree: GDScript = preload("../scene/subtree.gd")

var _root: Node
var _source: Node
var _parent: Node
var _name: String
var _copier: Copier = null


## [param wanted] is the name asked for; empty for that of the node, as the engine makes it unique.
func _init(root: Node, node: Node, wanted: String) -> void:
	_root = root
	_source = node
	_parent = node.get_parent()
	_name = NodeNames.sanitised(String(node.name) if wanted.is_empty() else wanted)
	title = "Duplicate %s" % node.name
	flag = "duplicated"
	result = {"source_path": NodePaths.path_of(root, node)}
	result.merge(Persistence.verdict(root, _parent))


func predict() -> Dictionary:
	result["node_path"] = NodePaths.path_below(_root, _parent, NodeNames.predicted(_parent, _name))
	result["node_count"] = Copier.count(_root, _source)
	return {}


func apply() -> Dictionary:
	if not is_instance_valid(_parent) or not is_instance_valid(_source):
		return Reply.fail(Codes.INTERNAL_ERROR, "'%s' is not in the scene any more." % result["source_path"])
	if _copier == null:
		_copier = Copier.new(_root, _source)
		if _copier.copy == null:
			return Reply.fail(Codes.INTERNAL_ERROR, "The engine made no copy of '%s'." % result["source_path"])
		_copier.copy.name = _name
	_parent.add_child(_copier.copy, true)
	_copier.own()
	return {}


func revert() -> void:
	if is_instance_valid(_copier.copy) and _copier.copy.get_parent() != null:
		_copier.copy.get_parent().remove_child(_copier.copy)


func read_back() -> Dictionary:
	var copy: Node = _copier.copy
	if copy.get_parent() != _parent or copy.owner != _root:
		return Reply.fail(Codes.INTERNAL_ERROR, "The copy did not stay where it was put; it was removed again.")
	return {"node_path": NodePaths.path_of(_root, copy), "node_count": Subtree.count(copy)}


func discard() -> void:
	if _copier != null:
		_copier.drop()


func _add_references(undo_redo: EditorUndoRedoManager) -> void:
	undo_redo.add_do_reference(_copier.copy)
