@tool
extends "res://tests/editor_plugin/settings_case.gd"


func add_to(path: String, group: String) -> Dictionary:
	return await check_foretold("scene_edit", "add_to_group", {"node_path": path, "group": group}, "changed")


func remove_from(path: String, group: String) -> Dictionary:
	return await check_foretold("scene_edit", "remove_from_group", {"node_path": path, "group": group}, "changed")


func test_a_membership_is_saved_undone_and_redone() -> void:
	var kid: Node = add(Node2D.new(), "Kid")
	kid.add_to_group("zebras", true)
	var before: String = saved_file()
	var done: Dictionary = await add_to("Kid", "apes")
	check_equal([done["in_group"], done["was_in_group"], done["persisted"]], [true, false, true])
	await undo()
	check_file(before, "undone")
	await redo()
	check_contains(await saved_and_reloaded(), 'groups=["apes", "zebras"]')


func test_leaving_is_undone_to_the_byte() -> void:
	var kid: Node = add(Node2D.new(), "Kid")
	for group: String in ["b", "a", "c"]:
		kid.add_to_group(group, true)
	var before: String = saved_file()
	var done: Dictionary = await remove_from("Kid", "b")
	check_equal([done["in_group"], done["was_in_group"], done["persisted"]], [false, true, true])
	check_equal(kid.is_in_group("b"), false)
	await undo()
	check_file(before, "undone")


func test_what_is_so_already_is_no_step() -> void:
	var kid: Node = add(Node2D.new(), "Kid")
	kid.add_to_group("a", true)
	var before: int = version()
	var params: Dictionary = {"node_path": "Kid", "group": "a"}
	var same: Dictionary = await result_of("scene_edit", "add_to_group", params)
	check_equal([same["changed"], same["in_group"]], [false, true])
	params["group"] = "b"
	var none: Dictionary = await result_of("scene_edit", "remove_from_group", params)
	check_equal([none["changed"], none["in_group"]], [false, false])
	check_equal(version(), before)


func test_a_membership_of_the_moment_becomes_one_that_is_saved() -> void:
	var kid: Node = add(Node2D.new(), "Kid")
	kid.add_to_group("a")
	check_equal((await add_to("Kid", "a"))["was_in_group"], true)
	check_contains(dump(), 'groups=["a"]')
	await undo()
	check_equal([kid.is_in_group("a"), dump().contains("groups")], [true, false])


func test_the_verdict_is_what_a_saved_and_reloaded_scene_shows() -> void:
	await open_settings()
	var verdicts: Dictionary = {
		"Own": null,
		"Closed": null,
		"Closed/Inner": "instanced_child_not_editable",
		"Open/Inner": null,
		"Base": null,
		"Loose": "node_not_owned",
	}
	for path: String in verdicts:
		var done: Dictionary = await add_to(path, "new")
		check_equal([done["persisted"], done["reason"]], [verdicts[path] == null, verdicts[path]], path)
	await saved_and_reloaded()
	for path: String in verdicts:
		var node: Node = root().get_node_or_null(path)
		check_equal(node != null and node.is_in_group("new"), verdicts[path] == null, path)


func test_a_group_that_another_scene_supplies_comes_back() -> void:
	await open_settings()
	for path: String in ["Open/Inner", "Base"]:
		var done: Dictionary = await remove_from(path, "given")
		check_equal([done["persisted"], done["reason"]], [false, "group_from_base_scene"], path)
		check_contains(done["hint"], "base.tscn" if path == "Base" else "part.tscn")
	await saved_and_reloaded()
	for path: String in ["Open/Inner", "Base"]:
		check(root().get_node(path).is_in_group("given"), "%s is back" % path)
	await add_to("Base", "mine")
	check_equal((await remove_from("Base", "mine"))["persisted"], true)


func test_a_blank_group_is_refused() -> void:
	for action: String in ["add_to_group", "remove_from_group"]:
		await check_refused("scene_edit", action, {"node_path": ".", "group": "  "}, "VALIDATION_ERROR")
