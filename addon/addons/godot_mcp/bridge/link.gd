@tool
extends RefCounted
## One WebSocket connection to the server, with what the engine's peer lacks: a limit on the handshake, a heartbeat that
## a stalled main thread does not trip over, and an outbox that never overruns the peer's buffer. Main thread only.

enum State { CLOSED, CONNECTING, OPEN }

const Contract: GDScript = preload("../generated/bridge.gd")

## Largest frame, either way, in bytes of UTF-8. The engine's own buffers hold 64 KiB, and a larger frame that comes in
## costs the connection.
const MAX_FRAME: int = Contract.MAX_FRAME_BYTES
## What may wait to be sent, in bytes. A server that takes no more of it is not there any more.
const MAX_OUTBOX: int = 2 * MAX_FRAME
const MAX_QUEUED_PACKETS: int = 16384
const CLOSE_NORMAL: int = 1000

## Limits in milliseconds; tests shorten them.
var handshake_msec: int = 3000
var heartbeat_msec: int = 5000

## Why the last connection ended or did not come about.
var reason: String = ""
## What the server said when it closed the last connection; empty where it did not.
var close_word: String = ""

var _peer: WebSocketPeer = null
var _state: State = State.CLOSED
var _opened_at: int = 0
var _polled_at: int = 0
var _outbox: Array[PackedByteArray] = []
var _outbox_bytes: int = 0


## Starts to connect. Returns an error of the engine when [param url] cannot even be tried.
func open(url: String, now: int) -> Error:
	close()
	close_word = ""
	_peer = WebSocketPeer.new()
	_peer.inbound_buffer_size = MAX_FRAME
	_peer.outbound_buffer_size = MAX_FRAME
	_peer.max_queued_packets = MAX_QUEUED_PACKETS
	_peer.heartbeat_interval = heartbeat_msec / 1000.0
	var error: Error = _peer.connect_to_url(url)
	if error != OK:
		_end("cannot dial %s: %s" % [url, error_string(error)])
		return error
	_state = State.CONNECTING
	_opened_at = now
	_polled_at = now
	return OK


func state() -> State:
	return _state


## Moves bytes both ways. Call once a frame at least, and again before sleeping when something was sent.
func poll(now: int) -> void:
	if _peer == null:
		return
	_poll_peer(now)
	match _peer.get_ready_state():
		WebSocketPeer.STATE_OPEN:
			if _state == State.CONNECTING:
				_state = State.OPEN
				_peer.set_no_delay(true)
			_flush()
		WebSocketPeer.STATE_CLOSED:
			close_word = _peer.get_close_reason()
			_end(_describe_close())
		WebSocketPeer.STATE_CONNECTING:
			if now - _opened_at > handshake_msec:
				_end("no answer to the handshake within %d ms" % handshake_msec)


## The next text frame, or null. Binary frames are no part of the protocol and are skipped.
func next_text() -> Variant:
	while _state == State.OPEN and _peer.get_available_packet_count() > 0:
		var packet: PackedByteArray = _peer.get_packet()
		if _peer.was_string_packet():
			return packet.get_string_from_utf8()
	return null


## Queues a frame. False when it is too large to be sent at all.
func send(text: String) -> bool:
	var bytes: PackedByteArray = text.to_utf8_buffer()
	if bytes.size() > MAX_FRAME:
		return false
	_outbox.append(bytes)
	_outbox_bytes += bytes.size()
	if _state == State.OPEN:
		_flush()
	if _outbox_bytes > MAX_OUTBOX:
		close("the server takes no answers any more")
	return true


## Ends the connection with a close code. May be called at any time, and twice.
func close(why: String = "") -> void:
	if _peer != null and _peer.get_ready_state() == WebSocketPeer.STATE_OPEN:
		_peer.close(CLOSE_NORMAL, why)
		# The close frame is only queued: one more turn puts it on the wire.
		_peer.poll()
	_end(why)


# The peer looks at its heartbeat before it reads. After a stall longer than the interval the pong is still unread in
# the socket, and a live server would be dropped; so that one turn goes without the heartbeat.
func _poll_peer(now: int) -> void:
	var stalled: bool = now - _polled_at > heartbeat_msec / 2
	_polled_at = now
	if stalled:
		_peer.heartbeat_interval = 0.0
	_peer.poll()
	if stalled:
		_peer.heartbeat_interval = heartbeat_msec / 1000.0


func _flush() -> void:
	var sent: bool = false
	while not _outbox.is_empty():
		var bytes: PackedByteArray = _outbox[0]
		var room: int = MAX_FRAME - _peer.get_current_outbound_buffered_amount()
		if bytes.size() > room or _peer.send(bytes, WebSocketPeer.WRITE_MODE_TEXT) != OK:
			break
		_outbox.pop_front()
		_outbox_bytes -= bytes.size()
		sent = true
	if sent:
		_peer.poll()


func _end(why: String) -> void:
	_peer = null
	_state = State.CLOSED
	_outbox.clear()
	_outbox_bytes = 0
	reason = why


func _describe_close() -> String:
	if _state == State.CONNECTING:
		return "no server there, or it refused the connection"
	var code: int = _peer.get_close_code()
	if code < 0:
		return "the connection was lost"
	var text: String = _peer.get_close_reason()
	return "closed by the server (%d%s)" % [code, "" if text.is_empty() else " " + text]
