@tool
extends "res://tests/editor_plugin/settings_case.gd"


func move(path: String, parent: String, more: Dictionary = {}) -> Dictionary:
	var params: Dictionary = {"node_path": path, "new_parent_path": parent}
	return await check_foretold("scene_edit", "move_node", params.merged(more), "moved")


func test_a_branch_moves_with_all_that_it_has_and_comes_back() -> void:
	var part: Node = Node2D.new()
	part.name = "Part"
	var inner: Node = Node2D.new()
	inner.name = "Inner"
	part.add_child(inner)
	var part_path: String = save(part, "part")
	var first: Node = add(Node2D.new(), "First")
	var player: Node = add(Node2D.new(), "Player")
	var gun: Node = add(Node2D.new(), "Gun", add(Node2D.new(), "Arm", player))
	add(add_node_instance(part_path), "Pet", player)
	root().set_editable_instance(player.get_node("Pet"), true)
	add(Node2D.new(), "Extra", player.get_node("Pet/Inner"))
	add(Node2D.new(), "Last")
	gun.unique_name_in_owner = true
	gun.add_to_group("weapons", true)
	first.connect("renamed", Callable(gun, "hide"), CONNECT_PERSIST)
	gun.connect("renamed", Callable(first, "hide").bind(3), CONNECT_PERSIST | CONNECT_DEFERRED)
	var before: String = saved_file()
	var done: Dictionary = await move("Player", "Last")
	check_equal(
		[done["node_path"], done["old_path"], done["index"], done["persisted"]], ["Last/Player", "Player", 0, true]
	)
	check(gun.owner == root() and root().get_node("%Gun") == gun, "owned, with its unique name")
	check(player.get_node("Pet/Inner").owner == player.get_node("Pet"), "the inside belongs to the instance")
	var after: String = saved_file()
	await undo()
	check_equal(player.get_index(), 1)
	check_file(before, "undone")
	await redo()
	check_file(after, "redone")
	await saved_and_reloaded()
	check_equal(root().get_node("Last/Player/Pet").get_child_count(), 1, "nothing is doubled")
	check(root().has_node("Last/Player/Pet/Inner/Extra"), "nothing is lost")


func test_a_node_takes_another_place_among_its_siblings() -> void:
	for name: String in ["A", "B", "C"]:
		add(Node2D.new(), name)
	var before: String = saved_file()
	check_equal((await move("C", ".", {"index": 0}))["index"], 0)
	check_equal(_names(), ["C", "A", "B"])
	await undo()
	check_file(before, "undone")
	check_equal((await move("A", "."))["index"], 2)
	check_equal(_names(), ["B", "C", "A"])
	var version_before: int = version()
	var params: Dictionary = {"node_path": "A", "new_parent_path": ".", "index": 2}
	check_equal((await result_of("scene_edit", "move_node", params))["moved"], false)
	check_equal(version(), version_before, "no step where nothing moves")


func test_a_name_that_is_taken_there_is_changed_and_comes_back() -> void:
	add(Node2D.new(), "Kid", add(Node2D.new(), "Box"))
	var kid: Node = add(Node2D.new(), "Kid")
	check_equal((await move("Kid", "Box", {"index": 0}))["node_path"], "Box/Kid2")
	check_equal(kid.get_index(), 0)
	await undo()
	check_equal(String(kid.name), "Kid")


func test_paths_from_in_and_to_the_branch_are_mended() -> void:
	var player: Node = add(Node2D.new(), "Player")
	var remote: RemoteTransform2D = add(RemoteTransform2D.new(), "Remote", player) as RemoteTransform2D
	remote.remote_path = ^"../../Other"
	add(Node2D.new(), "Other").set_meta("to", ^"../Player/Remote")
	var anim: AnimationPlayer = add(AnimationPlayer.new(), "Anim", player) as AnimationPlayer
	var animation: Animation = Animation.new()
	animation.track_set_path(animation.add_track(Animation.TYPE_VALUE), ^"../Other:position")
	var library: AnimationLibrary = AnimationLibrary.new()
	library.add_animation("go", animation)
	anim.add_animation_library("", library)
	add(Node2D.new(), "Box")
	var before: String = saved_file()
	var done: Dictionary = await move("Player", "Box")
	check_equal(remote.remote_path, ^"../../../Other")
	check_equal(root().get_node("Other").get_meta("to"), ^"../Box/Player/Remote")
	check_equal(animation.track_get_path(0), ^"../../Other:position")
	check_equal(anim.root_node, ^"..", "still its parent")
	check_equal((done["fixed"] as Array).size(), 3)
	await undo()
	check_file(before, "undone")
	await move("Player/Anim", ".")
	check_equal(anim.root_node, ^"../Player", "still the node it animates")
	check_equal(animation.track_get_path(0), ^"../Other:position")


