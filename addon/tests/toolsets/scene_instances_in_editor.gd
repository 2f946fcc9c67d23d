@tool
extends "res://tests/editor_plugin/editor_case.gd"


## A scene with a node below its root, saved as [param name].
func make(name: String, type: String = "Node2D") -> String:
	var top: Node = ClassDB.instantiate(type)
	top.name = name.get_file()
	var inner: Sprite2D = Sprite2D.new()
	inner.name = "Inner"
	inner.add_to_group("inside", true)
	top.add_child(inner)
	return save(top, name)


func instance_of(path: String, name: String = "", parent: String = ".") -> Dictionary:
	return {"parent_path": parent, "scene_path": path, "name": name}


func extraction(node_path: String, path: String, replace: bool = false, save_too: bool = false) -> Dictionary:
	return {"node_path": node_path, "scene_path": path, "replace_with_instance": replace, "save_current": save_too}


func names(node: Node) -> Array[String]:
	var found: Array[String] = []
	for child: Node in node.find_children("*", "", true, false):
		found.append("%s %s" % [node.get_path_to(child), child.get_class()])
	return found


func test_an_instance_is_put_in_and_its_inside_is_its_own() -> void:
	var part: String = make("Pärt")
	var done: Dictionary = await check_foretold("scene_edit", "instance_scene", instance_of(part), "instanced")
	check_equal([done["node_path"], done["requested_name"], done["renamed"]], ["Pärt", "Pärt", false])
	check_equal([done["scene_path"], done["persisted"]], [part, true])
	var node: Node = root().get_node("Pärt")
	check_equal([node.scene_file_path, node.owner == root(), node.get_node("Inner").owner == node], [part, true, true])
	var text: String = await saved_and_reloaded()
	check_contains(text, "instance=")
	check(not text.contains("Inner"), "the inside is not written again")


func test_a_second_instance_gets_a_readable_name() -> void:
	var part: String = make("Part")
	await result_of("scene_edit", "instance_scene", instance_of(part))
	var done: Dictionary = await check_foretold("scene_edit", "instance_scene", instance_of(part), "instanced")
	check_equal([done["node_path"], done["renamed"]], ["Part2", true])
	done = await check_foretold("scene_edit", "instance_scene", instance_of(part, "A/B"), "instanced")
	check_equal([done["node_path"], done["requested_name"], done["renamed"]], ["A_B", "A/B", true])


func test_an_instance_is_undone_and_done_again() -> void:
	var before: String = dump()
	await result_of("scene_edit", "instance_scene", instance_of(make("Part")))
	var after: String = dump()
	await undo()
	check_equal(dump(), before)
	await redo()
	check_equal(dump(), after)


func test_an_instance_inside_a_closed_one_is_not_kept() -> void:
	var part: String = make("Part")
	add_instance(part, "Part")
	var params: Dictionary = instance_of(make("Other"), "", "Part/Inner")
	var done: Dictionary = await check_foretold("scene_edit", "instance_scene", params, "instanced")
	check_equal([done["persisted"], done["reason"]], [false, "instanced_child_not_editable"])


func test_a_scene_is_not_put_into_itself() -> void:
	var itself: String = root().scene_file_path
	var middle: Node2D = Node2D.new()
	var held: Node = (load(itself) as PackedScene).instantiate(PackedScene.GEN_EDIT_STATE_INSTANCE)
	middle.add_child(held)
	var through: String = save(middle, "through")
	var farther: Node2D = Node2D.new()
	farther.add_child((load(through) as PackedScene).instantiate(PackedScene.GEN_EDIT_STATE_INSTANCE))
	for path: String in [itself, through, save(farther, "farther")]:
		var reply: Dictionary = await check_refused(
			"scene_edit", "instance_scene", instance_of(path), "VALIDATION_ERROR", "scene_path"
		)
		check_contains(reply["hint"], "holds the open scene")


