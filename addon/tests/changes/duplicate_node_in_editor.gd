@tool
extends "res://tests/editor_plugin/settings_case.gd"


func duplicate_of(path: String, name: String = "") -> Dictionary:
	return await check_foretold("scene_edit", "duplicate_node", {"node_path": path, "name": name}, "duplicated")


func test_a_copy_is_last_named_by_the_engine_and_one_step() -> void:
	add(Node2D.new(), "Gun", add(Node2D.new(), "Player"))
	add(Node2D.new(), "Last")
	var before: String = saved_file()
	var done: Dictionary = await duplicate_of("Player")
	check_equal([done["node_path"], done["source_path"], done["node_count"]], ["Player2", "Player", 2])
	check_equal(root().get_node("Player2").get_index(), 2)
	var after: String = dump()
	check_equal((await undo())["last_action"], "Duplicate Player")
	check_file(before, "undone")
	await redo()
	check_equal(dump(), after, "redone")
	check_equal(await saved_and_reloaded(), after, "in the file")


func test_a_wanted_name_is_used() -> void:
	add(Node2D.new(), "Player")
	check_equal((await duplicate_of("Player", "Foe"))["node_path"], "Foe")
	check_equal((await duplicate_of("Player", "Foe"))["node_path"], "Foe2")
	await check_refused("scene_edit", "duplicate_node", {"node_path": "Foe", "name": "//"}, "VALIDATION_ERROR")
	await check_refused("scene_edit", "duplicate_node", {"node_path": "."}, "VALIDATION_ERROR", "node_path")


func test_the_file_says_of_the_copy_what_it_says_of_the_original() -> void:
	await open_settings()
	var box: Node = add(Node2D.new(), "Box")
	box.set_meta("list", [1, 2])
	for name: String in ["Closed", "Open"]:
		root().get_node(name).reparent(box)
	root().get_node("Box/Open/Inner").set("rotation", 1.0)
	add(Node2D.new(), "Extra", root().get_node("Box/Open/Inner"))
	var gun: Node = add(Node2D.new(), "Gun", box)
	gun.unique_name_in_owner = true
	gun.add_to_group("weapons", true)
	gun.connect("renamed", Callable(box, "hide").bind(1).unbind(2), CONNECT_PERSIST | CONNECT_DEFERRED)
	gun.connect("renamed", Callable(root().get_node("Target"), "hide"), CONNECT_PERSIST)
	EditorInterface.save_scene()
	await reload()
	var done: Dictionary = await duplicate_of("Box", "Copy")
	check_equal(done["node_count"], 9)
	check(root().get_node("Copy/Open/Inner").owner == root().get_node("Copy/Open"), "owned by the instance")
	check_equal(root().get_node("%Gun"), root().get_node("Box/Gun"), "a unique name stays with the original")
	var text: String = saved_file()
	check_equal(_about(text, "Copy"), _about(text, "Box").replace("unique_name_in_owner = true\n", ""))
	await reload()
	check_equal(root().get_node("Copy/Open").get_child_count(), 1, "nothing is doubled")
	check_equal(root().get_node("Copy/Open/Inner").get_signal_connection_list("renamed").size(), 1)


func test_a_branch_without_instances_is_copied_as_faithfully() -> void:
	var box: Node = add(Node2D.new(), "Box")
	var gun: Node = add(Sprite2D.new(), "Gun", box)
	gun.set("texture", PlaceholderTexture2D.new())
	gun.set("modulate", Color.RED)
	gun.add_to_group("weapons", true)
	add(Node2D.new(), "Loose", box).owner = null
	gun.connect("renamed", Callable(box, "hide").bind(1).unbind(2), CONNECT_PERSIST | CONNECT_DEFERRED)
	box.connect("renamed", Callable(gun, "hide").unbind(1), CONNECT_PERSIST)
	gun.connect("renamed", Callable(add(Node2D.new(), "Other"), "hide"), CONNECT_PERSIST)
	check_equal((await duplicate_of("Box", "Copy"))["node_count"], 2)
	var text: String = saved_file()
	check_equal(_about(text, "Copy"), _about(text, "Box"))
	check(root().get_node("Copy/Gun").get("texture") == gun.get("texture"), "the same resource")


