extends RefCounted
## Handlers that behave and misbehave, for router_test.gd.

signal released

const Context: GDScript = preload("res://addons/godot_mcp/context.gd")
const FakeChange: GDScript = preload("res://tests/router/fake_change.gd")
const Reply: GDScript = preload("res://addons/godot_mcp/reply.gd")


func cmd_echo(params: Dictionary, ctx: Context) -> Dictionary:
	return Reply.ok({"value": params.get("value"), "command": ctx.command})


func cmd_wait(_params: Dictionary, ctx: Context) -> Dictionary:
	ctx.services[&"waiting"] = self
	await released
	return Reply.ok({"waited": true})


func cmd_reenter(_params: Dictionary, ctx: Context) -> Dictionary:
	# As an editor call does that turns the main loop inside itself.
	(ctx.services[&"turn"] as RefCounted).call("turn")
	return Reply.ok({"order": "outer"})


func cmd_break(params: Dictionary, _ctx: Context) -> Dictionary:
	var nothing: Variant = params.get("absent")
	return Reply.ok({"value": nothing.get_class()})


func cmd_break_late(params: Dictionary, _ctx: Context) -> Dictionary:
	await (Engine.get_main_loop() as SceneTree).process_frame
	var nothing: Variant = params.get("absent")
	return Reply.ok({"value": nothing.get_class()})


func cmd_nonsense(_params: Dictionary, _ctx: Context) -> Variant:
	return 42


func cmd_change(_params: Dictionary, _ctx: Context) -> Variant:
	return FakeChange.new()


func cmd_refuse(_params: Dictionary, _ctx: Context) -> Dictionary:
	return Reply.fail("RESOURCE_NOT_FOUND", "nothing there", "node_exists", PackedStringArray(["here"]))
