extends "res://tests/test_case.gd"

const Context: GDScript = preload("res://addons/godot_mcp/context.gd")
const Handlers: GDScript = preload("res://addons/godot_mcp/router/handlers.gd")
const Router: GDScript = preload("res://addons/godot_mcp/router.gd")
const ScriptErrors: GDScript = preload("res://addons/godot_mcp/router/script_errors.gd")
const WireCommands: GDScript = preload("res://addons/godot_mcp/bridge/wire_commands.gd")

## A deadline that is never reached, and one that is always past.
const NO_HURRY: int = 1 << 60
const AT_ONCE: int = 0

const SCRIPT: String = "toolsets/fixture.gd"
const TABLE: Dictionary = {
	"cmd_ping": {},
	"cmd_unanswered": {},
	"cmd_fixture_echo": {"safety": "read_only", "script": SCRIPT, "handler": "cmd_echo"},
	"cmd_fixture_wait": {"safety": "read_only", "script": SCRIPT, "handler": "cmd_wait"},
	"cmd_fixture_reenter": {"safety": "read_only", "script": SCRIPT, "handler": "cmd_reenter"},
	"cmd_fixture_break": {"safety": "read_only", "script": SCRIPT, "handler": "cmd_break"},
	"cmd_fixture_break_late": {"safety": "read_only", "script": SCRIPT, "handler": "cmd_break_late"},
	"cmd_fixture_nonsense": {"safety": "read_only", "script": SCRIPT, "handler": "cmd_nonsense"},
	"cmd_fixture_refuse": {"safety": "mutating", "script": SCRIPT, "handler": "cmd_refuse"},
	"cmd_fixture_change": {"safety": "mutating", "script": SCRIPT, "handler": "cmd_change"},
	"cmd_fixture_missing": {"safety": "read_only", "script": SCRIPT, "handler": "cmd_missing"},
	"cmd_fixture_nowhere": {"safety": "read_only", "script": "toolsets/nowhere.gd", "handler": "cmd_go"},
	"cmd_fixture_destroy": {"safety": "destructive", "script": SCRIPT, "handler": "cmd_echo"},
	"cmd_fixture_scene": {"safety": "mutating", "script": SCRIPT, "handler": "cmd_echo", "requires": ["active_scene"]},
}


## Turns the router from inside a handler, as a nested main loop would.
class Turn:
	extends RefCounted
	var of: Callable

	func turn() -> void:
		of.call()


var _router: Router
var _errors: ScriptErrors
var _services: Dictionary[StringName, Object] = {}
# What was answered, in order: [command, reply].
var _answers: Array[Array] = []


func before_each() -> void:
	_errors = ScriptErrors.new()
	_errors.install()
	var wire: WireCommands = WireCommands.new(PackedStringArray(TABLE.keys()))
	var handlers: Handlers = Handlers.new("res://tests/router")
	_router = Router.new(TABLE, handlers, wire, _make_context, _errors)
	_router.runner_path = "res://tests/router/fake_runner.gd"


func after_each() -> void:
	_router.drop_queued()
	_errors.uninstall()
	_services.clear()


func test_commands_run_in_the_order_of_their_arrival() -> void:
	for value: int in 5:
		_send("cmd_fixture_echo", {"value": value})
	_router.run(NO_HURRY)
	var values: Array = _answers.map(func(answer: Array) -> int: return answer[1]["result"]["value"])
	check_equal(values, [0, 1, 2, 3, 4])


func test_past_the_deadline_one_command_runs_and_the_others_wait_for_the_next_turn() -> void:
	for value: int in 3:
		_send("cmd_fixture_echo", {"value": value})
	_router.run(AT_ONCE)
	check_equal(_answers.size(), 1)
	_router.run(AT_ONCE)
	check_equal(_answers.size(), 2)


func test_nothing_starts_inside_a_running_command() -> void:
	var turn: Turn = Turn.new()
	turn.of = func() -> void: _router.run(NO_HURRY)
	_services[&"turn"] = turn
	_send("cmd_fixture_reenter")
	_send("cmd_fixture_echo", {"value": "inner"})
	_router.run(NO_HURRY)
	check_equal(_names(), ["cmd_fixture_reenter", "cmd_fixture_echo"])
	check_equal(_answers[0][1]["result"], {"order": "outer"})


func test_a_waiting_command_holds_the_queue_and_a_ping_passes_it() -> void:
	_send("cmd_fixture_wait")
	_send("cmd_fixture_echo", {"value": 1})
	_router.run(NO_HURRY)
	_send("cmd_ping")
	_router.run(NO_HURRY)
	check_equal(_names(), ["cmd_ping"])
	check(_router.is_busy(), "busy")
	(_services[&"waiting"] as Object).emit_signal("released")
	_router.run(NO_HURRY)
	check_equal(_names(), ["cmd_ping", "cmd_fixture_wait", "cmd_fixture_echo"])
	check(not _router.is_busy(), "free again")


func test_a_command_that_never_ends_is_given_up_and_its_late_end_is_ignored() -> void:
	_router.patience_msec = 0
	_send("cmd_fixture_wait")
	_send("cmd_fixture_echo", {"value": 1})
	_router.run(NO_HURRY)
	check_equal(_names(), [])
	_router.run(NO_HURRY)
	check_equal(_names(), ["cmd_fixture_wait", "cmd_fixture_echo"])
	_check_failure(0, "TIMEOUT", "cmd_fixture_wait did not end")
	(_services[&"waiting"] as Object).emit_signal("released")
	check_equal(_answers.size(), 2)