func test_variables_that_hold_nodes_hold_the_copies_or_the_same_nodes_outside() -> void:
	var script_path: String = write(
		"holder.gd", "extends Node2D\n@export var near: Node\n@export var far: Node\n@export var all: Array[Node]\n"
	)
	var box: Node = add(Node2D.new(), "Box")
	var kid: Node = add(Node2D.new(), "Kid", box)
	var other: Node = add(Node2D.new(), "Other")
	box.set_script(load(script_path))
	box.set("near", kid)
	box.set("far", other)
	box.set("all", [kid, other] as Array[Node])
	await duplicate_of("Box")
	var copy: Node = root().get_node("Box2")
	check(copy.get("near") == copy.get_node("Kid"), "the copy's own")
	check(copy.get("far") == other, "the one outside")
	check_equal(copy.get("all"), [copy.get_node("Kid"), other] as Array[Node])
	await saved_and_reloaded()
	check(root().get_node("Box2").get("far") == root().get_node("Other"), "in the file")


func test_the_verdict_is_what_a_saved_and_reloaded_scene_shows() -> void:
	await open_settings()
	var cases: Dictionary = {
		"Own": [true, null],
		"Closed/Inner": [true, null],
		"Closed/Inner/Kid": [false, "instanced_child_not_editable"],
		"Open/Inner": [true, null],
		"Base": [true, null],
		"Loose": [true, null],
	}
	for path: String in cases:
		var done: Dictionary = await duplicate_of(path, "Copy" + path.get_file())
		check_equal([done["persisted"], done["reason"]], cases[path], path)
	await saved_and_reloaded()
	for path: String in cases:
		var copy: String = path.get_base_dir().path_join("Copy" + path.get_file())
		check_equal(root().has_node(copy), cases[path][0], path)
	check(root().has_node("Open/CopyInner/Kid"), "with what is below")


func test_a_copy_does_not_take_the_identity_of_the_original_when_it_is_moved_before_it() -> void:
	add(add_part(), "Kid", add(Node2D.new(), "Box"))
	var before: PackedStringArray = _node_lines(saved_file(), "Box")
	await duplicate_of("Box", "Copy")
	root().move_child(root().get_node("Copy"), 0)
	check_equal(_node_lines(saved_file(), "Box"), before)


func test_copies_leave_no_nodes_behind() -> void:
	add(Node2D.new(), "Gun", add(Node2D.new(), "Player"))
	var before: int = orphans()
	await result_of("scene_edit", "duplicate_node", {"node_path": "Player"}, true)
	check_equal(orphans(), before, "a preview")
	await duplicate_of("Player")
	await undo()
	check_equal(orphans(), before + 2, "the copy waits for a redo")
	await duplicate_of("Player/Gun")
	check_equal(orphans(), before, "which was dropped")


func add_part() -> Node:
	var part: Node2D = Node2D.new()
	part.name = "Part"
	return (load(save(part, "part")) as PackedScene).instantiate(PackedScene.GEN_EDIT_STATE_INSTANCE)


## The lines of the file that begin the nodes called [param name] or below it.
func _node_lines(text: String, name: String) -> PackedStringArray:
	var lines: PackedStringArray = PackedStringArray()
	for line: String in text.split("\n"):
		if line.begins_with("[node") and line.contains('"%s"' % name):
			lines.append(line)
	return lines


## What the file says about [param name] and below, without what names the node itself.
func _about(text: String, name: String) -> String:
	var ids: RegEx = RegEx.create_from_string(' unique_id=\\d+|(?<=parent="\\.") index="\\d+"')
	var kept: PackedStringArray = PackedStringArray()
	for block: String in text.split("\n["):
		if block.contains('"%s' % name):
			kept.append(ids.sub(block, "", true).strip_edges().replace('"%s' % name, '"X'))
	return "\n".join(kept)
