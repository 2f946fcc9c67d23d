@tool
extends RefCounted
## Runs commands, one at a time and in the order of their arrival. The queue is needed: an editor call such as saving
## can run the main loop inside itself, and the next command must not start in there. Every failure becomes a reply.

## A command was answered: [param error] is its code, or empty; [param msec] is the time that its handler took.
signal finished(command: String, error: String, msec: float)

const Context: GDScript = preload("context.gd")
const ErrorCodes: GDScript = preload("generated/error_codes.gd")
const Handlers: GDScript = preload("router/handlers.gd")
const Nearest: GDScript = preload("suggest/nearest.gd")
const PathParameters: GDScript = preload("paths/path_parameters.gd")
const Reply: GDScript = preload("reply.gd")
const RequiredTokens: GDScript = preload("generated/required_tokens.gd")
const ScriptErrors: GDScript = preload("router/script_errors.gd")
const WireCommands: GDScript = preload("bridge/wire_commands.gd")

const OWN_SCRIPTS: String = "res://addons/godot_mcp/"

## How long a command may take. One that waits for something that never comes would hold up the queue for good.
var patience_msec: int = 120000
## The script that previews, applies and registers what a mutating handler returns. Loaded when the first change comes.
var runner_path: String = "res://addons/godot_mcp/changes/runner.gd"

var _table: Dictionary
var _handlers: Handlers
var _wire: WireCommands
# func() -> Context
var _make_context: Callable
var _errors: ScriptErrors
var _queue: Array[Dictionary] = []
var _busy: bool = false
# The command under way, and when it is given up (a tick in milliseconds). Its number tells a late end from a timely
# one.
var _job: Dictionary = {}
var _number: int = 0
var _give_up_at: int = 0


## [param table] is COMMANDS of generated/commands.gd; [param make_context] gives each command its context.
func _init(
	table: Dictionary, handlers: Handlers, wire: WireCommands, make_context: Callable, errors: ScriptErrors
) -> void:
	_table = table
	_handlers = handlers
	_wire = wire
	_make_context = make_context
	_errors = errors


## Takes a command; [param answer] gets its reply body, now or later.
func accept(command: String, params: Dictionary, answer: Callable) -> void:
	if _wire.answers(command):
		answer.call(_wire.call(command, params))
	elif (_table.get(command, {}) as Dictionary).is_empty():
		answer.call(_unknown(command))
	else:
		_queue.append({"command": command, "params": params, "answer": answer})


## Runs queued commands until [param deadline] (a tick in microseconds) or until one has to wait. The first one always
## runs. Does nothing while a command is under way, also when called from inside it.
func run(deadline: int) -> void:
	_give_up_stuck()
	while not _busy and not _queue.is_empty():
		_run(_queue.pop_front())
		if Time.get_ticks_usec() >= deadline:
			return


## Whether a command is under way.
func is_busy() -> bool:
	return _busy


## Whether commands wait for their turn.
func has_queued() -> bool:
	return not _queue.is_empty()


## Drops the commands that have not started: whoever sent them is gone.
func drop_queued() -> void:
	_queue.clear()


func _run(job: Dictionary) -> void:
	_number += 1
	var number: int = _number
	var started: int = Time.get_ticks_usec()
	_job = job
	_give_up_at = Time.get_ticks_msec() + patience_msec
	_busy = true
	# Not typed as a dictionary: a function that fails hands null to its caller, and the queue has to go on.
	var reply: Variant = await _reply_to(job["command"], job["params"])
	if number == _number and _busy:
		_finish(reply, (Time.get_ticks_usec() - started) / 1000.0)


func _finish(reply: Variant, msec: float) -> void:
	var job: Dictionary = _job
	var command: String = job["command"]
	_job = {}
	_busy = false
	var body: Dictionary = reply if Reply.is_reply(reply) else _aborted(command, reply)
	# The caller first: what the dock does with it can wait.
	(job["answer"] as Callable).call(body)
	finished.emit(command, body.get("error", ""), msec)


