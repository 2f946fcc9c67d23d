extends "res://tests/test_case.gd"
## The bridge before a server that wants a token, in the same process.

const ActivityLog: GDScript = preload("res://addons/godot_mcp/bridge/activity_log.gd")
const Bridge: GDScript = preload("res://addons/godot_mcp/bridge/bridge.gd")
const Context: GDScript = preload("res://addons/godot_mcp/context.gd")
const Contract: GDScript = preload("res://addons/godot_mcp/generated/bridge.gd")
const Handlers: GDScript = preload("res://addons/godot_mcp/router/handlers.gd")
const Router: GDScript = preload("res://addons/godot_mcp/router.gd")
const ScriptErrors: GDScript = preload("res://addons/godot_mcp/router/script_errors.gd")
const WireCommands: GDScript = preload("res://addons/godot_mcp/bridge/wire_commands.gd")

const MAX_TURNS: int = 1000000
const SECRET: String = "a secret of this test"
const CLOSE_POLICY: int = 1008

var _listener: TCPServer
var _server: WebSocketPeer
var _bridge: Bridge
var _log: ActivityLog = ActivityLog.new()


func before_each() -> void:
	_listener = TCPServer.new()
	_listener.listen(0, "127.0.0.1")
	var table: Dictionary = {"cmd_ping": {}}
	var wire: WireCommands = WireCommands.new(PackedStringArray(table.keys()))
	var handlers: Handlers = Handlers.new("res://tests/router")
	var router: Router = Router.new(table, handlers, wire, Context.new, ScriptErrors.new())
	_bridge = autofree(Bridge.new())
	var no: Callable = func() -> bool: return false
	_bridge.setup(router, _log, no, no)
	_bridge.url = "ws://127.0.0.1:%d" % _listener.get_local_port()
	_bridge.find_token = func() -> String: return SECRET


func after_each() -> void:
	_bridge.stop()
	_listener.stop()


func test_the_token_comes_first_and_the_hello_after_it_on_every_connection() -> void:
	for attempt: int in 2:
		_meet()
		check_equal(_next(), {"id": "auth", "command": "cmd_auth", "params": {"token": SECRET}})
		check_equal(_next()["command"], "cmd_peer_hello")
		_server.close()
		_wait_for(func() -> bool: return _bridge.state() == Bridge.State.WAITING)


func test_without_a_token_the_hello_comes_first() -> void:
	_bridge.find_token = func() -> String: return ""
	_meet()
	check_equal(_next()["command"], "cmd_peer_hello")


func test_it_is_let_in_when_the_server_speaks_to_it() -> void:
	_meet()
	check(not _bridge.is_accepted(), "not yet")
	_server.send_text('{"id":"1","command":"cmd_ping","params":{}}')
	_wait_for(_bridge.is_accepted)
	check_contains("\n".join(_log.lines()), "Connected to")


func test_a_refusal_by_a_reply_is_said_and_the_pauses_grow() -> void:
	for attempt: int in 3:
		_meet()
		_server.send_text('{"id":"auth","ok":false,"error":"VALIDATION_ERROR","hint":"no","required":"bridge_token"}')
		_wait_for(func() -> bool: return _server.get_available_packet_count() >= 2)
		# An idle bridge looks at its socket less often than at every frame.
		for turn: int in 3:
			OS.delay_usec(2 * Bridge.IDLE_PACE)
			_server.poll()
			_bridge._process(0.0)
		_server.close(CLOSE_POLICY, "")
		_wait_for(func() -> bool: return _bridge.state() == Bridge.State.WAITING)
		check_contains(_bridge.problem, "the server wants another token")
		check_contains(_log.lines()[-1], "Attempt %d: the server wants another token" % (attempt + 1))
	check_contains(_log.lines()[-1], "the next one in 2.0 s")


func test_a_refusal_by_the_word_of_the_close_frame_alone_is_understood() -> void:
	_bridge.find_token = func() -> String: return ""
	_meet()
	_server.close(CLOSE_POLICY, Contract.REFUSED_WORD)
	_wait_for(func() -> bool: return _bridge.state() == Bridge.State.WAITING)
	check_contains(_bridge.problem, "the server wants a token: set GODOT_MCP_BRIDGE_TOKEN")


func test_no_line_of_the_log_holds_the_token() -> void:
	_meet()
	_server.close(CLOSE_POLICY, Contract.REFUSED_WORD)
	_wait_for(func() -> bool: return _bridge.state() == Bridge.State.WAITING)
	check(not "\n".join(_log.lines()).contains(SECRET), "the log is clean")


# One connection, from the dialling to the handshake.
func _meet() -> void:
	_server = null
	if _bridge.state() == Bridge.State.STOPPED:
		_bridge.reconnect()
	else:
		_bridge.set("_due", 0)
	_wait_for(func() -> bool: return _is_open() and _bridge.state() == Bridge.State.CONNECTED)


func _is_open() -> bool:
	if _server == null and _listener.is_connection_available():
		_server = WebSocketPeer.new()
		_server.accept_stream(_listener.take_connection())
	return _server != null and _server.get_ready_state() == WebSocketPeer.STATE_OPEN


func _next() -> Dictionary:
	_wait_for(func() -> bool: return _server.get_available_packet_count() > 0)
	var frame: Variant = JSON.parse_string(_server.get_packet().get_string_from_utf8())
	return frame if typeof(frame) == TYPE_DICTIONARY else {}


# Frames of the bridge and turns of its server, until it is so.
func _wait_for(is_so: Callable) -> void:
	for turn: int in MAX_TURNS:
		_bridge._process(0.0)
		if _server != null:
			_server.poll()
		if is_so.call():
			return
	check(false, "waited for something that never came")
