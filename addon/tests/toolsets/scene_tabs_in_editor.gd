@tool
extends "res://tests/editor_plugin/editor_case.gd"

const SceneTabs: GDScript = preload("res://addons/godot_mcp/scene/scene_tabs.gd")


func after_each() -> void:
	while root() != null and EditorInterface.has_method("close_scene"):
		close_scene()
		await settle()


func make(name: String) -> String:
	var top: Node2D = Node2D.new()
	top.name = name.validate_node_name()
	return save(top, name)


func edit() -> void:
	await result_of("scene_edit", "create_node", {"parent_path": ".", "node_type": "Node2D", "node_name": "New"})


func open_scenes() -> Array:
	return (await result_of("scene_edit", "list_open_scenes", {}))["scenes"]


func write(name: String, text: String) -> String:
	var path: String = folder.path_join(name)
	var file: FileAccess = FileAccess.open(path, FileAccess.WRITE)
	file.store_string(text)
	file.close()
	return path


func dialogs() -> PackedStringArray:
	var open: PackedStringArray = PackedStringArray()
	for dialog: Node in plugin.get_tree().root.find_children("*", "AcceptDialog", true, false):
		if (dialog as AcceptDialog).visible:
			open.append((dialog as AcceptDialog).dialog_text)
	return open


func test_a_scene_is_opened_and_shown_again() -> void:
	var first: String = root().scene_file_path
	var second: String = make("Zweite Szene ü")
	var preview: Dictionary = await result_of("scene_edit", "open_scene", {"scene_path": second}, true)
	check_equal([preview["opened"], preview["already_open"]], [false, false])
	check_equal(root().scene_file_path, first, "a preview opens nothing")
	var done: Dictionary = await result_of("scene_edit", "open_scene", {"scene_path": second})
	check_equal([done["opened"], done["already_open"], done["editor_said"]], [true, false, null])
	check_equal(root().scene_file_path, second)
	done = await result_of("scene_edit", "open_scene", {"scene_path": first})
	check_equal([done["opened"], done["already_open"]], [true, true])
	check_equal(root().scene_file_path, first)


func test_what_cannot_be_opened_is_refused_and_opens_no_dialog() -> void:
	var gone: String = folder.path_join("gone.tscn")
	await check_refused("scene_edit", "open_scene", {"scene_path": gone}, "RESOURCE_NOT_FOUND", "scene_path")
	for path: String in [
		write("text.txt", "text"),
		write("broken.tscn", "no scene at all"),
		write("empty.tscn", ""),
		write(
			"needs.tscn",
			(
				'[gd_scene load_steps=2 format=3]\n\n[ext_resource type="Texture2D" path="res://gone.png" id="1"]\n\n'
				+ '[node name="Needs" type="Node2D"]\n'
			)
		),
	]:
		await check_refused("scene_edit", "open_scene", {"scene_path": path}, "VALIDATION_ERROR", "scene_path")
	check_equal(dialogs(), PackedStringArray())


func test_a_missing_file_far_below_is_named() -> void:
	var inner: String = write(
		"inner.tscn",
		(
			'[gd_scene load_steps=2 format=3]\n\n[ext_resource type="Script" path="res://lost.gd" id="1"]\n\n'
			+ '[node name="Inner" type="Node2D"]\nscript = ExtResource("1")\n'
		)
	)
	var outer: String = write(
		"outer.tscn",
		(
			'[gd_scene load_steps=2 format=3]\n\n[ext_resource type="PackedScene" path="%s" id="1"]\n\n' % inner
			+ '[node name="Outer" type="Node2D"]\n\n[node name="Inner" parent="." instance=ExtResource("1")]\n'
		)
	)
	var params: Dictionary = {"scene_path": outer}
	var reply: Dictionary = await check_refused("scene_edit", "open_scene", params, "VALIDATION_ERROR", "scene_path")
	check_contains(reply["hint"], "res://lost.gd")


func test_open_scenes_say_what_they_are() -> void:
	var first: String = root().scene_file_path
	var second: String = make("Second")
	await edit()
	await result_of("scene_edit", "open_scene", {"scene_path": second})
	var expected: Array[Dictionary] = [
		{"path": first, "active": false, "dirty": true, "root_name": "Main", "root_type": "Node2D"},
		{"path": second, "active": true, "dirty": false, "root_name": "Second", "root_type": "Node2D"},
	]
	check_equal(await open_scenes(), expected)