func _give_up_stuck() -> void:
	if not _busy or Time.get_ticks_msec() < _give_up_at:
		return
	var hint: String = "%s did not end within %d s and was given up; it may still have its effect."
	var seconds: int = roundi(patience_msec / 1000.0)
	_finish(Reply.fail(ErrorCodes.TIMEOUT, hint % [_job["command"], seconds]), float(patience_msec))


func _reply_to(command: String, params: Dictionary) -> Variant:
	var entry: Dictionary = _table[command]
	var context: Context = _make_context.call()
	context.command = command
	context.dry_run = is_same(params.get("dry_run"), true)
	var refusal: Dictionary = _refusal(entry, params, context)
	if not refusal.is_empty():
		return refusal
	var found: Dictionary = _handlers.find(entry["script"], entry["handler"])
	if not found["ok"]:
		return found
	_errors.clear()
	var outcome: Variant = await (found["handler"] as Callable).call(params, context)
	if _is_change(outcome):
		outcome = await _run_change(outcome, context)
	return _checked(entry, context, outcome)


func _refusal(entry: Dictionary, params: Dictionary, context: Context) -> Dictionary:
	var confirmed: bool = is_same(params.get("confirm"), true)
	if entry["safety"] == "destructive" and not confirmed and not context.dry_run:
		var hint: String = "%s is destructive: preview it with dry_run=true, then repeat it with confirm=true."
		return Reply.fail(ErrorCodes.PRECONDITION_FAILED, hint % context.command, RequiredTokens.CONFIRM)
	var outside: Dictionary = PathParameters.refusal(entry, params)
	if not outside.is_empty():
		return outside
	var requires: Array = entry.get("requires", [])
	if requires.has(RequiredTokens.ACTIVE_SCENE) and context.scene_root() == null:
		var hint: String = "No scene is open in the editor: open one, or make one with godot_scene_edit_create_scene."
		return Reply.fail(ErrorCodes.PRECONDITION_FAILED, hint, RequiredTokens.ACTIVE_SCENE)
	return {}


func _is_change(outcome: Variant) -> bool:
	if typeof(outcome) != TYPE_OBJECT or not is_instance_valid(outcome):
		return false
	var object: Object = outcome
	return object.has_method("apply") and object.has_method("register")


func _run_change(change: Object, context: Context) -> Variant:
	var runner: GDScript = load(runner_path) as GDScript
	if runner == null or not runner.can_instantiate():
		return Reply.fail(ErrorCodes.INTERNAL_ERROR, "The script %s of this addon does not load." % runner_path)
	return await runner.call("run", change, context)


## A success during which one of our own functions was aborted is none: half of its work may be missing.
func _checked(entry: Dictionary, context: Context, outcome: Variant) -> Variant:
	if not Reply.is_reply(outcome):
		return outcome
	var reply: Dictionary = outcome
	if not reply["ok"]:
		return reply
	var error: String = _errors.text(OWN_SCRIPTS)
	if not error.is_empty():
		var hint: String = "%s failed inside the addon and may have had part of its effect: %s"
		return Reply.fail(ErrorCodes.INTERNAL_ERROR, hint % [context.command, error])
	if entry["safety"] == "mutating" or entry["safety"] == "destructive":
		(reply["result"] as Dictionary)["dry_run"] = context.dry_run
	return reply


func _aborted(command: String, outcome: Variant) -> Dictionary:
	var hint: String = "%s failed inside the addon" % command
	var error: String = _errors.text()
	if not error.is_empty():
		hint += ": " + error
	elif outcome != null:
		hint += ": its handler answered with a %s instead of a reply" % type_string(typeof(outcome))
	else:
		hint += "; the editor's output has the script error"
	return Reply.fail(ErrorCodes.INTERNAL_ERROR, hint + ". The arguments were fine.")


func _unknown(command: String) -> Dictionary:
	var hint: String = "This addon knows no command '%s'; the server may be newer than the addon." % command
	return Reply.fail(ErrorCodes.VALIDATION_ERROR, hint, "", Nearest.names(command, PackedStringArray(_table.keys())))
