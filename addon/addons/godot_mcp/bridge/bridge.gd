@tool
extends Node
## The addon's end of the wire: dials the server, keeps the connection, hands commands to the router and replies back.
## Everything happens in [method _process] on the main thread.

## The state, the address or the reason shown in the dock has changed.
signal changed
## A connection has ended, whoever ended it.
signal hung_up

enum State { STOPPED, WAITING, CONNECTING, CONNECTED, REPLACED, ASKING }

const ActivityLog: GDScript = preload("activity_log.gd")
const BackOff: GDScript = preload("back_off.gd")
const BridgeToken: GDScript = preload("bridge_token.gd")
const BridgeUrl: GDScript = preload("bridge_url.gd")
const Contract: GDScript = preload("../generated/bridge.gd")
const ErrorCodes: GDScript = preload("../generated/error_codes.gd")
const Frame: GDScript = preload("frame.gd")
const FramePump: GDScript = preload("frame_pump.gd")
const Hello: GDScript = preload("hello.gd")
const JsonText: GDScript = preload("json_text.gd")
const Link: GDScript = preload("link.gd")
const Reply: GDScript = preload("../reply.gd")
const Router: GDScript = preload("../router.gd")

## How long the commands of one frame may take before the editor gets its turn, and how long a hot frame waits for
## more, in microseconds.
const FRAME_BUDGET: int = 8000
const HOT_WAIT: int = 5000
## Turns of a hot frame: the first ones ask again at once, then the processor gets a rest between two.
const EAGER_WAIT: int = 300
const WAIT_STEP: int = 20
## An idle editor turns its loop some 140 times a second. Looking at the socket each time would be most of what the
## addon costs while nobody calls.
const IDLE_PACE: int = 20000
## A replaced editor asks at this pace whether the bridge is free; an answer has to come within the other.
const ASK_EVERY_MSEC: int = 5000
const ASK_ANSWER_MSEC: int = 3000
## A server that has said nothing for so long after the handshake has let us in: one that does not says so within two
## seconds.
const ACCEPT_MSEC: int = 3000
## Commands that may wait for their turn, and how long their frames may be together. Whoever sends more has lost its
## way.
const MAX_WAITING: int = 4096
const MAX_WAITING_CHARS: int = 4 * Contract.MAX_FRAME_BYTES

## Address that is dialled; empty when there is no usable one.
var url: String = ""
## Why the bridge is not connected, for a person.
var problem: String = ""
## The token to show at the next attempt: func() -> String.
var find_token: Callable = BridgeToken.current

var _state: State = State.STOPPED
var _router: Router
var _log: ActivityLog
var _link: Link = Link.new()
var _pump: FramePump = FramePump.new()
var _back_off: BackOff = BackOff.new()
# Whether the editor shows something that must not be held up: func() -> bool.
var _is_occupied: Callable
# Whether the editor turns its main loop inside a task of its own: func() -> bool.
var _is_working: Callable
# The router is on the stack.
var _running: bool = false
# When the next attempt is due, or an answer overdue.
var _due: int = 0
# When the last frame began that was not passed over, in microseconds.
var _turned_at: int = 0
# Grows with each connection: a reply of an older one has nobody to go to.
var _connection: int = 0
# Whether this connection has been let in, when it was made, and whether it showed a token that was refused.
var _accepted: bool = false
var _opened_at: int = 0
var _showed_token: bool = false
var _refused: bool = false
# Commands of this connection that have not been answered, and the length of their frames.
var _waiting: int = 0
var _waiting_chars: int = 0


## [param is_occupied]: a dialog is open, so frames must not be stretched. [param is_working]: the editor is in the
## middle of an import or the like, so commands have to wait.
func setup(router: Router, log: ActivityLog, is_occupied: Callable, is_working: Callable) -> void:
	_router = router
	_log = log
	_is_occupied = is_occupied
	_is_working = is_working


## Looks the address up and starts to dial. A bad address is said and not retried.
func start() -> void:
	var address: Dictionary = BridgeUrl.current()
	if not address["ok"]:
		problem = address["hint"]
		_log.add(problem)
		if not address["wanted"]:
			push_error("Godot MCP: " + problem)
		_enter(State.STOPPED)
		return
	url = address["url"]
	_log.add("The bridge is %s (from %s)" % [url, address["source"]])
	reconnect()


## Dials now, whatever the state: the way back for a replaced editor.
func reconnect() -> void:
	if url.is_empty():
		start()
		return
	_drop("reconnecting")
	_back_off.reset()
	_dial()


