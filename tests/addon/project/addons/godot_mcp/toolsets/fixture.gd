@tool
extends RefCounted
## Commands for the addon's own tests: they make the editor do what is awkward for a bridge, and tell what it looks like
## from inside.

const Context: GDScript = preload("../context.gd")
const EditorActivity: GDScript = preload("../bridge/editor_activity.gd")
const Reply: GDScript = preload("../reply.gd")

var _order: PackedStringArray = PackedStringArray()


func cmd_echo(params: Dictionary, _ctx: Context) -> Dictionary:
	return Reply.ok({"value": params.get("value")})


func cmd_type_of(params: Dictionary, _ctx: Context) -> Dictionary:
	return Reply.ok({"type": type_string(typeof(params.get("value")))})


func cmd_characters(params: Dictionary, _ctx: Context) -> Dictionary:
	var text: String = ""
	for code: int in range(params["from"], params["to"] + 1):
		text += char(code)
	return Reply.ok({"text": text})


func cmd_numbers(_params: Dictionary, _ctx: Context) -> Dictionary:
	return Reply.ok({"numbers": [INF, -INF, NAN, 0.5, 3]})


func cmd_large(params: Dictionary, _ctx: Context) -> Dictionary:
	return Reply.ok({"text": "x".repeat(params["size"])})


func cmd_fail(_params: Dictionary, ctx: Context) -> Dictionary:
	var nothing: Variant = ctx.services.get(&"absent")
	return Reply.ok({"value": nothing.no_such_thing})


func cmd_half_fail(_params: Dictionary, ctx: Context) -> Dictionary:
	_inner(ctx)
	return Reply.ok({})


func cmd_block(params: Dictionary, _ctx: Context) -> Dictionary:
	OS.delay_msec(params["msec"])
	return Reply.ok({})


func cmd_frames(params: Dictionary, ctx: Context) -> Dictionary:
	for i: int in params["count"]:
		await ctx.plugin.get_tree().process_frame
	return Reply.ok({})


func cmd_pace(_params: Dictionary, _ctx: Context) -> Dictionary:
	return Reply.ok({"usec": OS.low_processor_usage_mode_sleep_usec})


## The editor's answer to a window that gets or loses the focus, with the value that it sets.
func cmd_focus(params: Dictionary, ctx: Context) -> Dictionary:
	var what: int = (
		Node.NOTIFICATION_APPLICATION_FOCUS_IN if params["focused"] else Node.NOTIFICATION_APPLICATION_FOCUS_OUT
	)
	ctx.plugin.get_tree().root.propagate_notification(what)
	return Reply.ok({})


## Ends when the editor has announced the scene, which is frames later.
func cmd_open(params: Dictionary, ctx: Context) -> Dictionary:
	EditorInterface.open_scene_from_path(params["path"])
	await ctx.plugin.scene_changed
	return Reply.ok({})


## Saving turns the main loop inside itself where there is a window.
func cmd_save(_params: Dictionary, _ctx: Context) -> Dictionary:
	var before: int = Engine.get_process_frames()
	_order.append("save begins")
	var error: Error = EditorInterface.save_scene()
	_order.append("save ends")
	return Reply.ok({"error": error, "frames_inside": Engine.get_process_frames() - before})


func cmd_mark(params: Dictionary, _ctx: Context) -> Dictionary:
	_order.append(params["text"])
	return Reply.ok({})


func cmd_order(_params: Dictionary, _ctx: Context) -> Dictionary:
	return Reply.ok({"order": Array(_order)})


func cmd_show_dialog(params: Dictionary, ctx: Context) -> Dictionary:
	if not params["visible"]:
		(ctx.services[&"dialog"] as AcceptDialog).queue_free()
		ctx.services.erase(&"dialog")
		return Reply.ok({})
	var dialog: AcceptDialog = AcceptDialog.new()
	EditorInterface.get_base_control().add_child(dialog)
	dialog.popup_centered()
	ctx.services[&"dialog"] = dialog
	return Reply.ok({})


func cmd_activity(_params: Dictionary, _ctx: Context) -> Dictionary:
	var activity: EditorActivity = EditorActivity.new()
	return Reply.ok({"occupied": activity.is_occupied(), "working": activity.is_working()})


func cmd_dock(_params: Dictionary, ctx: Context) -> Dictionary:
	var texts: Array = []
	for dock: Node in ctx.plugin.get_tree().root.find_children("Godot MCP", "MarginContainer", true, false):
		for label: Node in dock.find_children("*", "Label", true, false):
			texts.append((label as Label).text)
	return Reply.ok({"texts": texts})


func cmd_quit(_params: Dictionary, ctx: Context) -> Dictionary:
	ctx.plugin.get_tree().quit()
	return Reply.ok({})


## Disables the addon and enables it again, by a plugin that stays.
func cmd_restart(_params: Dictionary, _ctx: Context) -> Dictionary:
	(Engine.get_meta(&"addon_switch") as Node).call_deferred("restart")
	return Reply.ok({})


## What the switch saw while the addon was disabled.
func cmd_seen(_params: Dictionary, _ctx: Context) -> Dictionary:
	return Reply.ok((Engine.get_meta(&"addon_switch") as Node).get("seen"))


func _inner(ctx: Context) -> void:
	var nothing: Variant = ctx.services.get(&"absent")
	nothing.no_such_thing()
