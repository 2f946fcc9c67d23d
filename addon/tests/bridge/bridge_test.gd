extends "res://tests/test_case.gd"
## The bridge against a peer in the same process: when it carries commands out, and how long it holds a frame.

const ActivityLog: GDScript = preload("res://addons/godot_mcp/bridge/activity_log.gd")
const Bridge: GDScript = preload("res://addons/godot_mcp/bridge/bridge.gd")
const Context: GDScript = preload("res://addons/godot_mcp/context.gd")
const Handlers: GDScript = preload("res://addons/godot_mcp/router/handlers.gd")
const Router: GDScript = preload("res://addons/godot_mcp/router.gd")
const ScriptErrors: GDScript = preload("res://addons/godot_mcp/router/script_errors.gd")
const WireCommands: GDScript = preload("res://addons/godot_mcp/bridge/wire_commands.gd")

const MAX_TURNS: int = 1000000
const TABLE: Dictionary = {
	"cmd_ping": {},
	"cmd_fixture_echo": {"safety": "read_only", "script": "toolsets/fixture.gd", "handler": "cmd_echo"},
}

var _listener: TCPServer
var _server: WebSocketPeer
var _bridge: Bridge
var _is_occupied: bool = false
var _is_working: bool = false
# How often a frame of the bridge asked whether the editor is in a task of its own: once a turn.
var _turns: int = 0


func before_each() -> void:
	_listener = TCPServer.new()
	_listener.listen(0, "127.0.0.1")
	var wire: WireCommands = WireCommands.new(PackedStringArray(TABLE.keys()))
	var handlers: Handlers = Handlers.new("res://tests/router")
	var router: Router = Router.new(TABLE, handlers, wire, Context.new, ScriptErrors.new())
	_bridge = autofree(Bridge.new())
	_bridge.setup(router, ActivityLog.new(), func() -> bool: return _is_occupied, _count_turn)
	_bridge.url = "ws://127.0.0.1:%d" % _listener.get_local_port()
	_bridge.reconnect()
	check(_until(func() -> bool: return _accepted() and _bridge.state() == Bridge.State.CONNECTED), "connected")
	assertions -= 1
	check_equal(_next_reply()["command"], "cmd_peer_hello")
	assertions -= 1


func after_each() -> void:
	_bridge.stop()
	_listener.stop()


func test_a_hot_frame_waits_for_more() -> void:
	_send("1", "cmd_ping")
	check_equal(_next_reply()["id"], "1")
	check(_turns_of_a_frame() > 2, "the frame is held")


func test_a_hot_frame_is_not_held_while_a_dialog_is_open() -> void:
	_is_occupied = true
	_send("1", "cmd_ping")
	check_equal(_next_reply()["id"], "1")
	check_equal(_turns_of_a_frame(), 1)


func test_commands_wait_while_the_editor_is_in_a_task_of_its_own_and_pings_do_not() -> void:
	_is_working = true
	_send("1", "cmd_fixture_echo")
	_send("2", "cmd_ping")
	check_equal(_next_reply()["id"], "2")
	_is_working = false
	check_equal(_next_reply()["id"], "1")


func _count_turn() -> bool:
	_turns += 1
	return _is_working


func _turns_of_a_frame() -> int:
	_turns = 0
	_bridge._process(0.0)
	return _turns


func _send(id: String, command: String) -> void:
	_server.send_text(JSON.stringify({"id": id, "command": command, "params": {}}))


func _next_reply() -> Dictionary:
	var heard: bool = _until(func() -> bool: return _server.get_available_packet_count() > 0)
	check(heard, "a frame of the addon")
	assertions -= 1
	return JSON.parse_string(_server.get_packet().get_string_from_utf8()) if heard else {"id": "", "command": ""}


func _accepted() -> bool:
	if _server == null and _listener.is_connection_available():
		_server = WebSocketPeer.new()
		_server.accept_stream(_listener.take_connection())
	return _server != null and _server.get_ready_state() == WebSocketPeer.STATE_OPEN


# Frames of the bridge and turns of its peer, until it is so.
func _until(is_so: Callable) -> bool:
	for turn: int in MAX_TURNS:
		_bridge._process(0.0)
		if _server != null:
			_server.poll()
		if is_so.call():
			return true
	return false