func test_what_cannot_be_instanced_is_refused() -> void:
	var gone: Dictionary = instance_of(folder.path_join("gone.tscn"))
	await check_refused("scene_edit", "instance_scene", gone, "RESOURCE_NOT_FOUND", "scene_path")
	var script: Dictionary = instance_of("res://addons/godot_mcp/plugin.gd")
	await check_refused("scene_edit", "instance_scene", script, "VALIDATION_ERROR", "scene_path")
	var part: String = make("Part")
	for entry: Array in [["Nobody", "RESOURCE_NOT_FOUND", "node_exists"], ["..", "VALIDATION_ERROR", "node_path"]]:
		await check_refused("scene_edit", "instance_scene", instance_of(part, "", entry[0]), entry[1], entry[2])
	await check_refused("scene_edit", "instance_scene", instance_of(part, "//"), "VALIDATION_ERROR")


func branch() -> void:
	var top: Node = add(Node2D.new(), "Top")
	(top as Node2D).position = Vector2(5, 6)
	add(Timer.new(), "Timer", top)
	add_instance(make("Part"), "Part").reparent(top)
	(root().get_node("Top/Part") as Node).owner = root()
	add(Node2D.new(), "After")
	root().get_node("Top").connect("renamed", Callable(root().get_node("After"), "queue_free"), CONNECT_PERSIST)
	root().get_node("Top/Timer").connect("timeout", Callable(top, "hide"), CONNECT_PERSIST)


func test_a_branch_becomes_a_scene_that_keeps_its_instances() -> void:
	branch()
	var before: String = dump()
	var path: String = folder.path_join("made/deep/top.tscn")
	var done: Dictionary = await check_foretold("scene_edit", "extract_scene", extraction("Top", path), "extracted")
	check_equal([done["replaced"], done["saved"], done["instance_path"]], [false, false, null])
	check_equal([done["node_count"], done["persisted"]], [4, true])
	check_equal(done["lost_connections"], ["Top.renamed -> After.queue_free"] as Array[String])
	check_equal(dump(), before, "the open scene is as it was")
	var text: String = FileAccess.get_file_as_string(path)
	check_contains(text, "instance=ExtResource")
	check_contains(text, 'signal="timeout" from="Timer" to="." method="hide"')
	check(not text.contains("Inner"), "the inside of an instance is not written")
	var made: Node = autofree((load(path) as PackedScene).instantiate())
	check_equal(names(made), ["Timer Timer", "Part Node2D", "Part/Inner Sprite2D"] as Array[String])
	check_equal((made as Node2D).position, Vector2(5, 6))


func test_an_instance_takes_the_place_of_the_branch_and_undo_restores_all() -> void:
	branch()
	var before: String = dump()
	var path: String = folder.path_join("top.tscn")
	var params: Dictionary = extraction("Top", path, true)
	var done: Dictionary = await check_foretold("scene_edit", "extract_scene", params, "extracted")
	check_equal([done["replaced"], done["instance_path"], done["persisted"]], [true, "Top", true])
	var instance: Node = root().get_node("Top")
	check_equal([instance.scene_file_path, instance.get_index(), instance.owner == root()], [path, 0, true])
	var after: String = dump()
	await undo()
	check_equal(dump(), before)
	check(FileAccess.file_exists(path), "the file stays")
	await redo()
	check_equal(dump(), after)
	await undo()
	check_equal(await saved_and_reloaded(), before)


func test_the_open_scene_is_saved_on_request() -> void:
	branch()
	var params: Dictionary = extraction("Top", folder.path_join("top.tscn"), true, true)
	var done: Dictionary = await check_foretold("scene_edit", "extract_scene", params, "extracted")
	check_equal(done["saved"], true)
	check_contains(FileAccess.get_file_as_string(root().scene_file_path), "top.tscn")
	check_equal((await result_of("inspection", "get_active_scene", {}))["dirty"], false)


