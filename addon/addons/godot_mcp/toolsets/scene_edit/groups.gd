@tool
extends RefCounted
## Groups of nodes of the open scene.

const Codes: GDScript = preload("../../generated/error_codes.gd")
const Context: GDScript = preload("../../context.gd")
const NodePaths: GDScript = preload("../../scene/node_paths.gd")
const Reply: GDScript = preload("../../reply.gd")
const SetMembership: GDScript = preload("../../changes/set_membership.gd")


func cmd_add_to_group(params: Dictionary, ctx: Context) -> Variant:
	return _changed(params, ctx, true)


func cmd_remove_from_group(params: Dictionary, ctx: Context) -> Variant:
	return _changed(params, ctx, false)


func _changed(params: Dictionary, ctx: Context, wanted: bool) -> Variant:
	var root: Node = ctx.scene_root()
	var found: Dictionary = NodePaths.resolve(root, params["node_path"])
	if not found["ok"]:
		return found
	var group: String = params["group"]
	if group.strip_edges().is_empty():
		return Reply.fail(Codes.VALIDATION_ERROR, "group '%s' is blank; name a group." % group)
	var change: SetMembership = SetMembership.new(root, found["node"], found["path"], group, wanted)
	return change if change.changes() else Reply.ok(change.result.merged({"changed": false}))
