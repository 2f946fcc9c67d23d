@tool
extends "res://tests/editor_plugin/editor_case.gd"

const Twin: GDScript = preload("res://addons/godot_mcp/scene/twin.gd")


func set_property(path: String, property: String, value: Variant) -> Dictionary:
	var params: Dictionary = {"node_path": path, "property": property, "value": value}
	return await check_foretold("scene_edit", "set_node_property", params, "set")


func refuse(path: String, property: String, value: Variant, code: String, required: String = "") -> Dictionary:
	var params: Dictionary = {"node_path": path, "property": property, "value": value}
	return await check_refused("scene_edit", "set_node_property", params, code, required)


func test_a_value_is_set_read_back_undone_and_redone() -> void:
	var before: String = dump()
	var done: Dictionary = await set_property(".", "position", {"x": 10.0, "y": 20.0})
	check_equal(done["value"], {"x": 10.0, "y": 20.0})
	check_equal(done["old_value"], {"x": 0.0, "y": 0.0})
	check_equal([done["adjusted"], done["persisted"]], [false, true])
	check_equal((root() as Node2D).position, Vector2(10, 20))
	check_equal((await undo())["last_action"], "Set Main.position")
	check_equal(dump(), before)
	await redo()
	check_equal((root() as Node2D).position, Vector2(10, 20))
	check_contains(await saved_and_reloaded(), "position = Vector2(10, 20)")


func test_a_component_is_set_alone_and_undone_with_the_whole() -> void:
	var main: Node2D = root()
	main.position = Vector2(3, 4)
	var done: Dictionary = await set_property(".", "position:x", 9.0)
	check_equal([done["property"], done["value"], done["old_value"]], ["position:x", 9.0, 3.0])
	check_equal(main.position, Vector2(9, 4))
	await undo()
	check_equal(main.position, Vector2(3, 4))


func test_what_the_getter_returns_the_setter_accepts() -> void:
	add(Sprite2D.new(), "Sprite")
	for property: String in ["position", "modulate", "transform", "texture", "region_rect", "z_index", "process_mode"]:
		var read: Dictionary = await result_of(
			"inspection", "get_node_property", {"node_path": "Sprite", "property": property}
		)
		var done: Dictionary = await set_property("Sprite", property, read["value"])
		check_equal(done["value"], read["value"], property)
		check_equal(done["adjusted"], false, property)


func test_a_value_that_does_not_fit_changes_nothing() -> void:
	for entry: Array in [
		["position", "abc"],
		["position", {"x": 1.0}],
		["position", 5.0],
		["position", null],
		["z_index", 3.5],
		["visible", "yes"],
		["modulate", "no colour"],
		["position:x", "left"],
		["z_index", 100_000.0],
	]:
		await refuse(".", entry[0], entry[1], "VALIDATION_ERROR", "value")
	check_equal((root() as Node2D).position, Vector2.ZERO)


func test_a_resource_is_set_by_its_path_and_cleared_by_null() -> void:
	add(Sprite2D.new(), "Sprite")
	var texture: GradientTexture2D = GradientTexture2D.new()
	var path: String = folder.path_join("texture.tres")
	ResourceSaver.save(texture, path)
	EditorInterface.get_resource_filesystem().update_file(path)
	var done: Dictionary = await set_property("Sprite", "texture", path)
	check_equal(done["value"], path)
	check_contains(await saved_and_reloaded(), "texture = ")
	check_equal((await set_property("Sprite", "texture", null))["old_value"], path)
	await refuse("Sprite", "texture", "res://none.tres", "RESOURCE_NOT_FOUND", "value")
	await refuse("Sprite", "texture", root().scene_file_path, "VALIDATION_ERROR", "value")


func test_an_unknown_property_is_refused_with_near_names() -> void:
	var reply: Dictionary = await refuse(".", "positon", 1, "VALIDATION_ERROR")
	check_equal(reply["suggestions"][0], "position")
	await refuse(".", "Transform", 1, "VALIDATION_ERROR")


func test_name_owner_and_file_are_not_set_as_properties() -> void:
	for entry: Array in [["name", "X"], ["owner", null], ["scene_file_path", "res://x.tscn"]]:
		await refuse(".", entry[0], entry[1], "VALIDATION_ERROR")
	check_equal(String(root().name), "Main")


func test_a_node_that_is_missing_or_outside_is_refused() -> void:
	await refuse("Nobody", "visible", false, "RESOURCE_NOT_FOUND", "node_exists")
	await refuse("..", "visible", false, "VALIDATION_ERROR", "node_path")


func test_a_clamped_value_is_reported_as_adjusted() -> void:
	var slider: Range = add(HSlider.new(), "Slider") as Range
	slider.max_value = 50.0
	var done: Dictionary = await set_property("Slider", "value", 80.0)
	check_equal([done["set"], done["value"], done["adjusted"]], [true, 50.0, true])
	await undo()
	check_equal(slider.value, 0.0)


func test_a_preview_foretells_the_setter_whatever_the_number() -> void:
	for type: String in ["ProgressBar", "Node2D", "Camera3D", "LineEdit", "PointLight2D"]:
		var node: Node = add(ClassDB.instantiate(type), type)
		for info: Dictionary in node.get_property_list():
			var usage: int = info["usage"]
			if Twin.ASKS_THE_TREE.has(str(info["name"])):
				continue
			if usage & PROPERTY_USAGE_STORAGE and info["type"] in [TYPE_INT, TYPE_FLOAT]:
				await check_verdict_foretold(type, info["name"], -100_000.0)
				await check_verdict_foretold(type, info["name"], 150.0)