## Hangs up and gives the editor its own pace back. Nothing happens after it until [method start].
func stop() -> void:
	_drop("the addon was disabled")
	_enter(State.STOPPED)


func state() -> State:
	return _state


## Whether the server has let this connection in. It says nothing when it does, and closes where it does not.
func is_accepted() -> bool:
	return _state == State.CONNECTED and _accepted


func _process(_delta: float) -> void:
	var started: int = Time.get_ticks_usec()
	if _is_resting() and started - _turned_at < IDLE_PACE:
		return
	_turned_at = started
	_turn(started + FRAME_BUDGET)
	_tick()
	if _pump.state == FramePump.State.HOT and not _router.is_busy() and not _is_occupied.call():
		_wait_for_more()


func _is_resting() -> bool:
	return _pump.state == FramePump.State.IDLE and _state != State.CONNECTING


func _notification(what: int) -> void:
	if what == NOTIFICATION_APPLICATION_FOCUS_IN:
		_focus_changed("interface/editor/low_processor_mode_sleep_usec")
	elif what == NOTIFICATION_APPLICATION_FOCUS_OUT:
		_focus_changed("interface/editor/unfocused_low_processor_mode_sleep_usec")


# The next command of a conversation comes within a fraction of a millisecond; a whole frame would be the longer wait.
func _wait_for_more() -> void:
	var started: int = Time.get_ticks_usec()
	var quiet_since: int = started
	while _state == State.CONNECTED and not _router.is_busy():
		if _turn(started + HOT_WAIT):
			quiet_since = Time.get_ticks_usec()
		var now: int = Time.get_ticks_usec()
		if now - started >= HOT_WAIT:
			return
		if now - quiet_since > EAGER_WAIT:
			OS.delay_usec(WAIT_STEP)


# One turn: bytes in, commands, bytes out. True when a frame came in.
func _turn(deadline: int) -> bool:
	var now: int = Time.get_ticks_msec()
	_link.poll(now)
	_follow(now)
	var heard: bool = _read_frames(now)
	# A main loop that turns inside a command of ours, or inside a task of the editor, is no place to begin another.
	if not _running and not _is_working.call():
		_running = true
		_router.run(deadline)
		_running = false
	return heard


func _follow(now: int) -> void:
	match _state:
		State.WAITING:
			if now >= _due:
				_dial()
		State.CONNECTING:
			if _link.state() == Link.State.OPEN:
				_connected()
			elif _link.state() == Link.State.CLOSED:
				_retry(now, _link.reason)
		State.CONNECTED:
			if _link.state() == Link.State.CLOSED:
				_hung_up(now)
			elif not _accepted and now - _opened_at > ACCEPT_MSEC:
				_accept()
		State.REPLACED:
			if now >= _due:
				_ask(now)
		State.ASKING:
			if _link.state() == Link.State.CLOSED or now >= _due:
				_rest(now)


func _dial() -> void:
	_enter(State.CONNECTING)
	if _link.open(url, Time.get_ticks_msec()) != OK:
		_retry(Time.get_ticks_msec(), _link.reason)


func _retry(now: int, why: String) -> void:
	var pause: int = _back_off.next()
	_due = now + pause
	problem = why
	var text: String = "Attempt %d: %s; the next one in %.1f s" % [_back_off.attempts, why, pause / 1000.0]
	_log.add(text, &"attempt")
	print_verbose("Godot MCP: ", text)
	_enter(State.WAITING)


func _connected() -> void:
	_connection += 1
	_accepted = false
	_refused = false
	_opened_at = Time.get_ticks_msec()
	var token: String = find_token.call()
	_showed_token = not token.is_empty()
	if _showed_token:
		_link.send(JsonText.write(Hello.auth(token)))
	_link.send(JsonText.write(Hello.frame()))
	_enter(State.CONNECTED)


# Only now, since a server that refuses us opens the connection first: the pauses between attempts have to grow then
# too.
func _accept() -> void:
	var after: String = "" if _back_off.attempts == 0 else " after %d attempts" % _back_off.attempts
	_accepted = true
	_back_off.reset()
	problem = ""
	_log.add("Connected to %s%s" % [url, after])
	print("Godot MCP: connected to ", url)
	changed.emit()


func _hung_up(now: int) -> void:
	if _link.close_word == Contract.REPLACED_WORD:
		_give_way(now)
		return
	var why: String = _link.reason
	if _refused or _link.close_word == Contract.REFUSED_WORD:
		why = BridgeToken.refusal(_showed_token)
	elif _accepted:
		_log.add("Disconnected: " + why)
		print("Godot MCP: disconnected: ", why)
	_drop(why)
	_retry(now, why)


