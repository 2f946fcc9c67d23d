@tool
extends Logger
## Remembers script errors. Needs Godot 4.5: loaded only where the engine has Logger, see script_errors.gd.

const LIMIT: int = 20

var _errors: Array[Dictionary] = []
# The engine may report from any thread.
var _lock: Mutex = Mutex.new()


## The errors since the last call, each {text, file, line}.
func take() -> Array[Dictionary]:
	_lock.lock()
	var taken: Array[Dictionary] = _errors
	_errors = []
	_lock.unlock()
	return taken


func _log_error(
	_function: String,
	file: String,
	line: int,
	code: String,
	rationale: String,
	_editor_notify: bool,
	error_type: int,
	_backtraces: Array[ScriptBacktrace]
) -> void:
	if error_type != ERROR_TYPE_SCRIPT:
		return
	_lock.lock()
	if _errors.size() < LIMIT:
		_errors.append({"text": code if rationale.is_empty() else rationale, "file": file, "line": line})
	_lock.unlock()
