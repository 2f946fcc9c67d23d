@tool
extends "change.gd"
## Another parent for a node, or another place among its siblings, and the paths that name it mended.

const Branch: GDScript = preload("branch.gd")
const Codes: GDScript = preload("../generated/error_codes.gd")
const NodeNames: GDScript = preload("../scene/node_names.gd")
const NodePaths: GDScript = preload("../scene/node_paths.gd")
const PathMender: GDScript = preload("path_mender.gd")
const Placement: GDScript = preload("../scene/placement.gd")
const Reply: GDScript = preload("../reply.gd")
const WorldPlace: GDScript = preload("../scene/world_place.gd")

var _root: Node
var _branch: Branch
var _old_parent: Node
var _old_name: StringName
var _old_index: int
var _parent: Node
var _index: int
var _name: String
var _mender: PathMender = null
var _place: WorldPlace = null


## [param index] is the place among the children of [param parent], -1 for the last one.
func _init(root: Node, node: Node, parent: Node, index: int, keep_global: bool) -> void:
	_root = root
	_branch = Branch.new(node)
	_old_parent = node.get_parent()
	_old_name = node.name
	_old_index = node.get_index()
	_parent = parent
	_index = Placement.last(parent, node) if index < 0 else index
	_name = String(_old_name) if parent == _old_parent else NodeNames.predicted(parent, _old_name)
	if keep_global and parent != _old_parent:
		_place = WorldPlace.new(node)
	title = "Move %s" % _old_name
	flag = "moved"
	result = {
		"node_path": NodePaths.path_below(root, parent, _name),
		"old_path": NodePaths.path_of(root, node),
		"index": _index,
		"fixed": [],
		"not_fixed": [],
	}
	if parent != _old_parent:
		_mender = PathMender.new(root, node, parent, _name)
		result.merge(_mender.forecast(), true)
	result.merge(Placement.verdict(root, node, parent, _index))


## Whether the node will be anywhere else than it is.
func changes() -> bool:
	return _parent != _old_parent or _index != _old_index


func apply() -> Dictionary:
	var node: Node = _branch.node
	if not is_instance_valid(_parent) or not is_instance_valid(node) or node.get_parent() != _old_parent:
		return Reply.fail(Codes.INTERNAL_ERROR, "'%s' or its new parent is gone." % result["old_path"])
	if _parent == _old_parent:
		_parent.move_child(node, _index)
		return {}
	if _place != null:
		_place.remember()
	_branch.detach()
	_parent.add_child(node, true)
	_parent.move_child(node, _index)
	_branch.own_again()
	if _place != null:
		_place.keep()
	_mender.apply()
	return {}


func revert() -> void:
	var node: Node = _branch.node
	if not is_instance_valid(node) or not is_instance_valid(_old_parent):
		return
	if _parent == _old_parent:
		_old_parent.move_child(node, _old_index)
		return
	if node.get_parent() != null:
		node.get_parent().remove_child(node)
	node.name = _old_name
	_branch.attach()
	if _place != null:
		_place.restore()
	_mender.revert()


func read_back() -> Dictionary:
	var node: Node = _branch.node
	if node.get_parent() != _parent or String(node.name) != _name or node.get_index() != _index:
		return Reply.fail(Codes.INTERNAL_ERROR, "'%s' did not stay where it was put." % result["old_path"])
	var seen: Dictionary = {"node_path": NodePaths.path_of(_root, node)}
	if _mender != null:
		seen.merge(_mender.report())
	return seen
