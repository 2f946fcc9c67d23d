extends "res://tests/test_case.gd"

const FramePump: GDScript = preload("res://addons/godot_mcp/bridge/frame_pump.gd")

const FOCUSED: int = 6900
const UNFOCUSED: int = 100000


## Stands in for OS.
class Pace:
	extends RefCounted
	var low_processor_usage_mode_sleep_usec: int = FOCUSED


var _os: Pace
var _pump: FramePump


func before_each() -> void:
	_os = Pace.new()
	_pump = FramePump.new(_os)


func _sleep_at(now: int, working: bool = false) -> int:
	_pump.tick(now, working)
	return _os.low_processor_usage_mode_sleep_usec


func test_without_commands_the_editor_keeps_its_own_value() -> void:
	for own: int in [FOCUSED, UNFOCUSED, 500]:
		_os.low_processor_usage_mode_sleep_usec = own
		check_equal(_sleep_at(0), own)
		check_equal(_pump.state, FramePump.State.IDLE)


func test_a_command_makes_it_hot_then_warm_then_idle() -> void:
	_os.low_processor_usage_mode_sleep_usec = UNFOCUSED
	_pump.command(1000)
	check_equal(_sleep_at(1000), 1000)
	check_equal(_sleep_at(1299), 1000)
	check_equal(_pump.state, FramePump.State.HOT)
	check_equal(_sleep_at(1300), 20000)
	check_equal(_sleep_at(30999), 20000)
	check_equal(_pump.state, FramePump.State.WARM)
	check_equal(_sleep_at(31000), UNFOCUSED)
	check_equal(_pump.state, FramePump.State.IDLE)


func test_a_command_under_way_keeps_it_hot() -> void:
	_pump.command(0)
	check_equal(_sleep_at(5000, true), 1000)
	check_equal(_sleep_at(5299), 1000)
	check_equal(_sleep_at(5300), FOCUSED)


func test_a_shorter_sleep_of_the_editor_is_kept() -> void:
	_os.low_processor_usage_mode_sleep_usec = 400
	_pump.command(0)
	check_equal(_sleep_at(0), 400)


func test_release_restores_the_value_it_found() -> void:
	_pump.command(0)
	_sleep_at(0)
	_pump.release()
	check_equal(_os.low_processor_usage_mode_sleep_usec, FOCUSED)


func test_a_focus_change_while_hot_moves_what_is_restored() -> void:
	_pump.command(0)
	_sleep_at(0)
	_os.low_processor_usage_mode_sleep_usec = UNFOCUSED
	check_equal(_sleep_at(10), 1000, "still hot")
	_pump.release()
	check_equal(_os.low_processor_usage_mode_sleep_usec, UNFOCUSED)


func test_the_editor_may_write_the_very_number_that_we_wrote() -> void:
	_os.low_processor_usage_mode_sleep_usec = UNFOCUSED
	_pump.command(0)
	check_equal(_sleep_at(500), 20000)
	# Focus comes back, and the person has set the focused sleep to 20 ms.
	_os.low_processor_usage_mode_sleep_usec = 20000
	_pump.own_value_changed(20000)
	_pump.release()
	check_equal(_os.low_processor_usage_mode_sleep_usec, 20000)


func test_an_unknown_own_value_is_not_believed() -> void:
	_pump.own_value_changed(0)
	_pump.command(0)
	_sleep_at(0)
	_pump.release()
	check_equal(_os.low_processor_usage_mode_sleep_usec, FOCUSED)
