@tool
extends "res://tests/editor_plugin/settings_case.gd"

const LIST: String = "@export var list: Array[int] = []\n"
const OLD: String = "extends Node2D\n@export var speed: float = 1.0\n@export var lives: int = 3\n" + LIST
const NEW: String = 'extends Node2D\n@export var speed: float = 9.0\n@export var lives: String = ""\n'


func attach(path: String, script: String) -> Dictionary:
	return await check_foretold("scene_edit", "attach_script", {"node_path": path, "script_path": script}, "attached")


func test_a_script_is_attached_undone_and_redone() -> void:
	add(Node2D.new(), "Kid")
	var path: String = write("old.gd", OLD)
	var before: String = saved_file()
	var done: Dictionary = await attach("Kid", path)
	check_equal(
		[done["script_path"], done["old_script"], done["dropped_properties"], done["persisted"]],
		[path, null, [] as Array[String], true]
	)
	check_equal((await undo())["last_action"], "Attach script to Kid")
	check_file(before, "undone")
	await redo()
	check_contains(await saved_and_reloaded(), "script = ")


func test_values_are_kept_dropped_and_brought_back() -> void:
	var kid: Node = add(Node2D.new(), "Kid")
	var old_path: String = write("old.gd", OLD)
	kid.set_script(load(old_path))
	kid.set("speed", 2.5)
	kid.set("lives", 7)
	kid.set("list", [1, 2] as Array[int])
	var before: String = saved_file()
	var done: Dictionary = await attach("Kid", write("new.gd", NEW))
	check_equal([done["old_script"], done["dropped_properties"]], [old_path, ["lives", "list"] as Array[String]])
	check_equal([kid.get("speed"), kid.get("lives")], [2.5, ""])
	await undo()
	check_equal([kid.get("speed"), kid.get("lives"), kid.get("list")], [2.5, 7, [1, 2] as Array[int]])
	check_file(before, "undone")


func test_an_empty_path_takes_the_script_away() -> void:
	var kid: Node = add(Node2D.new(), "Kid")
	kid.set_script(load(write("old.gd", OLD)))
	kid.set("lives", 7)
	var before: String = saved_file()
	check_equal((await attach("Kid", ""))["dropped_properties"], ["lives"] as Array[String])
	check(kid.get_script() == null, "none")
	await undo()
	check_file(before, "undone")


func test_the_same_script_again_is_no_step() -> void:
	var path: String = write("old.gd", OLD)
	add(Node2D.new(), "Kid").set_script(load(path))
	var before: int = version()
	var params: Dictionary = {"node_path": "Kid", "script_path": path}
	check_equal((await result_of("scene_edit", "attach_script", params))["attached"], true)
	check_equal(version(), before)


func test_a_script_that_does_not_fit_is_refused() -> void:
	add(Node2D.new(), "Kid")
	var cases: Array[Array] = [
		[folder.path_join("none.gd"), "RESOURCE_NOT_FOUND", "does not exist"],
		[root().scene_file_path, "VALIDATION_ERROR", "is no script"],
		[write("other.gd", "extends Node3D\n"), "VALIDATION_ERROR", "extends Node3D"],
		[write("data.gd", "extends Resource\n"), "VALIDATION_ERROR", "extends Resource"],
	]
	for entry: Array in cases:
		var params: Dictionary = {"node_path": "Kid", "script_path": entry[0]}
		var reply: Dictionary = await check_refused("scene_edit", "attach_script", params, entry[1], "script_path")
		check_contains(reply["hint"], entry[2])


func test_the_verdict_is_what_a_saved_and_reloaded_scene_shows() -> void:
	await open_settings()
	var path: String = write("old.gd", OLD)
	var reasons: Dictionary = {
		"Own": null,
		"Closed/Inner": "instanced_child_not_editable",
		"Open/Inner": null,
		"Base": null,
		"Loose": "node_not_owned",
	}
	for node_path: String in SETTINGS:
		var done: Dictionary = await attach(node_path, path)
		check_equal([done["persisted"], done["reason"]], [reasons[node_path] == null, reasons[node_path]], node_path)
	await saved_and_reloaded()
	for node_path: String in SETTINGS:
		var node: Node = root().get_node_or_null(node_path)
		check_equal(node != null and node.get_script() != null, reasons[node_path] == null, node_path)


func test_a_script_that_another_scene_gives_can_be_taken_away() -> void:
	var path: String = write("old.gd", OLD)
	var top: Node2D = Node2D.new()
	top.name = "Part"
	top.set_script(load(path))
	add_instance(save(top, "part"), "Part")
	check_equal((await attach("Part", ""))["persisted"], true)
	await saved_and_reloaded()
	check(root().get_node("Part").get_script() == null, "gone after the reload too")
