@tool
extends RefCounted
## What is there: the project, the open scene, its nodes and their properties. Changes nothing.

const Context: GDScript = preload("../context.gd")
const HistoryLedger: GDScript = preload("../changes/history_ledger.gd")
const NodePaths: GDScript = preload("../scene/node_paths.gd")
const NodeReader: GDScript = preload("../scene/node_reader.gd")
const ProjectReader: GDScript = preload("../scene/project_reader.gd")
const Properties: GDScript = preload("../scene/properties.gd")
const Reply: GDScript = preload("../reply.gd")
const TreeReader: GDScript = preload("../scene/tree_reader.gd")
const Values: GDScript = preload("../values/values.gd")


func cmd_get_project_info(_params: Dictionary, _ctx: Context) -> Variant:
	return Reply.ok(ProjectReader.read())


func cmd_get_active_scene(_params: Dictionary, ctx: Context) -> Variant:
	var root: Node = ctx.scene_root()
	if root == null:
		return Reply.ok({"is_open": false, "path": null, "name": null, "dirty": false, "dirty_known": true})
	var path: String = root.scene_file_path
	var state: Dictionary = HistoryLedger.of(ctx).dirty(root)
	var result: Dictionary = {
		"is_open": true,
		"path": path,
		"name": String(root.name) if path.is_empty() else path.get_file(),
		"dirty": state["dirty"],
		"dirty_known": state["known"],
	}
	return Reply.ok(result)


func cmd_get_scene_tree(params: Dictionary, ctx: Context) -> Variant:
	var root: Node = ctx.scene_root()
	if root == null:
		return Reply.ok({"tree": null, "truncated": false, "hint": null, "node_count": 0, "returned": 0})
	var start: Dictionary = NodePaths.resolve(root, params["node_path"])
	if not start["ok"]:
		return start
	var reader: TreeReader = TreeReader.new(root, params["lightweight"])
	return Reply.ok(reader.read(start["node"], int(params["max_depth"]), int(params["child_offset"])))


func cmd_get_node_properties(params: Dictionary, ctx: Context) -> Variant:
	var root: Node = ctx.scene_root()
	var target: Dictionary = NodePaths.resolve(root, params["node_path"])
	if not target["ok"]:
		return target
	return Reply.ok(NodeReader.read(root, target["node"], target["path"]))


func cmd_get_node_property(params: Dictionary, ctx: Context) -> Variant:
	var root: Node = ctx.scene_root()
	var target: Dictionary = NodePaths.resolve(root, params["node_path"])
	if not target["ok"]:
		return target
	var node: Node = target["node"]
	var found: Dictionary = Properties.find_to_read(node, params["property"])
	var value: Variant = null
	if found["ok"]:
		value = Values.to_json(node.get_indexed(found["path"]), root, found["info"])
	var result: Dictionary = {
		"node_path": target["path"], "property": params["property"], "value": value, "exists": found["ok"]
	}
	return Reply.ok(result)
