@tool
extends RefCounted
## How fast the editor's main loop turns while commands come in. Its loop sleeps once a frame: 6.9 ms, or 100 ms when
## the person looks at another window, which would be the latency of every command. Three states: hot right after a
## packet, warm for a while after the last command, idle otherwise. Idle is the editor's own value, and
## [method release] restores it.

enum State { IDLE, WARM, HOT }

const HOT_MSEC: int = 300
const WARM_MSEC: int = 30000
## Longest sleep of a frame in each state, in microseconds.
const HOT_SLEEP: int = 1000
const WARM_SLEEP: int = 20000

var state: State = State.IDLE

# The property lives on OS; tests hand in an object of the same shape.
var _os: Object
var _own: int
# What we wrote last; 0 while the editor's own value stands.
var _written: int = 0
var _hot_until: int = 0
var _warm_until: int = 0


func _init(os: Object = OS) -> void:
	_os = os
	_own = _read()


## A packet came in or went out at [param now] (milliseconds).
func packet(now: int) -> void:
	_hot_until = now + HOT_MSEC


## A command came in at [param now].
func command(now: int) -> void:
	packet(now)
	_warm_until = now + WARM_MSEC


## Once a frame. [param working]: a command is under way, which keeps the loop hot.
func tick(now: int, working: bool) -> void:
	if working:
		command(now)
	if _read() != _written:
		# The editor wrote its own value, as it does when the focus changes.
		_own = _read()
		_written = 0
	if now < _hot_until:
		state = State.HOT
		_write(mini(_own, HOT_SLEEP))
	elif now < _warm_until:
		state = State.WARM
		_write(mini(_own, WARM_SLEEP))
	else:
		state = State.IDLE
		_write(_own)


## The focus changed and the editor's own value is now [param own] (microseconds). Told, because the editor may write
## the very number that we did.
func own_value_changed(own: int) -> void:
	if own > 0:
		_own = own


## Cools down at once and gives the editor its own value back.
func release() -> void:
	_hot_until = 0
	_warm_until = 0
	tick(0, false)


func _read() -> int:
	return _os.get(&"low_processor_usage_mode_sleep_usec")


func _write(value: int) -> void:
	if value != _read():
		_os.set(&"low_processor_usage_mode_sleep_usec", value)
	_written = 0 if value == _own else value
