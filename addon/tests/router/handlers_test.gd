extends "res://tests/test_case.gd"

const Handlers: GDScript = preload("res://addons/godot_mcp/router/handlers.gd")

const FOLDER: String = "user://handlers_test"
const GOOD: String = 'extends RefCounted\nfunc cmd_%s(_p: Dictionary, _c: RefCounted) -> String:\n\treturn "%s"\n'
const BROKEN: String = "extends RefCounted\nfunc cmd_bad(:\n"


func before_each() -> void:
	after_each()


func after_each() -> void:
	_remove(FOLDER)


func test_the_function_of_a_script_is_found_and_called() -> void:
	_write("one.gd", GOOD % ["go", "went"])
	var handlers: Handlers = Handlers.new(FOLDER)
	var found: Dictionary = handlers.find("one.gd", "cmd_go")
	check_equal(found["ok"], true)
	check_equal((found["handler"] as Callable).call({}, null), "went")


func test_the_same_object_answers_twice() -> void:
	_write("deep/one.gd", GOOD % ["go", "went"])
	var handlers: Handlers = Handlers.new(FOLDER)
	var first: Callable = handlers.find("deep/one.gd", "cmd_go")["handler"]
	var second: Callable = handlers.find("deep/one.gd", "cmd_go")["handler"]
	check_equal(second.get_object_id(), first.get_object_id())


func test_a_broken_script_is_named_and_the_others_live() -> void:
	expect_script_error("Parse Error")
	_write("bad.gd", BROKEN)
	_write("one.gd", GOOD % ["go", "went"])
	var handlers: Handlers = Handlers.new(FOLDER)
	var failed: Dictionary = handlers.find("bad.gd", "cmd_bad")
	check_equal(failed["ok"], false)
	check_equal(failed["error"], "INTERNAL_ERROR")
	check_contains(failed["hint"], FOLDER.path_join("bad.gd"))
	check_equal(handlers.find("one.gd", "cmd_go")["ok"], true)


func test_a_missing_script_and_a_missing_function_are_named() -> void:
	_write("one.gd", GOOD % ["go", "went"])
	var handlers: Handlers = Handlers.new(FOLDER)
	check_contains(handlers.find("none.gd", "cmd_go")["hint"], FOLDER.path_join("none.gd"))
	check_contains(handlers.find("one.gd", "cmd_stay")["hint"], "cmd_stay")


func _write(name: String, source: String) -> void:
	var path: String = FOLDER.path_join(name)
	DirAccess.make_dir_recursive_absolute(path.get_base_dir())
	var file: FileAccess = FileAccess.open(path, FileAccess.WRITE)
	file.store_string(source)
	file.close()


func _remove(folder: String) -> void:
	if not DirAccess.dir_exists_absolute(folder):
		return
	for name: String in DirAccess.get_files_at(folder):
		DirAccess.remove_absolute(folder.path_join(name))
	for name: String in DirAccess.get_directories_at(folder):
		_remove(folder.path_join(name))
	DirAccess.remove_absolute(folder)
