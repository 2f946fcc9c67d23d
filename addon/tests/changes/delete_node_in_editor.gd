@tool
extends "res://tests/editor_plugin/editor_case.gd"


func delete(path: String) -> Dictionary:
	return await check_foretold("scene_edit", "delete_node", {"node_path": path, "confirm": true}, "deleted")


func test_undo_brings_back_everything_that_a_file_can_hold() -> void:
	_furnish()
	EditorInterface.save_scene()
	var before: String = dump()
	var unique_before: bool = root().get_node("%Gun") != null
	var done: Dictionary = await delete("Player")
	check_equal([done["node_path"], done["node_count"], done["persisted"]], ["Player", 5, true])
	check_equal(root().has_node("Player"), false)
	var after: String = dump()
	check_equal((await undo())["last_action"], "Delete Player")
	check_equal(dump(), before, "undone")
	check_equal(root().get_node_or_null("%Gun") != null, unique_before, "unique name")
	check_equal(root().get_node("Player").get_index(), 1)
	await redo()
	check_equal(dump(), after, "redone")
	await undo()
	check_equal(await saved_and_reloaded(), before, "after a save and a reload")


func test_a_deleted_branch_is_not_in_the_saved_file() -> void:
	_furnish()
	await delete("Player")
	check(not (await saved_and_reloaded()).contains("Gun"), "gone from the file")


func test_deleting_a_member_of_a_branch_keeps_the_rest() -> void:
	_furnish()
	var before: String = dump()
	var done: Dictionary = await delete("Player/Arm")
	check_equal(done["node_count"], 2)
	await undo()
	check_equal(dump(), before)


func test_the_root_and_what_is_outside_are_refused() -> void:
	for path: String in [".", "", "/root", "..", "../.."]:
		var params: Dictionary = {"node_path": path, "confirm": true}
		await check_refused("scene_edit", "delete_node", params, "VALIDATION_ERROR", "node_path")
	var missing: Dictionary = {"node_path": "Nobody", "confirm": true}
	await check_refused("scene_edit", "delete_node", missing, "RESOURCE_NOT_FOUND", "node_exists")


func test_the_verdict_is_what_a_saved_and_reloaded_scene_shows() -> void:
	await _open_inherited()
	var loose: Node = add(Node2D.new(), "Loose")
	loose.owner = null
	add(Node2D.new(), "Own")
	var cases: Dictionary = {
		"Own": [true, null, false],
		"Open": [true, null, false],
		"Closed/Inner": [false, "instanced_child_not_editable", true],
		"Open2/Inner": [false, "structure_from_base_scene", true],
		"Base": [false, "structure_from_base_scene", true],
		"Loose": [false, "node_not_owned", false],
	}
	for path: String in cases:
		var done: Dictionary = await delete(path)
		check_equal([done["persisted"], done["reason"]], cases[path].slice(0, 2), path)
		check_equal(done["hint"] == null, done["persisted"], path)
	await saved_and_reloaded()
	for path: String in cases:
		check_equal(root().has_node(path), cases[path][2], "%s after the reload" % path)


func test_the_insides_of_an_instance_keep_their_owner() -> void:
	await _open_inherited()
	for path: String in ["Closed", "Open2"]:
		var instance: Node = root().get_node(path)
		await delete(path)
		await undo()
		check(instance.owner == root(), "%s belongs to the scene" % path)
		check(instance.get_node("Inner").owner == instance, "%s/Inner belongs to the instance" % path)
	var inner: Node = root().get_node("Open2/Inner")
	await delete("Open2/Inner")
	await undo()
	check(inner.owner == root().get_node("Open2"), "as before")
	await saved_and_reloaded()
	check_equal(root().get_node("Open2").get_child_count(), 1, "nothing is doubled")


func test_a_dropped_undo_frees_the_branch() -> void:
	_furnish()
	var before: int = orphans()
	await delete("Player")
	check_equal(orphans(), before + 5, "the branch waits for an undo")
	var undo_redo: EditorUndoRedoManager = plugin.get_undo_redo()
	undo_redo.clear_history(undo_redo.get_object_history_id(root()))
	check_equal(orphans(), before)


func test_a_name_taken_meanwhile_does_not_stop_the_undo() -> void:
	add(Node2D.new(), "Kid")
	await delete("Kid")
	add(Node2D.new(), "Kid")
	await undo()
	check_equal(root().get_child_count(), 2)
	check(root().get_child(0).owner == root(), "owned")


## Root with Before, Player (with Arm > Gun, an instance, and groups and connections all over), After.
func _furnish() -> void:
	var enemy: Node = Node2D.new()
	enemy.name = "Enemy"
	var inner: Node = Node2D.new()
	inner.name = "Inner"
	enemy.add_child(inner)
	var path: String = save(enemy, "enemy")
	var first: Node = add(Node2D.new(), "Before")
	var player: Node = add(Node2D.new(), "Player")
	var last: Node = add(Node2D.new(), "After")
	var arm: Node = add(Node2D.new(), "Arm", player)
	var gun: Node = add(Node2D.new(), "Gun", arm)
	var packed: PackedScene = load(path)
	add(packed.instantiate(PackedScene.GEN_EDIT_STATE_INSTANCE), "Pet", player)
	gun.unique_name_in_owner = true
	gun.add_to_group("weapons", true)
	player.add_to_group("players", true)
	first.connect("renamed", Callable(gun, "queue_free"), CONNECT_PERSIST)
	gun.connect("renamed", Callable(last, "queue_free"), CONNECT_PERSIST)
	arm.connect("renamed", Callable(gun, "hide"), CONNECT_PERSIST)


## A scene that inherits from one with a node Base, and has instances: Closed, Open and Open2 with editable children.
func _open_inherited() -> void:
	var base: Node = Node2D.new()
	base.name = "Root"
	var from_base: Node = Node2D.new()
	from_base.name = "Base"
	base.add_child(from_base)
	var base_path: String = save(base, "base")
	var enemy: Node = Node2D.new()
	enemy.name = "Enemy"
	var inner: Node = Node2D.new()
	inner.name = "Inner"
	enemy.add_child(inner)
	var enemy_path: String = save(enemy, "enemy")
	var text: String = (
		'[gd_scene format=3]\n\n[ext_resource type="PackedScene" path="%s" id="1"]\n\n' % base_path
		+ '[node name="Root" instance=ExtResource("1")]\n'
	)
	var path: String = folder.path_join("inherited.tscn")
	var file: FileAccess = FileAccess.open(path, FileAccess.WRITE)
	file.store_string(text)
	file.close()
	await open(path)
	add_instance(enemy_path, "Closed")
	for name: String in ["Open", "Open2"]:
		root().set_editable_instance(add_instance(enemy_path, name), true)
