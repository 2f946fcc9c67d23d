@tool
extends RefCounted
## Names, places and copies of nodes of the open scene.

const BaseScene: GDScript = preload("../../scene/base_scene.gd")
const Codes: GDScript = preload("../../generated/error_codes.gd")
const Context: GDScript = preload("../../context.gd")
const DuplicateNode: GDScript = preload("../../changes/duplicate_node.gd")
const MoveNode: GDScript = preload("../../changes/move_node.gd")
const NodeNames: GDScript = preload("../../scene/node_names.gd")
const NodePaths: GDScript = preload("../../scene/node_paths.gd")
const Placement: GDScript = preload("../../scene/placement.gd")
const RenameNode: GDScript = preload("../../changes/rename_node.gd")
const Reply: GDScript = preload("../../reply.gd")
const Tokens: GDScript = preload("../../generated/required_tokens.gd")


func cmd_rename_node(params: Dictionary, ctx: Context) -> Variant:
	var root: Node = ctx.scene_root()
	var found: Dictionary = NodePaths.resolve(root, params["node_path"])
	if not found["ok"]:
		return found
	var node: Node = found["node"]
	if BaseScene.defines(root, node):
		return _defined_elsewhere(root, node, found["path"], "Rename it")
	var name: String = params["new_name"]
	if not NodeNames.is_usable(name):
		return _unusable("new_name", name)
	if node.unique_name_in_owner and NodeNames.is_unique_name_taken(node, name):
		var hint: String = (
			"new_name '%s' is the unique name of another node, and '%s' has a unique name too." % [name, found["path"]]
		)
		return Reply.fail(Codes.VALIDATION_ERROR, hint)
	var change: RenameNode = RenameNode.new(root, node, name)
	return change if change.changes() else Reply.ok(change.result.merged({"renamed": false}))


func cmd_duplicate_node(params: Dictionary, ctx: Context) -> Variant:
	var root: Node = ctx.scene_root()
	var found: Dictionary = NodePaths.resolve(root, params["node_path"])
	if not found["ok"]:
		return found
	if found["node"] == root:
		return _is_root(params["node_path"], "has no place for a copy beside it")
	var name: String = params.get("name", "")
	if not name.is_empty() and not NodeNames.is_usable(name):
		return _unusable("name", name)
	return DuplicateNode.new(root, found["node"], name)


func cmd_move_node(params: Dictionary, ctx: Context) -> Variant:
	var root: Node = ctx.scene_root()
	var found: Dictionary = NodePaths.resolve(root, params["node_path"])
	if not found["ok"]:
		return found
	var new_parent: Dictionary = NodePaths.resolve(root, params["new_parent_path"], "new_parent_path")
	if not new_parent["ok"]:
		return new_parent
	var node: Node = found["node"]
	var parent: Node = new_parent["node"]
	if node == root:
		return _is_root(params["node_path"], "cannot be moved")
	if parent == node or node.is_ancestor_of(parent):
		var hint: String = "new_parent_path '%s' is the node itself or below it." % params["new_parent_path"]
		return Reply.fail(Codes.VALIDATION_ERROR, hint, Tokens.NODE_PATH)
	if BaseScene.defines(root, node):
		return _defined_elsewhere(root, node, found["path"], "Move it")
	var index: int = params.get("index", -1)
	var last: int = Placement.last(parent, node)
	if index > last or index < -1:
		var way: String = "it goes from 0 to %d below '%s', and -1 is the last place." % [last, new_parent["path"]]
		var hint: String = "index %d is no place: %s" % [index, way]
		return Reply.fail(Codes.VALIDATION_ERROR, hint)
	var change: MoveNode = MoveNode.new(root, node, parent, index, params.get("keep_global_transform", false))
	return change if change.changes() else Reply.ok(change.result.merged({"moved": false}))


func _defined_elsewhere(root: Node, node: Node, path: String, advice: String) -> Dictionary:
	var file: String = BaseScene.file_of(root, node)
	var hint: String = "'%s' is defined by %s, and its next load would undo this. %s there." % [path, file, advice]
	return Reply.fail(Codes.VALIDATION_ERROR, hint, Tokens.NODE_PATH)


func _is_root(path: String, problem: String) -> Dictionary:
	var hint: String = "node_path '%s' is the root of the scene, which %s." % [path, problem]
	return Reply.fail(Codes.VALIDATION_ERROR, hint, Tokens.NODE_PATH)


func _unusable(parameter: String, name: String) -> Dictionary:
	return Reply.fail(Codes.VALIDATION_ERROR, "%s '%s' has no character that a name may have." % [parameter, name])
