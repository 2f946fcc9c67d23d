@tool
extends "res://tests/editor_plugin/settings_case.gd"

const SCRIPT: String = (
	"extends Node2D\nsignal hit(damage: int)\n@export var speed: int = 1\n"
	+ "func _on_hit(_damage: int) -> void:\n\tpass\n"
)


func ends(source: String, signal_name: String, target: String, method: String) -> Dictionary:
	return {"source_path": source, "signal_name": signal_name, "target_path": target, "method_name": method}


func connect_signal(params: Dictionary) -> Dictionary:
	return await check_foretold("scene_edit", "connect_signal", params, "connected")


func disconnect_signal(params: Dictionary) -> Dictionary:
	return await check_foretold("scene_edit", "disconnect_signal", params.merged({"confirm": true}), "disconnected")


func test_a_connection_is_saved_undone_and_redone() -> void:
	add(Node2D.new(), "A")
	add(Node2D.new(), "B")
	var before: String = saved_file()
	var params: Dictionary = ends("A", "renamed", "B", "hide").merged({"deferred": true, "one_shot": true})
	var done: Dictionary = await connect_signal(params)
	check_equal(
		[done["already_connected"], done["deferred"], done["one_shot"], done["persisted"]], [false, true, true, true]
	)
	await undo()
	check_file(before, "undone")
	await redo()
	check_contains(await saved_and_reloaded(), '[connection signal="renamed" from="A" to="B" method="hide" flags=7]')


func test_signals_and_methods_of_a_script_count_and_near_names_are_offered() -> void:
	add(Node2D.new(), "A").set_script(load(write("a.gd", SCRIPT)))
	check_equal((await connect_signal(ends("A", "hit", "A", "_on_hit")))["already_connected"], false)
	var method: Dictionary = await check_refused(
		"scene_edit", "connect_signal", ends("A", "hit", "A", "_on_hits"), "VALIDATION_ERROR"
	)
	check_equal(method["suggestions"][0], "_on_hit")
	var name: Dictionary = await check_refused(
		"scene_edit", "connect_signal", ends("A", "hitt", "A", "_on_hit"), "VALIDATION_ERROR"
	)
	check_equal(name["suggestions"][0], "hit")
	check_contains(await saved_and_reloaded(), 'signal="hit" from="A" to="A" method="_on_hit"]')


func test_connecting_again_is_success_and_no_step() -> void:
	add(Node2D.new(), "A").connect("renamed", Callable(root(), "hide"), CONNECT_PERSIST | CONNECT_DEFERRED)
	var before: int = version()
	var done: Dictionary = await result_of("scene_edit", "connect_signal", ends("A", "renamed", ".", "hide"))
	check_equal([done["connected"], done["already_connected"], done["deferred"]], [true, true, true])
	check_equal(version(), before)
	check_equal(root().get_node("A").get_signal_connection_list("renamed").size(), 1, "no second entry")


func test_a_connection_of_the_moment_becomes_one_that_is_saved() -> void:
	var a: Node = add(Node2D.new(), "A")
	a.connect("renamed", Callable(root(), "hide").bind(5), CONNECT_DEFERRED)
	check_equal((await connect_signal(ends("A", "renamed", ".", "hide")))["already_connected"], true)
	check_contains(dump(), 'method="hide" flags=3 binds= [5]]')
	await undo()
	check_equal([a.get_signal_connection_list("renamed").size(), dump().contains("connection")], [1, false])


func test_a_disconnect_comes_back_with_its_flags_and_arguments() -> void:
	var a: Node = add(Node2D.new(), "A")
	a.connect("renamed", Callable(root(), "hide"), CONNECT_PERSIST)
	a.connect("renamed", Callable(a, "hide").bind(1, "x").unbind(1), CONNECT_PERSIST | CONNECT_ONE_SHOT)
	var before: String = saved_file()
	check_equal((await disconnect_signal(ends("A", "renamed", "A", "hide")))["persisted"], true)
	check_equal(a.get_signal_connection_list("renamed").size(), 1)
	await undo()
	check_file(before, "undone")
	await disconnect_signal(ends("A", "renamed", ".", "hide"))
	await undo()
	check_file(before, "undone again")
	var missing: Dictionary = ends("A", "renamed", "A", "hid").merged({"confirm": true})
	var refusal: Dictionary = await check_refused("scene_edit", "disconnect_signal", missing, "VALIDATION_ERROR")
	check_equal(refusal["suggestions"], ["hide"])


