@tool
extends RefCounted
## Signal connections of the open scene.

const Codes: GDScript = preload("../../generated/error_codes.gd")
const ConnectSignal: GDScript = preload("../../changes/connect_signal.gd")
const Connections: GDScript = preload("../../scene/connections.gd")
const Context: GDScript = preload("../../context.gd")
const DisconnectSignal: GDScript = preload("../../changes/disconnect_signal.gd")
const Nearest: GDScript = preload("../../suggest/nearest.gd")
const NodePaths: GDScript = preload("../../scene/node_paths.gd")
const Reply: GDScript = preload("../../reply.gd")


func cmd_connect_signal(params: Dictionary, ctx: Context) -> Variant:
	var ends: Dictionary = _ends(params, ctx.scene_root())
	if not ends["ok"]:
		return ends
	var target: Node = ends["target"]
	if not target.has_method(ends["method"]):
		return _no_method(target, params)
	var flags: int = CONNECT_DEFERRED if params.get("deferred", false) else 0
	flags |= CONNECT_ONE_SHOT if params.get("one_shot", false) else 0
	var change: ConnectSignal = ConnectSignal.new(ctx.scene_root(), ends, flags)
	if change.changes():
		return change
	return Reply.ok(change.result.merged({"connected": not ctx.dry_run}))


func cmd_disconnect_signal(params: Dictionary, ctx: Context) -> Variant:
	var ends: Dictionary = _ends(params, ctx.scene_root())
	if not ends["ok"]:
		return ends
	var present: Dictionary = Connections.find(ends["source"], ends["signal"], ends["target"], ends["method"])
	if present.is_empty():
		return _not_connected(ends)
	return DisconnectSignal.new(ctx.scene_root(), ends, present)


func cmd_list_signal_connections(params: Dictionary, ctx: Context) -> Variant:
	var root: Node = ctx.scene_root()
	var found: Dictionary = NodePaths.resolve(root, params["node_path"])
	if not found["ok"]:
		return found
	var connections: Array[Dictionary] = Connections.list(root, found["node"], params.get("incoming", false))
	return Reply.ok({"node_path": found["path"], "connections": connections})


## Both nodes, the signal, and under "named" the result fields that say so; or a failed reply.
func _ends(params: Dictionary, root: Node) -> Dictionary:
	var source: Dictionary = NodePaths.resolve(root, params["source_path"], "source_path")
	if not source["ok"]:
		return source
	var target: Dictionary = NodePaths.resolve(root, params["target_path"], "target_path")
	if not target["ok"]:
		return target
	var name: String = params["signal_name"]
	if not (source["node"] as Node).has_signal(name):
		return _no_signal(source["node"], params)
	var method: String = params["method_name"]
	return {
		"ok": true,
		"source": source["node"],
		"target": target["node"],
		"signal": StringName(name),
		"method": StringName(method),
		"named":
		{
			"source_path": source["path"],
			"signal_name": name,
			"target_path": target["path"],
			"method_name": method,
		},
	}


func _no_signal(source: Node, params: Dictionary) -> Dictionary:
	var names: PackedStringArray = _names(source.get_signal_list())
	var own: PackedStringArray = PackedStringArray()
	if source.get_script() != null:
		own = _names((source.get_script() as Script).get_script_signal_list())
	var hint: String = (
		"source_path '%s', a %s, has no signal '%s'."
		% [params["source_path"], source.get_class(), params["signal_name"]]
	)
	if not own.is_empty():
		hint += " Its script declares %s." % ", ".join(own.slice(0, 8))
	return Reply.fail(Codes.VALIDATION_ERROR, hint, "", Nearest.names(params["signal_name"], names))


func _no_method(target: Node, params: Dictionary) -> Dictionary:
	var names: PackedStringArray = _names(target.get_method_list())
	if target.get_script() != null:
		names.append_array(_names((target.get_script() as Script).get_script_method_list()))
	var hint: String = (
		"target_path '%s', a %s, has no method '%s'. Add it to its script first."
		% [params["target_path"], target.get_class(), params["method_name"]]
	)
	return Reply.fail(Codes.VALIDATION_ERROR, hint, "", Nearest.names(params["method_name"], names))


func _not_connected(ends: Dictionary) -> Dictionary:
	var named: Dictionary = ends["named"]
	var hint: String = (
		"'%s' of '%s' is not connected to %s of '%s'; godot_scene_edit_list_signal_connections says to what."
		% [named["signal_name"], named["source_path"], named["method_name"], named["target_path"]]
	)
	var methods: PackedStringArray = PackedStringArray()
	for connection: Dictionary in (ends["source"] as Node).get_signal_connection_list(ends["signal"]):
		var callable: Callable = connection["callable"]
		if callable.get_object() == ends["target"]:
			methods.append(callable.get_method())
	return Reply.fail(Codes.VALIDATION_ERROR, hint, "", Nearest.names(str(named["method_name"]), methods))


## Each name once.
static func _names(infos: Array[Dictionary]) -> PackedStringArray:
	var names: Dictionary[String, bool] = {}
	for info: Dictionary in infos:
		names[str(info["name"])] = true
	return PackedStringArray(names.keys())
