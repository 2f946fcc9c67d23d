extends "res://tests/test_case.gd"
## The link against a peer in the same process, each turned by hand.

const Link: GDScript = preload("res://addons/godot_mcp/bridge/link.gd")

## Turns after which something that ought to happen counts as not happening.
const MAX_TURNS: int = 20000

var _listener: TCPServer
var _server: WebSocketPeer
var _link: Link
# The clock of the link: moved by the tests, never by waiting.
var _now: int


func before_each() -> void:
	_listener = TCPServer.new()
	_listener.listen(0, "127.0.0.1")
	_server = null
	_link = Link.new()
	_now = 0


func after_each() -> void:
	_link.close()
	_listener.stop()


func test_text_goes_both_ways_as_it_is() -> void:
	_connect()
	_link.send("grüße \u2028 👋")
	check_equal(_heard_by_server(), "grüße \u2028 👋")
	_server.send_text("zurück")
	check_equal(_heard_by_link(), "zurück")


func test_binary_frames_are_skipped() -> void:
	_connect()
	_server.send(PackedByteArray([1, 2]), WebSocketPeer.WRITE_MODE_BINARY)
	_server.send_text("after")
	check_equal(_heard_by_link(), "after")


func test_a_peer_that_never_answers_the_handshake_is_given_up() -> void:
	_link.open(_url(), _now)
	_now = _link.handshake_msec
	_link.poll(_now)
	check_equal(_link.state(), Link.State.CONNECTING)
	_now += 1
	_link.poll(_now)
	check_equal(_link.state(), Link.State.CLOSED)
	check_contains(_link.reason, "handshake")


func test_nobody_listening_is_a_closed_link_with_a_reason() -> void:
	_listener.stop()
	_link.open("ws://127.0.0.1:1", _now)
	check(_until(func() -> bool: return _link.state() == Link.State.CLOSED), "closed")
	check_contains(_link.reason, "no server")


func test_a_frame_of_the_full_size_goes_both_ways() -> void:
	_connect()
	var text: String = "x".repeat(Link.MAX_FRAME)
	check(_link.send(text), "accepted")
	check_equal(_heard_by_server().length(), Link.MAX_FRAME)
	_server.send_text(text)
	check_equal(str(_heard_by_link()).length(), Link.MAX_FRAME)


func test_a_frame_over_the_size_is_refused_and_the_link_lives() -> void:
	_connect()
	check_equal(_link.send("ü".repeat(Link.MAX_FRAME / 2 + 1)), false)
	_link.send("small")
	check_equal(_heard_by_server(), "small")


func test_many_large_frames_at_once_all_arrive_in_order() -> void:
	_connect()
	# Together more than the buffer of the peer: they have to wait for each other.
	var size: int = 12 * 1024 * 1024
	for letter: String in ["a", "b", "c", "d"]:
		check(_link.send(letter.repeat(size)), letter)
	for letter: String in ["a", "b", "c", "d"]:
		var text: String = _heard_by_server()
		check_equal([text.length(), text.left(1)], [size, letter])


func test_a_stall_longer_than_the_heartbeat_does_not_drop_a_live_peer() -> void:
	_link.heartbeat_msec = 40
	_connect()
	# The ping goes out on the first turn after the interval; the pong then lies unread while nothing turns.
	var sent: int = _until_real_msec(60)
	_link.poll(_now + sent)
	_turn_server()
	_until_real_msec(120)
	_link.poll(_now + 10000)
	check_equal(_link.state(), Link.State.OPEN)


func test_a_silent_peer_is_noticed_by_the_heartbeat() -> void:
	_link.heartbeat_msec = 20
	_connect()
	# Only the link turns from here: the peer is there and says nothing.
	var turn: Callable = func() -> bool:
		_now += 1
		_link.poll(_now)
		OS.delay_usec(100)
		return _link.state() == Link.State.CLOSED
	var closed: bool = false
	for i: int in MAX_TURNS:
		closed = closed or turn.call()
	check(closed, "noticed")
	check_contains(_link.reason, "lost")


func test_closing_tells_the_peer_why_and_may_be_done_twice() -> void:
	_connect()
	_link.close("done")
	_link.close("again")
	check_equal(_link.state(), Link.State.CLOSED)
	check(_until(func() -> bool: return _server.get_ready_state() == WebSocketPeer.STATE_CLOSED), "closed")
	check_equal(_server.get_close_code(), 1000)
	check_equal(_server.get_close_reason(), "done")


func test_the_code_of_a_server_that_hangs_up_is_said() -> void:
	for code: int in [1001, 4000]:
		_connect()
		_server.close(code, "restarting")
		check(_until(func() -> bool: return _link.state() == Link.State.CLOSED), "closed")
		check_contains(_link.reason, "%d restarting" % code)
		_server = null


func _url() -> String:
	return "ws://127.0.0.1:%d" % _listener.get_local_port()


func _connect() -> void:
	_link.open(_url(), _now)
	var open: Callable = func() -> bool:
		return _link.state() == Link.State.OPEN and _server.get_ready_state() == WebSocketPeer.STATE_OPEN
	check(_until(open), "connected")


func _until(done: Callable) -> bool:
	for i: int in MAX_TURNS:
		_link.poll(_now)
		_turn_server()
		if done.call():
			return true
		OS.delay_usec(50)
	return false


func _turn_server() -> void:
	if _server == null:
		if not _listener.is_connection_available():
			return
		_server = WebSocketPeer.new()
		_server.inbound_buffer_size = Link.MAX_FRAME
		_server.outbound_buffer_size = Link.MAX_FRAME
		_server.accept_stream(_listener.take_connection())
	_server.poll()


func _heard_by_server() -> String:
	if not _until(func() -> bool: return _server.get_available_packet_count() > 0):
		return "<nothing>"
	return _server.get_packet().get_string_from_utf8()


func _heard_by_link() -> Variant:
	var heard: Array = [null]
	_until(
		func() -> bool:
			heard[0] = _link.next_text()
			return heard[0] != null
	)
	return heard[0]


# The engine's heartbeat reads the real clock, so this one thing cannot be had without waiting.
func _until_real_msec(duration: int) -> int:
	OS.delay_msec(duration)
	return duration
