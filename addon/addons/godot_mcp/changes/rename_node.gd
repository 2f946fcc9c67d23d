@tool
extends "change.gd"
## Another name for a node, and the paths that name it mended.

const Codes: GDScript = preload("../generated/error_codes.gd")
const NodeNames: GDScript = preload("../scene/node_names.gd")
const NodePaths: GDScript = preload("../scene/node_paths.gd")
const PathMender: GDScript = preload("path_mender.gd")
const Persistence: GDScript = preload("../scene/persistence.gd")
const Reply: GDScript = preload("../reply.gd")

var _root: Node
var _node: Node
var _old_name: StringName
var _name: String
var _mender: PathMender = null


func _init(root: Node, node: Node, wanted: String) -> void:
	_root = root
	_node = node
	_old_name = node.name
	_name = NodeNames.sanitised(wanted) if node == root else NodeNames.predicted_rename(node, wanted)
	title = "Rename %s to %s" % [_old_name, _name]
	flag = "renamed"
	result = {
		"node_path": NodePaths.SELF if node == root else NodePaths.path_below(root, node.get_parent(), _name),
		"new_name": _name,
		"old_name": String(_old_name),
		"adjusted": _name != wanted,
		"fixed": [],
		"not_fixed": [],
	}
	# No path in the scene spells the name of its root.
	if node != root and changes():
		_mender = PathMender.new(root, node, node.get_parent(), _name)
		result.merge(_mender.forecast(), true)
	result.merge(Persistence.verdict(root, node))


## Whether the node will have another name than it has.
func changes() -> bool:
	return _name != String(_old_name)


func apply() -> Dictionary:
	if not is_instance_valid(_node):
		return Reply.fail(Codes.INTERNAL_ERROR, "'%s' is not in the scene any more." % _old_name)
	_node.name = _name
	if _mender != null:
		_mender.apply()
	return {}


func revert() -> void:
	if not is_instance_valid(_node):
		return
	_node.name = _old_name
	if _mender != null:
		_mender.revert()


func read_back() -> Dictionary:
	if String(_node.name) != _name:
		return Reply.fail(Codes.INTERNAL_ERROR, "The node is called '%s' instead of '%s'." % [_node.name, _name])
	var seen: Dictionary = {"node_path": NodePaths.path_of(_root, _node)}
	if _mender != null:
		seen.merge(_mender.report())
	return seen