func test_an_extraction_whose_save_fails_is_taken_back_and_can_be_redone() -> void:
	DirAccess.make_dir_recursive_absolute(folder.path_join("home"))
	await open(make("home/Open"))
	branch()
	var path: String = folder.path_join("elsewhere/top.tscn")
	var before: String = dump()
	DirAccess.rename_absolute(folder.path_join("home"), folder.path_join("away"))
	var reply: Dictionary = await call_tool("scene_edit", "extract_scene", extraction("Top", path, true, true))
	DirAccess.rename_absolute(folder.path_join("away"), folder.path_join("home"))
	check_equal(reply.get("error"), "INTERNAL_ERROR")
	check_contains(reply["hint"], "taken back")
	check(not DirAccess.dir_exists_absolute(path.get_base_dir()), "neither file nor folder is left")
	check_equal(dump(), before)
	await redo()
	check_equal([root().get_node("Top").scene_file_path, FileAccess.file_exists(path)], [path, true])
	await undo()
	check_equal(dump(), before)


func test_a_unique_name_and_editable_children_survive() -> void:
	branch()
	root().get_node("Top").unique_name_in_owner = true
	root().get_node("Top/Timer").unique_name_in_owner = true
	root().set_editable_instance(root().get_node("Top/Part"), true)
	(root().get_node("Top/Part/Inner") as Node2D).position = Vector2(1, 1)
	var path: String = folder.path_join("top.tscn")
	await result_of("scene_edit", "extract_scene", extraction("Top", path, true))
	check_equal(root().get_node("%Top").scene_file_path, path)
	var text: String = FileAccess.get_file_as_string(path)
	check_contains(text, '[editable path="Part"]')
	check_contains(text, "position = Vector2(1, 1)")
	var made: Node = autofree((load(path) as PackedScene).instantiate())
	check_equal([made.unique_name_in_owner, made.get_node("%Timer").get_class()], [false, "Timer"])
	await undo()
	check_equal(root().get_node("%Timer").get_parent(), root().get_node("%Top"))


func test_unowned_nodes_stay_behind() -> void:
	branch()
	add(Node.new(), "Loose", root().get_node("Top")).owner = null
	var path: String = folder.path_join("top.tscn")
	var done: Dictionary = await result_of("scene_edit", "extract_scene", extraction("Top", path))
	check_equal(done["node_count"], 4)
	check(not FileAccess.get_file_as_string(path).contains("Loose"), "it is not in the file")


func test_a_branch_inside_an_editable_instance_is_extracted_whole() -> void:
	var top: Node2D = Node2D.new()
	var middle: Node2D = Node2D.new()
	middle.name = "Middle"
	top.add_child(middle)
	var leaf: Node2D = Node2D.new()
	leaf.name = "Leaf"
	middle.add_child(leaf)
	var instance: Node = add_instance(save(top, "nested"), "Nested")
	root().set_editable_instance(instance, true)
	var path: String = folder.path_join("middle.tscn")
	await result_of("scene_edit", "extract_scene", extraction("Nested/Middle", path))
	check_equal(names(autofree((load(path) as PackedScene).instantiate())), ["Leaf Node2D"] as Array[String])
	check_equal(root().get_node("Nested/Middle/Leaf").owner, instance)


func test_what_cannot_be_extracted_is_refused_and_writes_nothing() -> void:
	branch()
	var part: String = folder.path_join("Part.tscn")
	add(Node.new(), "Loose").owner = null
	var path: String = folder.path_join("new.tscn")
	for entry: Array in [
		[extraction("Nobody", path), "RESOURCE_NOT_FOUND", "node_exists"],
		[extraction("../..", path), "VALIDATION_ERROR", "node_path"],
		[extraction("Loose", path), "VALIDATION_ERROR", "node_path"],
		[extraction("Top/Part", path), "VALIDATION_ERROR", "node_path"],
		[extraction("Top/Part/Inner", path), "VALIDATION_ERROR", "node_path"],
		[extraction(".", path, true), "VALIDATION_ERROR", "node_path"],
		[extraction("Top", part), "VALIDATION_ERROR", "scene_path"],
		[extraction("Top", folder.path_join("new.tres")), "VALIDATION_ERROR", "scene_path"],
		[extraction("Top", part.path_join("sub/new.tscn")), "PRECONDITION_FAILED", "parent_dir"],
	]:
		await check_refused("scene_edit", "extract_scene", entry[0], entry[1], entry[2])
	check(not FileAccess.file_exists(path), "nothing was written")
	root().scene_file_path = ""
	var unsaved: Dictionary = extraction("Top", path, true, true)
	await check_refused("scene_edit", "extract_scene", unsaved, "PRECONDITION_FAILED", "scene_path")