func _ask(now: int) -> void:
	_due = now + _link.handshake_msec + ASK_ANSWER_MSEC
	if _link.open(BridgeUrl.probe_of(url), now) == OK:
		_enter(State.ASKING)
	else:
		_rest(now)


# Back to being replaced until it is time to ask again.
func _rest(now: int) -> void:
	_link.close()
	_due = now + ASK_EVERY_MSEC
	_enter(State.REPLACED)


func _read_frames(now: int) -> bool:
	var heard: bool = false
	# The link may be closed by what a frame says, so ask it each time.
	var text: Variant = _link.next_text()
	while text != null:
		heard = true
		_read_frame(text, now)
		text = _link.next_text()
	return heard


func _read_frame(text: String, now: int) -> void:
	var frame: Dictionary = Frame.read(text)
	match frame["kind"]:
		Frame.NOTICE:
			_hear(frame["fields"], now)
		Frame.GARBAGE:
			_log.add("Dropped a frame: " + frame["reason"])
		Frame.REFUSED:
			_pump.command(now)
			_answer(frame["reply"], frame["id"], _connection)
		Frame.COMMAND:
			if _state == State.CONNECTED:
				_pump.command(now)
				if not _accepted:
					_accept()
				_take(frame, text.length())


func _take(frame: Dictionary, size: int) -> void:
	if _waiting >= MAX_WAITING or _waiting_chars + size > MAX_WAITING_CHARS:
		var hint: String = "%d commands wait for their turn in the editor: send the next when some of them are answered."
		_answer(Reply.fail(ErrorCodes.PRECONDITION_FAILED, hint % _waiting), frame["id"], _connection)
		return
	_waiting += 1
	_waiting_chars += size
	_router.accept(frame["command"], frame["params"], _finish.bind(frame["id"], size, _connection))


func _finish(reply: Dictionary, id: String, size: int, connection: int) -> void:
	if connection == _connection:
		_waiting -= 1
		_waiting_chars -= size
	_answer(reply, id, connection)


func _hear(notice: Dictionary, now: int) -> void:
	# Whatever a stranger puts there: values of different kinds cannot be compared with an operator.
	if is_same(notice.get("error"), ErrorCodes.PEER_REPLACED):
		_give_way(now)
	elif is_same(notice.get("id"), Hello.AUTH_ID) and is_same(notice.get("ok"), false):
		_refused = true
	elif _state == State.ASKING and is_same(notice.get("busy"), false):
		# This very connection is now the peer: a new one could lose the race.
		_connected()


# Dialling again would take the bridge back, and the other editor would do the same, for ever.
func _give_way(now: int) -> void:
	_log.add("Another editor took over this bridge; asking now and then whether it is free again")
	print("Godot MCP: another editor took over ", url)
	problem = "another editor is connected"
	_drop(Contract.REPLACED_WORD)
	_rest(now)


func _answer(reply: Dictionary, id: String, connection: int) -> void:
	if connection != _connection or _link.state() != Link.State.OPEN:
		_log.add("The reply to %s came too late: its connection is gone" % id)
		return
	var frame: Dictionary = {"id": id}
	frame.merge(reply)
	if not _link.send(JsonText.write(frame)):
		var hint: String = "The answer is larger than %d MiB: ask for less, a smaller depth or a narrower path."
		var small: Dictionary = {"id": id}
		small.merge(Reply.fail(ErrorCodes.RESPONSE_TOO_LARGE, hint % (Link.MAX_FRAME / 1024 / 1024)))
		_link.send(JsonText.write(small))
	_pump.packet(Time.get_ticks_msec())


func _drop(reason: String) -> void:
	_connection += 1
	_waiting = 0
	_waiting_chars = 0
	_router.drop_queued()
	_link.close(reason)
	# Nobody is there to wait for an answer: the editor gets its own pace back.
	_pump.release()
	hung_up.emit()


func _enter(next: State) -> void:
	_state = next
	changed.emit()


# The editor has just written its own sleep, which is in [param setting]. Without a turn of the pump at once this frame
# could still sleep that long.
func _focus_changed(setting: String) -> void:
	if not Engine.is_editor_hint():
		return
	var settings: EditorSettings = EditorInterface.get_editor_settings()
	_pump.own_value_changed(int(settings.get_setting(setting)) if settings.has_setting(setting) else 0)
	_tick()


func _tick() -> void:
	_pump.tick(Time.get_ticks_msec(), _router.is_busy() or _router.has_queued())
