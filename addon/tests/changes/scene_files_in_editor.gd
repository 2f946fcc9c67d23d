@tool
extends "res://tests/editor_plugin/editor_case.gd"

const CreateScene: GDScript = preload("res://addons/godot_mcp/changes/create_scene.gd")


func create(path: String, type: String = "Node2D") -> Dictionary:
	var params: Dictionary = {"root_type": type, "scene_path": path}
	return await result_of("scene_edit", "create_scene", params)


func test_a_scene_is_written_and_opened_with_its_folders() -> void:
	var path: String = folder.path_join("levels/deep/level 1.tscn")
	var params: Dictionary = {"root_type": "Node3D", "scene_path": path}
	var preview: Dictionary = await result_of("scene_edit", "create_scene", params, true)
	check_equal(preview, {"scene_path": path, "root_type": "Node3D", "created": false})
	check(not DirAccess.dir_exists_absolute(path.get_base_dir()), "a preview makes no folder")
	check_equal(await create(path, "Node3D"), {"scene_path": path, "root_type": "Node3D", "created": true})
	check_equal(root().scene_file_path, path)
	check_equal([String(root().name), root().get_class()], ["level 1", "Node3D"])
	check(FileAccess.file_exists(path), "the file is there")
	check_equal(history().has_undo(), false, "a file is not undone")


func test_a_scene_can_be_written_in_both_formats() -> void:
	await create(folder.path_join("binary.scn"), "Control")
	check_equal(root().scene_file_path, folder.path_join("binary.scn"))


func test_a_file_that_exists_is_left_alone() -> void:
	var path: String = root().scene_file_path
	var before: String = FileAccess.get_file_as_string(path)
	var params: Dictionary = {"root_type": "Node", "scene_path": path}
	var reply: Dictionary = await check_refused("scene_edit", "create_scene", params, "VALIDATION_ERROR", "scene_path")
	check_contains(reply["hint"], path)
	check_equal(FileAccess.get_file_as_string(path), before)


func test_the_path_of_an_open_scene_is_not_free_though_its_file_is_gone() -> void:
	var path: String = root().scene_file_path
	DirAccess.remove_absolute(path)
	var params: Dictionary = {"root_type": "Node", "scene_path": path}
	await check_refused("scene_edit", "create_scene", params, "VALIDATION_ERROR", "scene_path")
	check(not FileAccess.file_exists(path), "nothing was written")


func test_a_wrong_class_or_path_is_refused_and_writes_nothing() -> void:
	var good: String = folder.path_join("x.tscn")
	for entry: Array in [
		["Nod2D", good],
		["Resource", good],
		["CanvasItem", good],
		["Node", folder.path_join("x.tres")],
		["Node", "res://../x.tscn"],
		["Node", "user://x.tscn"],
		["Node", ""],
	]:
		var params: Dictionary = {"root_type": entry[0], "scene_path": entry[1]}
		await check_refused("scene_edit", "create_scene", params, "VALIDATION_ERROR")
	check(not FileAccess.file_exists(good), "nothing was written")


func test_a_folder_that_cannot_be_made_is_a_failed_precondition() -> void:
	var params: Dictionary = {"root_type": "Node", "scene_path": root().scene_file_path.path_join("sub/x.tscn")}
	await check_refused("scene_edit", "create_scene", params, "PRECONDITION_FAILED", "parent_dir")


func test_a_scene_that_cannot_be_made_leaves_no_folder_behind() -> void:
	var path: String = folder.path_join("a/b/x.tscn")
	var ctx: Context = Context.new()
	ctx.plugin = plugin
	var reply: Dictionary = Runner.run(
		CreateScene.new({"native": "CanvasItem", "script": null}, "CanvasItem", path), ctx
	)
	check_equal(reply.get("error"), "INTERNAL_ERROR")
	check(not DirAccess.dir_exists_absolute(folder.path_join("a")), "no folder is left")


func test_a_scene_is_saved_to_its_own_file() -> void:
	add(Node2D.new(), "Kid")
	var path: String = root().scene_file_path
	var before: String = FileAccess.get_file_as_string(path)
	var preview: Dictionary = await result_of("scene_edit", "save_scene", {}, true)
	check_equal(FileAccess.get_file_as_string(path), before, "a preview writes nothing")
	var done: Dictionary = await result_of("scene_edit", "save_scene", {})
	check_equal([preview["saved"], done["saved"], done["path"]], [false, true, path])
	preview["saved"] = true
	check_equal(preview, done)
	check_contains(FileAccess.get_file_as_string(path), 'name="Kid"')


func test_nodes_that_are_not_saved_are_named() -> void:
	add(Node2D.new(), "Loose").owner = null
	var done: Dictionary = await result_of("scene_edit", "save_scene", {})
	check_equal(done["not_saved"], [{"node_path": "Loose", "reason": "node_not_owned"}] as Array[Dictionary])
	check_equal(done["not_saved_total"], 1)


func test_a_scene_without_a_file_is_not_saved() -> void:
	root().scene_file_path = ""
	var reply: Dictionary = await check_refused("scene_edit", "save_scene", {}, "PRECONDITION_FAILED", "scene_path")
	check_contains(reply["hint"], "godot_scene_edit_create_scene")


func test_a_save_that_failed_is_no_success_and_leaves_no_dialog() -> void:
	var away: String = folder + "_away"
	await create(folder.path_join("sub/gone.tscn"))
	await result_of("scene_edit", "create_node", {"parent_path": ".", "node_type": "Node", "node_name": "A"})
	DirAccess.rename_absolute(folder.path_join("sub"), away)
	var reply: Dictionary = await call_tool("scene_edit", "save_scene", {})
	check_equal(reply.get("error"), "INTERNAL_ERROR")
	check_contains(reply["hint"], "Error while saving")
	var active: Dictionary = await result_of("inspection", "get_active_scene", {})
	check_equal([active["dirty"], active["dirty_known"]], [true, true])
	DirAccess.rename_absolute(away, folder.path_join("sub"))
	for dialog: Node in plugin.get_tree().root.find_children("*", "AcceptDialog", true, false):
		check_equal(
			(dialog as AcceptDialog).visible, false, "a dialog is open: %s" % (dialog as AcceptDialog).dialog_text
		)
	await result_of("scene_edit", "save_scene", {})
