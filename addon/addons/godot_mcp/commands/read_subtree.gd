@tool
extends RefCounted
## A node of the open scene and those below it, whole: what the server keeps as a snapshot and compares.

const Context: GDScript = preload("../context.gd")
const NodePaths: GDScript = preload("../scene/node_paths.gd")
const Reply: GDScript = preload("../reply.gd")
const SubtreeReader: GDScript = preload("../scene/subtree_reader.gd")

# Ids of nodes start over with every editor; this tells two of them apart.
static var _session: String = ""


func cmd_read_subtree(params: Dictionary, ctx: Context) -> Variant:
	var root: Node = ctx.scene_root()
	var start: Dictionary = NodePaths.resolve(root, params["node_path"])
	if not start["ok"]:
		return start
	var wanted: PackedStringArray = PackedStringArray(params["properties"] as Array)
	var reader: SubtreeReader = SubtreeReader.new(root, wanted)
	var result: Dictionary = {
		"scene": root.scene_file_path,
		"session": _session_id(),
		"node_path": start["path"],
		"nodes": reader.read(start["node"], int(params["max_depth"])),
	}
	return Reply.ok(result)


static func _session_id() -> String:
	if _session.is_empty():
		_session = "%d-%d" % [OS.get_process_id(), int(Time.get_unix_time_from_system())]
	return _session