func check_verdict_foretold(path: String, property: String, value: Variant) -> void:
	var params: Dictionary = {"node_path": path, "property": property, "value": value}
	var preview: Dictionary = await call_tool("scene_edit", "set_node_property", params, true)
	var reply: Dictionary = await call_tool("scene_edit", "set_node_property", params)
	if reply["ok"]:
		reply["result"]["set"] = false
		await undo()
	check_equal(preview, reply, "%s.%s = %s" % [path, property, value])


func test_a_preview_that_a_node_alone_cannot_tell_keeps_to_the_value() -> void:
	var holder: Node2D = add(Node2D.new(), "Holder")
	holder.position = Vector2(5, 5)
	add(Node2D.new(), "Child", holder)
	await set_property("Holder/Child", "global_position", {"x": 1.0, "y": 2.0})
	var box: HBoxContainer = add(HBoxContainer.new(), "Box")
	add(Button.new(), "Button", box)
	await set_property("Box", "size_flags_stretch_ratio", 2.0)


func test_a_value_that_the_node_does_not_take_is_an_error_without_history() -> void:
	add(AnimationPlayer.new(), "Player")
	var before: int = version()
	var params: Dictionary = {"node_path": "Player", "property": "current_animation", "value": "nope"}
	var reply: Dictionary = await call_tool("scene_edit", "set_node_property", params)
	check_equal([reply.get("error"), reply.get("required")], ["VALIDATION_ERROR", "value"])
	check_contains(reply["hint"], "did not take")
	check_equal(version(), before)
	check_equal(history().has_redo(), false)


func test_a_property_that_files_do_not_hold_has_no_verdict() -> void:
	add(AudioStreamPlayer.new(), "Sound")
	var done: Dictionary = await set_property("Sound", "playing", false)
	check_equal([done["persisted"], done["reason"]], [null, "property_not_stored"])


func test_the_verdict_is_what_a_saved_and_reloaded_scene_shows() -> void:
	var enemy: Node2D = Node2D.new()
	enemy.name = "Enemy"
	var inner: Node2D = Node2D.new()
	inner.name = "Inner"
	enemy.add_child(inner)
	var path: String = save(enemy, "enemy")
	add_instance(path, "Closed")
	root().set_editable_instance(add_instance(path, "Open"), true)
	var loose: Node = add(Node2D.new(), "Loose")
	loose.owner = null
	var cases: Dictionary = {
		".": [true, null],
		"Closed": [true, null],
		"Closed/Inner": [false, "instanced_child_not_editable"],
		"Open/Inner": [true, null],
		"Loose": [false, "node_not_owned"],
	}
	for node: String in cases:
		var done: Dictionary = await set_property(node, "position", {"x": 7.0, "y": 8.0})
		check_equal([done["persisted"], done["reason"]], cases[node], node)
	await saved_and_reloaded()
	for node: String in cases:
		var found: Node2D = root().get_node_or_null(node)
		check_equal(found != null and found.position == Vector2(7, 8), cases[node][0], "%s after the reload" % node)


func test_the_history_is_not_changed_by_what_happens_to_a_container_later() -> void:
	var script: GDScript = GDScript.new()
	script.source_code = "@tool\nextends Node\n@export var items: Array = [1]\n"
	script.reload()
	var holder: Node = add(Node.new(), "Holder")
	holder.set_script(script)
	await set_property("Holder", "items", [2.0, 3.0])
	(holder.get("items") as Array).append(4)
	await undo()
	check_equal(holder.get("items"), [1])
	(holder.get("items") as Array).append(5)
	await redo()
	check_equal(holder.get("items"), [2, 3])


func test_a_script_is_swapped_and_its_values_come_back_on_undo() -> void:
	var sources: Dictionary = {
		"a.gd": "extends Node\n@export var lives: int = 3\n", "b.gd": "extends Node\n", "c.gd": "extends Control\n"
	}
	for name: String in sources:
		var file: FileAccess = FileAccess.open(folder.path_join(name), FileAccess.WRITE)
		file.store_string(sources[name])
		file.close()
	var holder: Node = add(Node.new(), "Holder")
	await set_property("Holder", "script", folder.path_join("a.gd"))
	holder.set("lives", 9)
	var done: Dictionary = await set_property("Holder", "script", folder.path_join("b.gd"))
	check_equal([done["value"], done["old_value"]], [folder.path_join("b.gd"), folder.path_join("a.gd")])
	await undo()
	check_equal(holder.get("lives"), 9)
	await refuse("Holder", "script", folder.path_join("c.gd"), "VALIDATION_ERROR", "value")


func test_a_theme_override_is_set_like_any_property() -> void:
	add(Label.new(), "Text")
	var done: Dictionary = await set_property("Text", "theme_override_colors/font_color", "#ff0000")
	check_equal(done["persisted"], true)
	check_contains(await saved_and_reloaded(), "theme_override_colors/font_color = Color(1, 0, 0, 1)")