func test_the_verdict_on_a_connection_is_what_a_saved_and_reloaded_scene_shows() -> void:
	await open_settings()
	var as_source: Dictionary = {
		"Own": null,
		"Closed/Inner": "instanced_child_not_editable",
		"Open/Inner": null,
		"Base": null,
		"Loose": "node_not_owned",
	}
	# What is inside of an instance comes with it, so it can be connected to.
	var as_target: Dictionary = as_source.merged({"Closed/Inner": null}, true)
	for path: String in SETTINGS:
		var from: Dictionary = await connect_signal(ends(path, "visibility_changed", "Target", "hide"))
		check_equal([from["persisted"], from["reason"]], [as_source[path] == null, as_source[path]], path)
		var to: Dictionary = await connect_signal(
			ends("Target", "visibility_changed", path, "hide" if path != "Loose" else "show")
		)
		check_equal([to["persisted"], to["reason"]], [as_target[path] == null, as_target[path]], path)
	await saved_and_reloaded()
	for path: String in SETTINGS:
		var node: Node = root().get_node_or_null(path)
		var target: Node = root().get_node("Target")
		check_equal(_connected(node, target), as_source[path] == null, "from %s" % path)
		check_equal(_connected(target, node), as_target[path] == null, "to %s" % path)


func test_a_connection_that_another_scene_makes_comes_back() -> void:
	await open_settings()
	var cases: Dictionary = {
		"Base": [".", "structure_from_base_scene"],
		"Open/Inner": ["Open", "structure_from_base_scene"],
		"Closed/Inner": ["Closed", "instanced_child_not_editable"],
	}
	for path: String in cases:
		var done: Dictionary = await disconnect_signal(ends(path, "renamed", cases[path][0], "hide"))
		check_equal([done["persisted"], done["reason"]], [false, cases[path][1]], path)
	var again: Dictionary = await connect_signal(ends("Base", "renamed", ".", "hide"))
	check_equal(again["persisted"], true, "made again")
	await saved_and_reloaded()
	for path: String in cases:
		check_equal(_connected(root().get_node(path), root().get_node(cases[path][0]), "renamed"), true, path)


func test_the_list_has_what_a_person_would_call_a_connection() -> void:
	var box: Node = add(VBoxContainer.new(), "Box")
	var label: Node = add(Label.new(), "Label", box)
	label.connect("renamed", Callable(root(), "hide").bind(1).unbind(2), CONNECT_PERSIST | CONNECT_DEFERRED)
	box.connect("renamed", Callable(label, "hide"))
	var done: Dictionary = await result_of("scene_edit", "list_signal_connections", {"node_path": "Box/Label"})
	var outgoing: Dictionary = {
		"signal": "renamed",
		"target_path": ".",
		"method": "hide",
		"persistent": true,
		"source_path": "Box/Label",
		"deferred": true,
		"one_shot": false,
		"unbinds": 2,
		"binds": [1],
	}
	check_equal(done, {"node_path": "Box/Label", "connections": [outgoing] as Array[Dictionary]})
	var params: Dictionary = {"node_path": "Box/Label", "incoming": true}
	var both: Array = (await result_of("scene_edit", "list_signal_connections", params))["connections"]
	check_equal(both.size(), 2)
	check_equal([both[1]["source_path"], both[1]["target_path"], both[1]["persistent"]], ["Box", "Box/Label", false])


func _connected(source: Node, target: Node, name: String = "visibility_changed") -> bool:
	if source == null or target == null:
		return false
	return source.get_signal_connection_list(name).any(
		func(entry: Dictionary) -> bool: return (entry["callable"] as Callable).get_object() == target
	)
