@tool
extends "change.gd"
## The removal of a node with everything below it.

const Branch: GDScript = preload("branch.gd")
const Codes: GDScript = preload("../generated/error_codes.gd")
const NodePaths: GDScript = preload("../scene/node_paths.gd")
const Persistence: GDScript = preload("../scene/persistence.gd")
const Reply: GDScript = preload("../reply.gd")

var _branch: Branch


## [param node] is below [param root].
func _init(root: Node, node: Node) -> void:
	_branch = Branch.new(node)
	title = "Delete %s" % node.name
	flag = "deleted"
	result = {"node_path": NodePaths.path_of(root, node), "node_count": _branch.size()}
	result.merge(Persistence.removal_verdict(root, node))


func apply() -> Dictionary:
	if not _branch.detach():
		return Reply.fail(Codes.INTERNAL_ERROR, "'%s' is not in the scene any more." % result["node_path"])
	return {}


func revert() -> void:
	_branch.attach()


func read_back() -> Dictionary:
	if _branch.node.get_parent() != null:
		return Reply.fail(Codes.INTERNAL_ERROR, "'%s' is still in the scene." % result["node_path"])
	return {}


func _add_references(undo_redo: EditorUndoRedoManager) -> void:
	undo_redo.add_undo_reference(_branch.node)