func test_an_inherited_node_is_not_replaced() -> void:
	var base: String = make("Base")
	EditorInterface.open_scene_from_path(base, true)
	await settle()
	check_equal(root().get_node("Inner").owner, root())
	var params: Dictionary = extraction("Inner", folder.path_join("inner.tscn"), true)
	await check_refused("scene_edit", "extract_scene", params, "VALIDATION_ERROR", "node_path")
	var groups: Dictionary = await result_of("inspection", "get_node_groups", {"node_path": "Inner"})
	var detail: Dictionary = {"name": "inside", "persistent": true, "from_base": true}
	check_equal(groups["details"], [detail] as Array[Dictionary])
	close_scene()
	await settle()


func test_editable_children_are_switched_and_undone() -> void:
	add_instance(make("Part"), "Part")
	var on: Dictionary = {"node_path": "Part", "editable": true}
	var done: Dictionary = await check_foretold("scene_edit", "set_editable_children", on, "changed")
	check_equal([done["editable"], done["overrides"], done["persisted"]], [true, 0, true])
	check(root().is_editable_instance(root().get_node("Part")), "it is editable")
	var again: Dictionary = await result_of("scene_edit", "set_editable_children", on)
	check_equal([again["changed"], history().get_history_count()], [false, 1])
	await undo()
	check(not root().is_editable_instance(root().get_node("Part")), "undone")
	await redo()
	check_contains(await saved_and_reloaded(), '[editable path="Part"]')


func test_what_stopping_would_drop_is_counted() -> void:
	add_instance(make("Part"), "Part")
	root().set_editable_instance(root().get_node("Part"), true)
	var inner: Sprite2D = root().get_node("Part/Inner")
	inner.position = Vector2(1, 2)
	inner.visible = false
	(add(Node2D.new(), "Added", inner) as Node2D).rotation = 1
	add(Node2D.new(), "Kept", root().get_node("Part"))
	var off: Dictionary = {"node_path": "Part", "editable": false}
	var done: Dictionary = await check_foretold("scene_edit", "set_editable_children", off, "changed")
	check_equal(done["overrides"], 4)
	var text: String = await saved_and_reloaded()
	check(not text.contains("Added") and text.contains("Kept"), "what was counted is dropped, and no more")


func test_an_heir_cannot_close_what_its_base_opened() -> void:
	var top: Node2D = Node2D.new()
	top.name = "Base"
	var part: Node = (load(make("Part")) as PackedScene).instantiate(PackedScene.GEN_EDIT_STATE_INSTANCE)
	top.add_child(part)
	part.owner = top
	top.set_editable_instance(part, true)
	var packed: PackedScene = PackedScene.new()
	packed.pack(top)
	var base: String = folder.path_join("base.tscn")
	ResourceSaver.save(packed, base)
	top.free()
	EditorInterface.open_scene_from_path(base, true)
	await settle()
	var off: Dictionary = {"node_path": "Part", "editable": false}
	var done: Dictionary = await check_foretold("scene_edit", "set_editable_children", off, "changed")
	check_equal([done["persisted"], done["reason"]], [false, "structure_from_base_scene"])
	EditorInterface.save_scene_as(folder.path_join("heir.tscn"))
	await settle()
	await reload()
	check(root().is_editable_instance(root().get_node("Part")), "it is open again")
	close_scene()
	await settle()


func test_only_an_instance_of_the_open_scene_has_editable_children() -> void:
	add_instance(make("Part"), "Part")
	add(Node2D.new(), "Plain")
	for entry: Array in [
		[".", "VALIDATION_ERROR", "node_path"],
		["Plain", "VALIDATION_ERROR", "node_path"],
		["Part/Inner", "VALIDATION_ERROR", "node_path"],
		["../..", "VALIDATION_ERROR", "node_path"],
		["Nobody", "RESOURCE_NOT_FOUND", "node_exists"],
	]:
		var params: Dictionary = {"node_path": entry[0], "editable": true}
		await check_refused("scene_edit", "set_editable_children", params, entry[1], entry[2])
