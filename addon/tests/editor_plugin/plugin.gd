@tool
extends EditorPlugin
## Runs the tests in files that end in [code]_in_editor.gd[/code] inside the editor, then quits it. Started by
## run_in_editor.mjs, in a project made for it; [code]-- --only=TEXT[/code] picks tests. Prints a line for each failure,
## then [code]N passed, N failed[/code].

const EditorCase: GDScript = preload("res://tests/editor_plugin/editor_case.gd")
const HistoryLedger: GDScript = preload("res://addons/godot_mcp/changes/history_ledger.gd")

const ERROR_LOG: String = "res://tests/error_log.gd"
const SUFFIX: String = "_in_editor.gd"

var _only: String = ""
var _errors: Object = null
var _ledger: HistoryLedger = HistoryLedger.new()
var _passed: int = 0
var _failed: int = 0


func _enter_tree() -> void:
	for argument: String in OS.get_cmdline_user_args():
		if argument.begins_with("--only="):
			_only = argument.trim_prefix("--only=")
	_ledger.start(self)
	if ClassDB.class_exists("Logger"):
		_errors = (load(ERROR_LOG) as GDScript).new()
		OS.call("add_logger", _errors)
	_run_all.call_deferred()


func _exit_tree() -> void:
	_ledger.stop()
	if _errors != null:
		OS.call("remove_logger", _errors)


func _run_all() -> void:
	await get_tree().process_frame
	while EditorInterface.get_resource_filesystem().is_scanning():
		await get_tree().process_frame
	for frame: int in 10:
		await get_tree().process_frame
	for path: String in _files("res://tests"):
		await _run_file(path)
	print("%d passed, %d failed" % [_passed, _failed])
	get_tree().quit(0 if _failed == 0 and _passed > 0 else 1)


func _files(folder: String) -> PackedStringArray:
	var found: PackedStringArray = PackedStringArray()
	for name: String in DirAccess.get_files_at(folder):
		if name.ends_with(SUFFIX):
			found.append(folder.path_join(name))
	for name: String in DirAccess.get_directories_at(folder):
		found.append_array(_files(folder.path_join(name)))
	found.sort()
	return found


func _run_file(path: String) -> void:
	var script: GDScript = load(path) as GDScript
	if script == null or not script.can_instantiate():
		_report(path, ["does not load (is it a @tool script?)"])
		return
	for method: Dictionary in script.get_script_method_list():
		var name: String = method["name"]
		var title: String = "%s %s" % [path.trim_prefix("res://tests/"), name]
		if name.begins_with("test_") and (_only.is_empty() or title.contains(_only)):
			await _run_test(script, title, name)


func _run_test(script: GDScript, title: String, method: String) -> void:
	var test: EditorCase = script.new()
	test.plugin = self
	test.services = {HistoryLedger.SERVICE: _ledger}
	await test.before_each()
	_take_errors()
	await test.call(method)
	await test.after_each()
	test.free_nodes()
	var problems: Array[String] = []
	problems.assign(test.failures)
	if test.assertions == 0:
		problems.append("asserts nothing")
	for error: String in _take_errors():
		problems.append("script error: " + error)
	_report(title, problems)


func _take_errors() -> PackedStringArray:
	return PackedStringArray() if _errors == null else _errors.call("take")


func _report(title: String, problems: Array[String]) -> void:
	if problems.is_empty():
		_passed += 1
		print("passed %s" % title)
		return
	_failed += 1
	print("FAILED %s" % title)
	for problem: String in problems:
		print("  " + problem)
