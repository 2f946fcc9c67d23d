@tool
extends "res://tests/editor_plugin/editor_case.gd"


func create(name: String, parent: String = ".", type: String = "Node2D") -> Dictionary:
	var params: Dictionary = {"parent_path": parent, "node_type": type, "node_name": name}
	return await check_foretold("scene_edit", "create_node", params, "created")


func test_a_node_is_created_undone_and_redone_in_one_step() -> void:
	var before: String = dump()
	var done: Dictionary = await create("Player", ".", "Sprite2D")
	check_equal(done["node_path"], "Player")
	check_equal(done["renamed"], false)
	check_equal(done["persisted"], true)
	var player: Node = root().get_node("Player")
	check_equal(player.get_class(), "Sprite2D")
	check(player.owner == root(), "owned by the scene")
	check_equal((await undo())["actions"], ["Create Player"] as Array[String])
	check_equal(dump(), before, "undone")
	await redo()
	check(root().get_node("Player") == player, "the same node is back")
	check(player.owner == root(), "owned again")
	check_contains(await saved_and_reloaded(), 'name="Player" type="Sprite2D"')


func test_the_real_name_is_foretold_and_reported() -> void:
	for wanted: String in ["Kid", "Kid", "Kid2", "Kid", "Kid007", "Kid007", 'a.b:c@d/e"f%g', "root"]:
		var done: Dictionary = await create(wanted)
		var node: Node = root().get_child(-1)
		check_equal(done["node_path"], "./root" if wanted == "root" else String(node.name))
		check_equal(done["requested_name"], wanted)
		check_equal(done["renamed"], String(node.name) != wanted)


func test_a_parent_is_found_by_any_spelling() -> void:
	await create("A")
	for path: String in ["A", "/A", "/root/A", "./A"]:
		check_equal((await create("B", path))["node_path"].get_base_dir(), "A", path)


func test_a_class_that_cannot_be_created_is_refused_with_near_names() -> void:
	var cases: Array[Array] = [
		["Sprit2D", "Sprite2D"], ["sprite2d", "Sprite2D"], ["CanvasItem", ""], ["Resource", ""], ["EditorPlugin", ""]
	]
	for entry: Array in cases:
		var params: Dictionary = {"parent_path": ".", "node_type": entry[0], "node_name": "X"}
		var reply: Dictionary = await check_refused("scene_edit", "create_node", params, "VALIDATION_ERROR")
		check_contains(reply["hint"], "node_type '%s'" % entry[0])
		if entry[1] != "":
			check_equal(reply["suggestions"][0], entry[1])
	check_equal(root().get_child_count(), 0)


func test_a_name_that_would_be_blank_is_refused() -> void:
	for name: String in ["", "  ", "\t", "///"]:
		var params: Dictionary = {"parent_path": ".", "node_type": "Node", "node_name": name}
		await check_refused("scene_edit", "create_node", params, "VALIDATION_ERROR")


func test_a_parent_that_is_missing_or_outside_is_refused() -> void:
	for entry: Array in [
		["Nobody", "RESOURCE_NOT_FOUND", "node_exists"],
		["..", "VALIDATION_ERROR", "node_path"],
		["../..", "VALIDATION_ERROR", "node_path"],
	]:
		var params: Dictionary = {"parent_path": entry[0], "node_type": "Node", "node_name": "X"}
		await check_refused("scene_edit", "create_node", params, entry[1], entry[2])


func test_a_script_class_is_created_from_its_native_base() -> void:
	await _write_script("hero.gd", "class_name TestHero\nextends Sprite2D\n@export var lives: int = 3\n")
	var done: Dictionary = await create("Hero", ".", "TestHero")
	var hero: Node = root().get_node("Hero")
	check_equal([done["node_path"], hero.get_class(), hero.get("lives")], ["Hero", "Sprite2D", 3])
	await undo()
	await redo()
	check_contains(await saved_and_reloaded(), "script = ")


func test_a_script_class_that_cannot_be_a_node_here_is_refused() -> void:
	await _write_script("thing.gd", "class_name TestThing\nextends Resource\n")
	await _write_script("needy.gd", "class_name TestNeedy\nextends Node\nfunc _init(a: int) -> void:\n\tpass\n")
	for entry: Array in [["TestThing", "is not a Node class"], ["TestNeedy", "needs arguments"]]:
		var params: Dictionary = {"parent_path": ".", "node_type": entry[0], "node_name": "X"}
		var reply: Dictionary = await check_refused("scene_edit", "create_node", params, "VALIDATION_ERROR")
		check_contains(reply["hint"], entry[1])


func test_the_verdict_is_what_a_saved_and_reloaded_scene_shows() -> void:
	var enemy: Node = Node2D.new()
	enemy.name = "Enemy"
	add_child_named(enemy, "Inner")
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
	for parent: String in cases:
		var done: Dictionary = await create("New", parent)
		check_equal([done["persisted"], done["reason"]], cases[parent], parent)
	await saved_and_reloaded()
	for parent: String in cases:
		var below: Node = root().get_node_or_null(parent)
		var there: bool = below != null and below.has_node("New")
		check_equal(there, cases[parent][0], "%s after the reload" % parent)


func test_a_dropped_redo_frees_the_node() -> void:
	await create("First")
	var before: int = orphans()
	for name: String in ["Second", "Third"]:
		await create(name, "First")
		await undo()
	check_equal(orphans(), before + 1, "only the last one waits for a redo")
	await create("Fourth")
	check_equal(orphans(), before, "nothing is left behind")


func test_previews_and_refusals_leave_no_nodes_behind() -> void:
	await create("Kid")
	var before: int = orphans()
	for index: int in 3:
		await result_of(
			"scene_edit", "create_node", {"parent_path": ".", "node_type": "Node", "node_name": "Kid"}, true
		)
		await check_refused(
			"scene_edit", "create_node", {"parent_path": ".", "node_type": "No", "node_name": "Kid"}, "VALIDATION_ERROR"
		)
	check_equal(orphans(), before)


func add_child_named(parent: Node, name: String) -> void:
	var child: Node = Node2D.new()
	child.name = name
	parent.add_child(child)


func _write_script(name: String, source: String) -> void:
	var path: String = folder.path_join(name)
	var file: FileAccess = FileAccess.open(path, FileAccess.WRITE)
	file.store_string(source)
	file.close()
	await scan()
	var wanted: String = source.get_slice("\n", 0).trim_prefix("class_name ")
	for frame: int in 300:
		for entry: Dictionary in ProjectSettings.get_global_class_list():
			if entry["class"] == wanted:
				return
		await plugin.get_tree().process_frame
	check(false, "the editor never registered %s" % wanted)
