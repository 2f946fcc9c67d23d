extends SceneTree
## Runs the GDScript tests: [code]godot --headless --path addon -s res://tests/run.gd [-- --only=TEXT][/code].
## Prints a line for each failure, then [code]N passed, N failed[/code]; the exit code is 0 only when something ran and
## nothing failed. A runtime error in GDScript aborts its function and goes on, so errors are counted by a Logger.

const TestCase: GDScript = preload("res://tests/test_case.gd")
const ERROR_LOG: String = "res://tests/error_log.gd"
## A test that waits on something that never comes is given up after this many frames.
const MAX_FRAMES: int = 3000

var _only: String = ""
var _errors: Object = null
var _passed: int = 0
var _failed: int = 0
var _running: String = ""
var _frames: int = 0


func _initialize() -> void:
	for argument: String in OS.get_cmdline_user_args():
		if argument.begins_with("--only="):
			_only = argument.trim_prefix("--only=")
	if ClassDB.class_exists("Logger"):
		_errors = (load(ERROR_LOG) as GDScript).new()
		OS.call("add_logger", _errors)
	else:
		print("no Logger before Godot 4.5: script errors are not counted")
	_run_all()


func _process(_delta: float) -> bool:
	_frames += 1
	if _frames > MAX_FRAMES:
		_fail(_running, PackedStringArray(["gave up after %d frames: it waits on something" % MAX_FRAMES]))
		_finish()
	return false


func _run_all() -> void:
	for path: String in _test_files("res://tests"):
		await _run_file(path)
	_finish()


func _test_files(folder: String) -> PackedStringArray:
	var found: PackedStringArray = PackedStringArray()
	for name: String in DirAccess.get_files_at(folder):
		if name.ends_with("_test.gd"):
			found.append(folder.path_join(name))
	for name: String in DirAccess.get_directories_at(folder):
		found.append_array(_test_files(folder.path_join(name)))
	found.sort()
	return found


func _run_file(path: String) -> void:
	var script: GDScript = load(path) as GDScript
	if script == null or not script.can_instantiate():
		_fail(path, PackedStringArray(["does not load"]) + _take_errors())
		return
	if not _extends_test_case(script):
		_fail(path, PackedStringArray(["does not extend %s" % TestCase.resource_path]))
		return
	for method: Dictionary in script.get_script_method_list():
		var name: String = method["name"]
		if name.begins_with("test_") and (_only.is_empty() or (path + name).contains(_only)):
			await _run_test(script, path.trim_prefix("res://tests/") + " " + name, name)


func _extends_test_case(script: GDScript) -> bool:
	var base: Script = script
	while base != null and base != TestCase:
		base = base.get_base_script()
	return base == TestCase


func _run_test(script: GDScript, title: String, method: String) -> void:
	_running = title
	_frames = 0
	_take_errors()
	var orphans: float = Performance.get_monitor(Performance.OBJECT_ORPHAN_NODE_COUNT)
	var test: TestCase = script.new()
	await test.before_each()
	await test.call(method)
	await test.after_each()
	test.free_nodes()
	var problems: PackedStringArray = test.failures.duplicate()
	if test.assertions == 0:
		problems.append("asserts nothing")
	problems.append_array(_unexpected(_take_errors(), test.expected_errors))
	var leaked: int = int(Performance.get_monitor(Performance.OBJECT_ORPHAN_NODE_COUNT) - orphans)
	if leaked > 0:
		problems.append("leaves %d nodes behind" % leaked)
	if problems.is_empty():
		_passed += 1
	else:
		_fail(title, problems)


func _unexpected(errors: PackedStringArray, expected: PackedStringArray) -> PackedStringArray:
	var problems: PackedStringArray = PackedStringArray()
	var open: PackedStringArray = expected.duplicate()
	for error: String in errors:
		var match_at: int = -1
		for i: int in open.size():
			if error.contains(open[i]):
				match_at = i
		if match_at >= 0:
			open.remove_at(match_at)
		else:
			problems.append("script error: " + error)
	if _errors != null:
		for text: String in open:
			problems.append("expected a script error with '%s'" % text)
	return problems


func _take_errors() -> PackedStringArray:
	return PackedStringArray() if _errors == null else _errors.call("take")


func _fail(title: String, problems: PackedStringArray) -> void:
	_failed += 1
	print("FAILED %s" % title)
	for problem: String in problems:
		print("  " + problem)


func _finish() -> void:
	print("%d passed, %d failed" % [_passed, _failed])
	if _errors != null:
		OS.call("remove_logger", _errors)
	quit(0 if _failed == 0 and _passed > 0 else 1)
