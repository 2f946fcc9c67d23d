extends "res://tests/test_case.gd"
## The bridge hears frames whose fields are of kinds that nobody expects. A script that breaks off fails the test.

const ActivityLog: GDScript = preload("res://addons/godot_mcp/bridge/activity_log.gd")
const Bridge: GDScript = preload("res://addons/godot_mcp/bridge/bridge.gd")
const Context: GDScript = preload("res://addons/godot_mcp/context.gd")
const Handlers: GDScript = preload("res://addons/godot_mcp/router/handlers.gd")
const Router: GDScript = preload("res://addons/godot_mcp/router.gd")
const ScriptErrors: GDScript = preload("res://addons/godot_mcp/router/script_errors.gd")
const WireCommands: GDScript = preload("res://addons/godot_mcp/bridge/wire_commands.gd")

const KINDS: Array[String] = ["null", "0", "1.5", "true", '"text"', "[]", '[{"a":1}]', "{}", '{"ok":false}']


func test_a_field_of_any_kind_breaks_nothing_off() -> void:
	var bridge: Bridge = autofree(Bridge.new())
	var wire: WireCommands = WireCommands.new(PackedStringArray(["cmd_ping"]))
	var handlers: Handlers = Handlers.new("res://tests/router")
	var router: Router = Router.new({"cmd_ping": {}}, handlers, wire, Context.new, ScriptErrors.new())
	var no: Callable = func() -> bool: return false
	bridge.setup(router, ActivityLog.new(), no, no)
	for field: String in ["id", "ok", "error", "hint", "busy", "command", "params", "required"]:
		for kind: String in KINDS:
			bridge.call("_read_frame", '{"id":"1","ok":false,"%s":%s}' % [field, kind], 0)
			bridge.call("_read_frame", '{"id":"1","command":"cmd_ping","%s":%s}' % [field, kind], 0)
	for command: String in ["cmd_server_hello", "cmd_toolsets_update", "cmd_ping"]:
		for kind: String in KINDS:
			for field: String in ["version", "contract_version", "enabled"]:
				check_equal(wire.call(command, {field: JSON.parse_string(kind)})["ok"], true, command + kind)
	check_equal(bridge.state(), Bridge.State.STOPPED)