func test_a_scene_in_the_back_is_reloaded_and_the_one_in_front_stays() -> void:
	var first: String = root().scene_file_path
	var second: String = make("Second")
	await edit()
	await result_of("scene_edit", "open_scene", {"scene_path": second})
	var front: int = root().get_instance_id()
	var params: Dictionary = {"scene_path": first}
	var preview: Dictionary = await result_of("scene_edit", "reload_scene", params, true)
	check_equal(preview, {"scene_path": first, "reloaded": false, "was_dirty": true, "editor_said": null})
	var done: Dictionary = await result_of("scene_edit", "reload_scene", params)
	check_equal(done, {"scene_path": first, "reloaded": true, "was_dirty": true, "editor_said": null})
	check_equal(root().get_instance_id(), front)
	await result_of("scene_edit", "open_scene", {"scene_path": first})
	check_equal([root().get_child_count(), history().has_undo()], [0, false])
	check_equal((await open_scenes())[0]["dirty"], false)


func test_the_scene_in_front_is_reloaded_and_stays_in_front() -> void:
	var other: String = make("Other")
	var first: String = root().scene_file_path
	await result_of("scene_edit", "open_scene", {"scene_path": other})
	await result_of("scene_edit", "open_scene", {"scene_path": first})
	var before: int = root().get_instance_id()
	var done: Dictionary = await result_of("scene_edit", "reload_scene", {"scene_path": first})
	check_equal(done["was_dirty"], false)
	check_equal(root().scene_file_path, first)
	check(root().get_instance_id() != before, "it was read again")


func test_only_an_open_scene_whose_file_is_good_is_reloaded() -> void:
	var path: String = root().scene_file_path
	var closed: Dictionary = {"scene_path": make("Closed")}
	await check_refused("scene_edit", "reload_scene", closed, "PRECONDITION_FAILED", "open_scene")
	var text: String = FileAccess.get_file_as_string(path)
	write(path.get_file(), "no scene any more")
	await check_refused("scene_edit", "reload_scene", {"scene_path": path}, "VALIDATION_ERROR", "scene_path")
	DirAccess.remove_absolute(path)
	await check_refused("scene_edit", "reload_scene", {"scene_path": path}, "RESOURCE_NOT_FOUND", "scene_path")
	write(path.get_file(), text)
	check_equal(root().scene_file_path, path)


func test_a_scene_in_the_back_is_closed_and_the_one_in_front_stays() -> void:
	var first: String = root().scene_file_path
	var second: String = make("Second")
	await edit()
	await result_of("scene_edit", "open_scene", {"scene_path": second})
	var params: Dictionary = {"scene_path": first}
	var preview: Dictionary = await result_of("scene_edit", "close_scene", params, true)
	check_equal((await open_scenes()).size(), 2, "a preview closes nothing")
	var done: Dictionary = await result_of("scene_edit", "close_scene", params)
	var expected: Dictionary = {
		"scene_path": first, "closed": true, "was_dirty": true, "active_scene": second, "editor_said": null
	}
	check_equal(done, expected)
	preview["closed"] = true
	check_equal(preview, done)
	check_equal(SceneTabs.paths(), PackedStringArray([second]))
	check_equal(root().scene_file_path, second)


func test_the_scene_in_front_is_closed_and_the_next_one_is_foretold() -> void:
	var paths: PackedStringArray = [root().scene_file_path, make("B"), make("C"), make("D")]
	for path: String in paths.slice(1):
		await result_of("scene_edit", "open_scene", {"scene_path": path})
	for front: String in [paths[1], paths[0], paths[3], paths[2]]:
		await result_of("scene_edit", "open_scene", {"scene_path": front})
		var preview: Dictionary = await result_of("scene_edit", "close_scene", {"scene_path": ""}, true)
		var done: Dictionary = await result_of("scene_edit", "close_scene", {"scene_path": ""})
		check_equal([done["scene_path"], done["closed"]], [front, true])
		check_equal(done["active_scene"], preview["active_scene"], "after closing %s" % front)
	check(root() == null, "none is left")
	await check_refused("scene_edit", "close_scene", {"scene_path": ""}, "PRECONDITION_FAILED", "active_scene")


