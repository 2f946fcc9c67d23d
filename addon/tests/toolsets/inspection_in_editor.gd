@tool
extends "res://tests/editor_plugin/editor_case.gd"

const HistoryLedger: GDScript = preload("res://addons/godot_mcp/changes/history_ledger.gd")


func active() -> Array:
	var scene: Dictionary = await result_of("inspection", "get_active_scene", {})
	return [scene["dirty"], scene["dirty_known"]]


func tree(params: Dictionary = {}) -> Dictionary:
	var asked: Dictionary = {"max_depth": -1, "lightweight": false, "node_path": ".", "child_offset": 0}
	return await result_of("inspection", "get_scene_tree", asked.merged(params, true))


func test_project_info_says_what_the_project_is() -> void:
	ProjectSettings.set_setting("autoload/Score", "*res://score.gd")
	ProjectSettings.set_setting("input/jump", {"deadzone": 0.5, "events": []})
	ProjectSettings.set_setting("input/jump.macos", {"deadzone": 0.5, "events": []})
	var info: Dictionary = await result_of("inspection", "get_project_info", {})
	for setting: String in ["autoload/Score", "input/jump", "input/jump.macos"]:
		ProjectSettings.set_setting(setting, null)
	check_equal(info["name"], "Godot MCP addon")
	check_equal(info["godot_version"], Engine.get_version_info()["string"])
	check_equal(info["main_scene"], null)
	check(DirAccess.dir_exists_absolute(info["project_path"]), "the folder exists")
	check_equal(info["autoloads"]["Score"], "*res://score.gd")
	var actions: Array[String] = info["input_actions"]
	check(actions.has("jump") and actions.has("ui_accept"), "own and built-in actions")
	check(not actions.has("jump.macos"), "a platform's variant is no action")


func test_the_main_scene_is_given_as_a_path() -> void:
	await scan()
	var uid: String = ResourceUID.id_to_text(ResourceLoader.get_resource_uid(root().scene_file_path))
	ProjectSettings.set_setting("application/run/main_scene", uid)
	var info: Dictionary = await result_of("inspection", "get_project_info", {})
	ProjectSettings.set_setting("application/run/main_scene", "")
	check_equal(info["main_scene"], root().scene_file_path)


func test_the_active_scene_is_dirty_from_an_edit_to_a_save_or_undo() -> void:
	check_equal(await active(), [false, true], "just opened")
	await result_of("scene_edit", "create_node", {"parent_path": ".", "node_type": "Node", "node_name": "A"})
	check_equal(await active(), [true, true], "edited")
	await undo()
	check_equal(await active(), [false, true], "undone")
	await redo()
	await result_of("scene_edit", "save_scene", {})
	check_equal(await active(), [false, true], "saved")
	await undo()
	check_equal(await active(), [true, true], "undone past the save")
	await result_of("scene_edit", "create_node", {"parent_path": ".", "node_type": "Node", "node_name": "B"})
	check_equal(await active(), [true, true], "as many steps as when saved, but other ones")
	await reload()
	check_equal(await active(), [false, true], "reloaded")


func test_what_happened_before_anybody_watched_is_not_called_clean() -> void:
	await result_of("scene_edit", "create_node", {"parent_path": ".", "node_type": "Node", "node_name": "A"})
	var late: HistoryLedger = HistoryLedger.new()
	late.start(plugin)
	check_equal(late.dirty(root()), {"dirty": false, "known": false})
	EditorInterface.save_scene()
	check_equal(late.dirty(root()), {"dirty": false, "known": true}, "a save is seen")
	late.stop()


func test_every_open_scene_has_its_own_changes() -> void:
	var create: Dictionary = {"parent_path": ".", "node_type": "Node", "node_name": "A"}
	var first: String = root().scene_file_path
	await result_of("scene_edit", "create_node", create)
	await open(save(_named("Other"), "other"))
	check_equal(await active(), [false, true], "the other scene was just opened")
	await result_of("scene_edit", "create_node", create)
	check_equal((await undo())["history"], "scene")
	check_equal(root().get_child_count(), 0, "its own step")
	await redo()
	await result_of("scene_edit", "save_scene", {})
	check(not FileAccess.get_file_as_string(first).contains('name="A"'), "the first file is as it was")
	EditorInterface.open_scene_from_path(first)
	await settle()
	check_equal(await active(), [true, true], "the first scene is still unsaved")
	check_equal((await undo())["last_action"], "Create A")
	check_equal(await active(), [false, true], "back to what is on disk")
	EditorInterface.save_all_scenes()
	EditorInterface.open_scene_from_path(folder.path_join("other.tscn"))
	await settle()
	check_equal(await active(), [false, true])
	close_scene()
	await settle()


func test_the_active_scene_has_its_file_or_the_name_of_its_root() -> void:
	var scene: Dictionary = await result_of("inspection", "get_active_scene", {})
	check_equal([scene["is_open"], scene["path"], scene["name"]], [true, root().scene_file_path, "main.tscn"])
	var path: String = root().scene_file_path
	root().scene_file_path = ""
	scene = await result_of("inspection", "get_active_scene", {})
	root().scene_file_path = path
	check_equal([scene["path"], scene["name"], scene["dirty"]], ["", "Main", true])


