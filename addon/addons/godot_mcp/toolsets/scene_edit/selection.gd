@tool
extends RefCounted
## What is selected in the editor.

const Codes: GDScript = preload("../../generated/error_codes.gd")
const Context: GDScript = preload("../../context.gd")
const NodePaths: GDScript = preload("../../scene/node_paths.gd")
const Reply: GDScript = preload("../../reply.gd")
const SelectedNodes: GDScript = preload("../../scene/selected_nodes.gd")


func cmd_select_nodes(params: Dictionary, ctx: Context) -> Variant:
	var root: Node = ctx.scene_root()
	var nodes: Array[Node] = []
	var paths: Array[String] = []
	for wanted: String in params["node_paths"]:
		var target: Dictionary = NodePaths.resolve(root, wanted, "node_paths")
		if not target["ok"]:
			return target
		if not nodes.has(target["node"]):
			nodes.append(target["node"])
			paths.append(target["path"])
	if nodes.is_empty():
		return Reply.fail(Codes.VALIDATION_ERROR, "node_paths is empty; name at least one node.")
	if not ctx.dry_run:
		SelectedNodes.select(nodes)
		if SelectedNodes.of(root) != nodes:
			return Reply.fail(Codes.INTERNAL_ERROR, "The editor did not select what was asked for.")
	return Reply.ok({"scene_path": root.scene_file_path, "selected": paths, "count": paths.size()})
