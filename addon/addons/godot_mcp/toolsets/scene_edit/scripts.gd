@tool
extends RefCounted
## Scripts of nodes of the open scene.

const AttachScript: GDScript = preload("../../changes/attach_script.gd")
const Context: GDScript = preload("../../context.gd")
const NodePaths: GDScript = preload("../../scene/node_paths.gd")
const Reply: GDScript = preload("../../reply.gd")
const ScriptFit: GDScript = preload("../../scene/script_fit.gd")


func cmd_attach_script(params: Dictionary, ctx: Context) -> Variant:
	var root: Node = ctx.scene_root()
	var found: Dictionary = NodePaths.resolve(root, params["node_path"])
	if not found["ok"]:
		return found
	var path: String = params["script_path"]
	var script: Script = null
	if not path.is_empty():
		var fit: Dictionary = ScriptFit.find(found["node"], path)
		if not fit["ok"]:
			return fit
		script = fit["script"]
	var change: AttachScript = AttachScript.new(root, found["node"], found["path"], script)
	return change if change.changes() else Reply.ok(change.result.merged({"attached": not ctx.dry_run}))
