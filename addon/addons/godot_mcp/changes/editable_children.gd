@tool
extends "change.gd"
## The switch that says whether changes inside an instance are kept with the edited scene.

const Codes: GDScript = preload("../generated/error_codes.gd")
const InstanceOverrides: GDScript = preload("../scene/instance_overrides.gd")
const NodePaths: GDScript = preload("../scene/node_paths.gd")
const Reply: GDScript = preload("../reply.gd")

var _root: Node
var _instance: Node
var _editable: bool


## [param instance] is an instance that [param root] owns, and not yet as [param editable] says.
func _init(root: Node, instance: Node, editable: bool) -> void:
	_root = root
	_instance = instance
	_editable = editable
	title = ("Enable Editable Children of %s" if editable else "Disable Editable Children of %s") % instance.name
	flag = "changed"
	result = {
		"node_path": NodePaths.path_of(root, instance),
		"editable": editable,
		"overrides": InstanceOverrides.count(root, instance),
	}
	result.merge(InstanceOverrides.verdict(root, instance, editable))


func apply() -> Dictionary:
	if not is_instance_valid(_instance) or not is_instance_valid(_root) or not _root.is_ancestor_of(_instance):
		return Reply.fail(Codes.INTERNAL_ERROR, "'%s' is not in the scene any more." % result["node_path"])
	_root.set_editable_instance(_instance, _editable)
	return {}


func revert() -> void:
	if is_instance_valid(_instance) and is_instance_valid(_root) and _root.is_ancestor_of(_instance):
		_root.set_editable_instance(_instance, not _editable)


func read_back() -> Dictionary:
	if _root.is_editable_instance(_instance) != _editable:
		return Reply.fail(Codes.INTERNAL_ERROR, "The engine did not switch Editable Children of '%s'." % _instance.name)
	return {}
