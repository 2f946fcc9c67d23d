@tool
extends "change.gd"
## A node put into a group that is saved with the scene, or taken out of one.

## What a node can be to a group.
enum Membership { NONE, TRANSIENT, SAVED }

const BaseSupplies: GDScript = preload("../scene/base_supplies.gd")
const Codes: GDScript = preload("../generated/error_codes.gd")
const GroupSources: GDScript = preload("../scene/group_sources.gd")
const Persistence: GDScript = preload("../scene/persistence.gd")
const Reply: GDScript = preload("../reply.gd")

var _node: Node
var _group: StringName
var _old: Membership
var _wanted: Membership


## [param wanted] is whether the node is to be in the group.
func _init(root: Node, node: Node, node_path: String, group: String, wanted: bool) -> void:
	_node = node
	_group = group
	_old = _membership()
	_wanted = Membership.SAVED if wanted else Membership.NONE
	title = "%s group %s" % ["Add %s to" % node.name if wanted else "Remove %s from" % node.name, group]
	flag = "changed"
	result = {"node_path": node_path, "group": group, "in_group": wanted, "was_in_group": _old != Membership.NONE}
	result.merge(_verdict(root))


## Whether the node is not yet what it is to be.
func changes() -> bool:
	return _old != _wanted


func apply() -> Dictionary:
	if not is_instance_valid(_node):
		return Reply.fail(Codes.INTERNAL_ERROR, "'%s' is not in the scene any more." % result["node_path"])
	_become(_wanted)
	return {}


func revert() -> void:
	if is_instance_valid(_node):
		_become(_old)


func read_back() -> Dictionary:
	if _node.is_in_group(_group) != (_wanted != Membership.NONE):
		return Reply.fail(Codes.INTERNAL_ERROR, "The engine did not change the membership in '%s'." % _group)
	return {}


func _verdict(root: Node) -> Dictionary:
	var by_owner: Dictionary = Persistence.verdict(root, _node)
	if _wanted != Membership.NONE or not changes():
		return by_owner
	var file: String = BaseSupplies.group(root, _node, _group)
	if file.is_empty():
		return by_owner
	var hint: String = "%s puts '%s' into '%s', and does so again when the scene is loaded. Remove it there."
	return Persistence.lost(Persistence.GROUP_FROM_BASE_SCENE, hint % [file, result["node_path"], _group])


func _membership() -> Membership:
	if not _node.is_in_group(_group):
		return Membership.NONE
	return Membership.SAVED if GroupSources.persistent(_node).has(_group) else Membership.TRANSIENT


## Leaves and joins: the engine does not change how a member belongs to a group.
func _become(wanted: Membership) -> void:
	if _node.is_in_group(_group):
		_node.remove_from_group(_group)
	if wanted != Membership.NONE:
		_node.add_to_group(_group, wanted == Membership.SAVED)