func test_a_scene_that_is_not_open_is_not_closed() -> void:
	var params: Dictionary = {"scene_path": make("Closed")}
	var reply: Dictionary = await check_refused(
		"scene_edit", "close_scene", params, "PRECONDITION_FAILED", "open_scene"
	)
	check_contains(reply["hint"], root().scene_file_path)


func test_every_changed_scene_is_saved_to_its_own_file() -> void:
	var first: String = root().scene_file_path
	var second: String = make("Second")
	var third: String = make("Third")
	await edit()
	await result_of("scene_edit", "open_scene", {"scene_path": second})
	await result_of("scene_edit", "open_scene", {"scene_path": third})
	await edit()
	var before: Array[String] = [FileAccess.get_file_as_string(first), FileAccess.get_file_as_string(second)]
	var preview: Dictionary = await result_of("scene_edit", "save_all_scenes", {}, true)
	check_equal(FileAccess.get_file_as_string(first), before[0], "a preview writes nothing")
	var done: Dictionary = await result_of("scene_edit", "save_all_scenes", {})
	var scenes: Array[Dictionary] = [
		{"path": first, "outcome": "written"},
		{"path": second, "outcome": "unchanged"},
		{"path": third, "outcome": "written"},
	]
	check_equal(done, {"saved": true, "count": 2, "scenes": scenes})
	check_equal(preview, {"saved": false, "count": 2, "scenes": scenes})
	check_contains(FileAccess.get_file_as_string(first), 'name="New"')
	check_equal(FileAccess.get_file_as_string(second), before[1])
	check_equal(root().scene_file_path, third, "the scene in front is the same")
	check_equal((await result_of("scene_edit", "save_all_scenes", {}))["count"], 0)


func test_a_scene_that_cannot_be_saved_is_named() -> void:
	DirAccess.make_dir_recursive_absolute(folder.path_join("sub"))
	var lost: String = make("sub/Lost")
	await result_of("scene_edit", "open_scene", {"scene_path": lost})
	await edit()
	DirAccess.rename_absolute(folder.path_join("sub"), folder.path_join("away"))
	var done: Dictionary = await result_of("scene_edit", "save_all_scenes", {})
	DirAccess.rename_absolute(folder.path_join("away"), folder.path_join("sub"))
	var outcomes: Array = (done["scenes"] as Array).map(func(scene: Dictionary) -> String: return scene["outcome"])
	check_equal(outcomes, ["unchanged", "failed"])
	check_equal([done["saved"], done["count"]], [false, 0])
	check(not str(done["scenes"][1]["reason"]).is_empty(), "the failure says why")
	check_equal(dialogs(), PackedStringArray())


func test_a_scan_is_waited_for_and_none_is_started_beside_it() -> void:
	write("late.gd", "extends Node\n")
	var done: Dictionary = await result_of("scene_edit", "rescan_filesystem", {"wait_seconds": 10.0})
	check_equal(done, {"scanned": true, "scanning": false, "editor_said": null})
	var file_system: EditorFileSystem = EditorInterface.get_resource_filesystem()
	check_equal(file_system.get_file_type(folder.path_join("late.gd")), "GDScript")
	var first: Dictionary = await result_of("scene_edit", "rescan_filesystem", {"wait_seconds": 0.0})
	check_equal(first["scanned"], true)
	if file_system.is_scanning():
		var second: Dictionary = await result_of("scene_edit", "rescan_filesystem", {"wait_seconds": 0.0})
		check_equal(second, {"scanned": false, "scanning": true, "editor_said": null})
	await scan()


func test_a_scan_leaves_the_unsaved_work_of_a_scene_whose_file_changed() -> void:
	var path: String = root().scene_file_path
	await edit()
	# File times are whole seconds: only a later one shows that the file changed.
	var later: int = FileAccess.get_modified_time(path) + 1
	while Time.get_unix_time_from_system() <= later:
		await settle()
	write(path.get_file(), FileAccess.get_file_as_string(path) + "\n")
	var done: Dictionary = await result_of("scene_edit", "rescan_filesystem", {"wait_seconds": 20.0})
	check_equal(done["scanned"], true)
	check_equal(dialogs(), PackedStringArray())
	check_equal((await open_scenes())[0]["dirty"], true, "the unsaved work is still there")