func test_the_place_in_the_world_is_kept_only_when_asked() -> void:
	var box: Node2D = add(Node2D.new(), "Box") as Node2D
	box.position = Vector2(100, 50)
	box.rotation = 0.5
	var kid: Node2D = add(Node2D.new(), "Kid") as Node2D
	kid.position = Vector2(7, 8)
	kid.skew = 0.25
	var before: String = saved_file()
	await move("Kid", "Box", {"keep_global_transform": true})
	check(kid.global_position.is_equal_approx(Vector2(7, 8)), "kept: %s" % kid.global_position)
	await undo()
	check_file(before, "undone to the bit")
	await redo()
	check(kid.global_position.is_equal_approx(Vector2(7, 8)), "redone")
	await undo()
	await move("Kid", "Box")
	check_equal(kid.position, Vector2(7, 8), "moved along with its parent")


func test_the_root_itself_its_own_inside_and_strangers_are_refused() -> void:
	add(Node2D.new(), "Kid", add(Node2D.new(), "Own"))
	var cases: Array[Array] = [
		[".", "Own", -1, "node_path"],
		["Own", "Own", -1, "node_path"],
		["Own", "Own/Kid", -1, "node_path"],
		["Own", "..", -1, "node_path"],
		["Own", ".", 5, ""],
	]
	for entry: Array in cases:
		var params: Dictionary = {"node_path": entry[0], "new_parent_path": entry[1], "index": entry[2]}
		await check_refused("scene_edit", "move_node", params, "VALIDATION_ERROR", entry[3])


func test_the_verdict_is_what_a_saved_and_reloaded_scene_shows() -> void:
	await open_settings()
	for path: String in ["Closed/Inner", "Open/Inner", "Base", "Open/Inner/Kid"]:
		var params: Dictionary = {"node_path": path, "new_parent_path": "."}
		await check_refused("scene_edit", "move_node", params, "VALIDATION_ERROR", "node_path")
	var parents: Dictionary = {
		"Own": [true, null],
		"Closed": [true, null],
		"Closed/Inner": [false, "instanced_child_not_editable"],
		"Open/Inner": [true, null],
		"Base": [true, null],
		"Loose": [false, "node_not_owned"],
	}
	for parent: String in parents:
		add(Node2D.new(), "Case")
		var done: Dictionary = await move("Case", parent)
		check_equal([done["persisted"], done["reason"]], parents[parent], parent)
	check_equal((await move("Loose", "Own"))["reason"], "node_not_owned")
	await saved_and_reloaded()
	for parent: String in parents:
		check_equal(root().has_node(parent + "/Case"), parents[parent][0], parent)


func test_a_place_among_the_nodes_of_another_scene_is_judged_by_what_the_file_keeps() -> void:
	var heir: Dictionary = {"Closed": true, "Open": true, "Open/Inner": true, "Base": true, ".": true}
	await open_settings()
	await _check_first_places(heir)
	var plain: Node2D = Node2D.new()
	plain.name = "Plain"
	await open(save(plain, "plain"))
	for name: String in ["Closed", "Open"]:
		add_instance(folder.path_join("part.tscn"), name)
	root().set_editable_instance(root().get_node("Open"), true)
	await _check_first_places({"Closed": false, "Open": false, "Open/Inner": true, ".": true})


func _check_first_places(cases: Dictionary) -> void:
	for parent: String in cases:
		add(Node2D.new(), "Place")
		var done: Dictionary = await move("Place", parent, {"index": 0})
		check_equal(done["persisted"], cases[parent], parent)
	await saved_and_reloaded()
	for parent: String in cases:
		check_equal(root().get_node(parent).get_child(0).name == &"Place", cases[parent], parent)
		check(root().get_node(parent).has_node("Place"), "%s has it somewhere" % parent)


func add_node_instance(path: String) -> Node:
	return (load(path) as PackedScene).instantiate(PackedScene.GEN_EDIT_STATE_INSTANCE)


func _names() -> Array:
	return root().get_children().map(func(child: Node) -> String: return child.name)