func test_nothing_open_is_an_answer() -> void:
	if not EditorInterface.has_method("close_scene"):
		check(true, "the engine cannot close a scene")
		return
	while root() != null:
		close_scene()
		await plugin.get_tree().process_frame
	check_equal(
		await result_of("inspection", "get_active_scene", {}),
		{"is_open": false, "path": null, "name": null, "dirty": false, "dirty_known": true}
	)
	check_equal(await tree(), {"tree": null, "truncated": false, "hint": null, "node_count": 0, "returned": 0})
	check((await result_of("core", "undo", {"count": 1}, true))["history"] != "scene", "no scene to undo in")


func test_the_tree_tells_what_comes_from_where() -> void:
	var base: Node = Node2D.new()
	base.name = "Root"
	base.add_child(_named("Base"))
	var base_path: String = save(base, "base")
	var path: String = folder.path_join("inherited.tscn")
	var file: FileAccess = FileAccess.open(path, FileAccess.WRITE)
	file.store_string(
		(
			'[gd_scene format=3]\n[ext_resource type="PackedScene" path="%s" id="1"]\n' % base_path
			+ '[node name="Root" instance=ExtResource("1")]\n'
		)
	)
	file.close()
	await open(path)
	add_instance(base_path, "Pet")
	add(Node.new(), "Loose").owner = null
	var read: Dictionary = await tree()
	check_equal([read["node_count"], read["returned"], read["truncated"]], [5, 5, false])
	var children: Array = read["tree"]["children"]
	check_equal(children[0]["inherited"], true)
	check_equal(children[1]["instance_of"], base_path)
	check_equal(children[1]["children"][0]["owner"], base_path)
	check_equal(children[2]["unowned"], true)


func test_the_tree_can_start_at_any_node() -> void:
	add(Node.new(), "B", add(Node.new(), "A"))
	var read: Dictionary = await tree({"node_path": "/root/A"})
	check_equal([read["tree"]["path"], read["tree"]["children"][0]["path"], read["node_count"]], ["A", "A/B", 2])
	var params: Dictionary = {"max_depth": -1, "lightweight": false, "child_offset": 0}
	await check_refused(
		"inspection", "get_scene_tree", params.merged({"node_path": "X"}), "RESOURCE_NOT_FOUND", "node_exists"
	)
	await check_refused(
		"inspection", "get_scene_tree", params.merged({"node_path": ".."}), "VALIDATION_ERROR", "node_path"
	)


func test_ten_thousand_nodes_are_read_in_a_moment() -> void:
	var holder: Node = add(Node.new(), "Holder")
	for index: int in 10_000:
		var node: Node = Node.new()
		node.name = "N%d" % index
		holder.add_child(node)
		node.owner = root()
	var read: Dictionary = await tree()
	check_equal([read["node_count"], read["truncated"]], [10_002, true])
	check_equal(read["tree"]["children"][0]["child_count"], 10_000)
	check(JSON.stringify(read).length() < 60_000, "bounded")


func test_node_properties_are_those_of_the_script() -> void:
	var script: GDScript = GDScript.new()
	script.source_code = "@tool\nextends Node2D\n@export var speed: float = 120.5\nvar lives: int = 3\n"
	script.reload()
	root().set_script(script)
	add(Node.new(), "Gun")
	var read: Dictionary = await result_of("inspection", "get_node_properties", {"node_path": "."})
	check_equal(read["properties"], {"speed": 120.5, "lives": 3})
	check_equal([read["node_path"], read["type"], read["script"]], [".", "Node2D", null])
	check_equal([read["children"], read["child_count"], read["truncated"]], [["Gun"] as Array[String], 1, false])


func test_too_large_properties_are_left_out_and_named() -> void:
	var script: GDScript = GDScript.new()
	script.source_code = "@tool\nextends Node2D\nvar big: String = 'x'.repeat(30000)\nvar small: int = 1\n"
	script.reload()
	root().set_script(script)
	var read: Dictionary = await result_of("inspection", "get_node_properties", {"node_path": "."})
	check_equal(read["left_out"], ["big"] as Array[String])
	check_equal(read["properties"], {"small": 1})
	check_equal(read["truncated"], true)


func test_a_property_is_read_or_said_not_to_exist() -> void:
	(root() as Node2D).position = Vector2(3, 4)
	var cases: Dictionary = {
		"position": [{"x": 3.0, "y": 4.0}, true],
		"position:y": [4.0, true],
		"script": [null, true],
		"positon": [null, false],
		"add_child": [null, false],
		"Transform": [null, false],
	}
	for property: String in cases:
		var read: Dictionary = await result_of(
			"inspection", "get_node_property", {"node_path": ".", "property": property}
		)
		check_equal([read["value"], read["exists"]], cases[property], property)


func test_reading_a_node_that_is_missing_or_outside_is_refused() -> void:
	for action: String in ["get_node_properties", "get_node_property"]:
		for entry: Array in [["X", "RESOURCE_NOT_FOUND", "node_exists"], ["..", "VALIDATION_ERROR", "node_path"]]:
			var params: Dictionary = {"node_path": entry[0], "property": "visible"}
			await check_refused("inspection", action, params, entry[1], entry[2])


func _named(name: String) -> Node:
	var node: Node = Node2D.new()
	node.name = name
	return node