func test_dropped_commands_never_run() -> void:
	_send("cmd_fixture_echo", {"value": 1})
	_router.drop_queued()
	_router.run(NO_HURRY)
	check_equal(_answers.size(), 0)
	check(not _router.has_queued(), "empty")


func test_a_handler_that_is_aborted_is_an_internal_error_and_the_next_command_runs() -> void:
	expect_script_error("Nonexistent function 'get_class'")
	_send("cmd_fixture_break")
	_send("cmd_fixture_echo", {"value": 1})
	_router.run(NO_HURRY)
	_check_failure(0, "INTERNAL_ERROR", "cmd_fixture_break failed inside the addon")
	if ClassDB.class_exists("Logger"):
		check_contains(_answers[0][1]["hint"], "Nonexistent function 'get_class'")
	check_equal(_answers[1][1]["ok"], true)


func test_a_handler_that_is_aborted_after_waiting_is_an_internal_error() -> void:
	expect_script_error("Nonexistent function 'get_class'")
	_send("cmd_fixture_break_late")
	_router.run(NO_HURRY)
	var tree: SceneTree = Engine.get_main_loop()
	while _router.is_busy():
		await tree.process_frame
	_check_failure(0, "INTERNAL_ERROR", "cmd_fixture_break_late failed inside the addon")


func test_an_answer_that_is_no_reply_is_an_internal_error() -> void:
	_send("cmd_fixture_nonsense")
	_router.run(NO_HURRY)
	_check_failure(0, "INTERNAL_ERROR", "answered with a int")


func test_an_unknown_command_is_refused_at_once_with_the_nearest_names() -> void:
	_send("cmd_fixture_ecko")
	_check_failure(0, "VALIDATION_ERROR", "no command 'cmd_fixture_ecko'")
	check_equal((_answers[0][1]["suggestions"] as Array)[0], "cmd_fixture_echo")


func test_a_command_of_the_wire_that_this_addon_cannot_answer_is_unknown() -> void:
	_send("cmd_unanswered")
	_check_failure(0, "VALIDATION_ERROR", "no command 'cmd_unanswered'")


func test_a_command_without_a_function_or_a_script_is_an_internal_error() -> void:
	_send("cmd_fixture_missing")
	_send("cmd_fixture_nowhere")
	_router.run(NO_HURRY)
	_check_failure(0, "INTERNAL_ERROR", "no function cmd_missing")
	_check_failure(1, "INTERNAL_ERROR", "toolsets/nowhere.gd of this addon is missing")


func test_a_destructive_command_wants_confirm_but_not_for_a_preview() -> void:
	_send("cmd_fixture_destroy", {})
	_send("cmd_fixture_destroy", {"confirm": true})
	_send("cmd_fixture_destroy", {"dry_run": true})
	_router.run(NO_HURRY)
	_check_failure(0, "PRECONDITION_FAILED", "confirm=true")
	check_equal(_answers[0][1]["required"], "confirm")
	check_equal(_answers[1][1]["result"]["dry_run"], false)
	check_equal(_answers[2][1]["result"]["dry_run"], true)


func test_a_command_that_needs_a_scene_is_refused_without_one() -> void:
	_send("cmd_fixture_scene")
	_router.run(NO_HURRY)
	_check_failure(0, "PRECONDITION_FAILED", "No scene is open")
	check_equal(_answers[0][1]["required"], "active_scene")


func test_a_change_goes_through_the_runner_and_is_stamped() -> void:
	_send("cmd_fixture_change", {"dry_run": true})
	_send("cmd_fixture_change", {"dry_run": false})
	_router.run(NO_HURRY)
	check_equal(_answers[0][1], {"ok": true, "result": {"ran": true, "preview": true, "dry_run": true}})
	check_equal(_answers[1][1], {"ok": true, "result": {"ran": true, "preview": false, "dry_run": false}})


func test_a_refusal_reaches_the_caller_as_it_is() -> void:
	_send("cmd_fixture_refuse")
	_router.run(NO_HURRY)
	var expected: Dictionary = {
		"ok": false,
		"error": "RESOURCE_NOT_FOUND",
		"hint": "nothing there",
		"required": "node_exists",
		"suggestions": ["here"],
	}
	check_equal(_answers[0][1], expected)


func test_the_outcome_of_each_command_is_announced() -> void:
	var heard: Array[Array] = []
	_router.finished.connect(
		func(command: String, error: String, msec: float) -> void: heard.append([command, error, msec >= 0.0])
	)
	_send("cmd_fixture_echo")
	_send("cmd_fixture_refuse")
	_router.run(NO_HURRY)
	check_equal(
		heard, [["cmd_fixture_echo", "", true], ["cmd_fixture_refuse", "RESOURCE_NOT_FOUND", true]] as Array[Array]
	)


func _send(command: String, params: Dictionary = {}) -> void:
	_router.accept(command, params, func(reply: Dictionary) -> void: _answers.append([command, reply]))


func _names() -> Array:
	return _answers.map(func(answer: Array) -> String: return answer[0])


func _make_context() -> Context:
	var context: Context = Context.new()
	context.services = _services
	return context


func _check_failure(index: int, code: String, hint: String) -> void:
	if index >= _answers.size():
		check(false, "no answer %d" % index)
		return
	check_equal(_answers[index][1].get("error"), code)
	check_contains(str(_answers[index][1].get("hint")), hint)
