extends Logger
## Collects script errors while the tests run. Loaded only where the engine has Logger (4.5 and later).

var _errors: PackedStringArray = PackedStringArray()
var _lock: Mutex = Mutex.new()


## The script errors since the last call.
func take() -> PackedStringArray:
	_lock.lock()
	var taken: PackedStringArray = _errors
	_errors = PackedStringArray()
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
	var text: String = code if rationale.is_empty() else rationale
	_lock.lock()
	_errors.append("%s (%s:%d)" % [text, file, line])
	_lock.unlock()
