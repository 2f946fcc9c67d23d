@tool
extends "res://tests/editor_plugin/editor_case.gd"

const EditorUndo: GDScript = preload("res://addons/godot_mcp/changes/editor_undo.gd")


func create(name: String) -> void:
	await result_of("scene_edit", "create_node", {"parent_path": ".", "node_type": "Node2D", "node_name": name})


func test_a_preview_names_every_step_and_takes_none() -> void:
	for name: String in ["A", "B", "C"]:
		await create(name)
	var planned: Dictionary = await result_of("core", "undo", {"count": 2}, true)
	check_equal(
		planned,
		{
			"requested": 2,
			"has_undo": true,
			"would_undo_next": "Create C",
			"actions": ["Create C", "Create B"] as Array[String],
			"history": "scene",
		}
	)
	check_equal(names(), ["A", "B", "C"])


func test_steps_go_back_and_forward_in_order() -> void:
	for name: String in ["A", "B", "C"]:
		await create(name)
	var done: Dictionary = await undo(2)
	check_equal(
		done,
		{
			"requested": 2,
			"undone": 2,
			"last_action": "Create B",
			"nothing_to_undo": false,
			"actions": ["Create C", "Create B"] as Array[String],
			"history": "scene",
		}
	)
	check_equal(names(), ["A"])
	var planned: Dictionary = await result_of("core", "redo", {"count": 5}, true)
	check_equal(planned["actions"], ["Create B", "Create C"] as Array[String])
	var redone: Dictionary = await redo()
	check_equal([redone["redone"], redone["last_action"], redone["nothing_to_redo"]], [1, "Create B", false])
	check_equal(names(), ["A", "B"])


func test_steps_end_where_the_history_does() -> void:
	await create("A")
	var all: Dictionary = await undo(1000)
	check_equal(all["actions"][0], "Create A")
	var none: Dictionary = await undo(1)
	check_equal([none["undone"], none["last_action"], none["nothing_to_undo"], none["history"]], [0, "", true, null])
	var planned: Dictionary = await result_of("core", "undo", {"count": 1}, true)
	check_equal([planned["has_undo"], planned["would_undo_next"]], [false, ""])
	await redo(all["undone"])
	var nothing: Dictionary = await redo(1)
	check_equal([nothing["redone"], nothing["nothing_to_redo"]], [0, true])


func test_a_count_below_one_is_refused() -> void:
	for action: String in ["undo", "redo"]:
		for count: int in [0, -1]:
			await check_refused("core", action, {"count": count}, "VALIDATION_ERROR")


func test_the_newest_of_both_histories_goes_first() -> void:
	await create("A")
	_set_project_setting("one")
	await create("B")
	_set_project_setting("two")
	var planned: Dictionary = await result_of("core", "undo", {"count": 4}, true)
	check_equal(planned["actions"], ["two", "Create B", "one", "Create A"] as Array[String])
	var steps: Array[Dictionary] = []
	for step: int in 4:
		steps.append(await undo())
	check_equal(steps.map(func(step: Dictionary) -> String: return step["last_action"]), planned["actions"])
	check_equal(
		steps.map(func(step: Dictionary) -> String: return step["history"]), ["global", "scene", "global", "scene"]
	)
	planned = await result_of("core", "redo", {"count": 4}, true)
	check_equal(planned["actions"], ["Create A", "one", "Create B", "two"] as Array[String])
	check_equal((await redo(4))["actions"], planned["actions"])


func test_a_persons_undo_between_ours_loses_nothing() -> void:
	for name: String in ["A", "B", "C", "D"]:
		await create(name)
	await undo()
	EditorUndo.press(EditorUndo.UNDO)
	check_equal(names(), ["A", "B"], "one by us, one by the person")
	await redo()
	check_equal(names(), ["A", "B", "C"])
	EditorUndo.press(EditorUndo.REDO)
	check_equal(names(), ["A", "B", "C", "D"])
	_move_by_hand("Nudge")
	await create("E")
	check_equal((await undo(2))["actions"], ["Create E", "Nudge"] as Array[String])
	EditorUndo.press(EditorUndo.REDO)
	check_equal((root() as Node2D).position, Vector2(5, 5))
	EditorUndo.press(EditorUndo.REDO)
	check_equal(names(), ["A", "B", "C", "D", "E"])


func test_a_history_stepped_behind_the_editors_back_is_still_undone() -> void:
	for name: String in ["A", "B", "C"]:
		await create(name)
	history().undo()
	history().redo()
	check_equal((await undo(3))["undone"], 3)
	check_equal(names(), [])


func test_a_held_mouse_button_is_waited_for() -> void:
	await create("A")
	_press_mouse(true)
	_release_later()
	check_equal((await undo())["last_action"], "Create A")
	check_equal(names(), [])


func test_a_mouse_button_that_stays_down_ends_the_wait_and_changes_nothing() -> void:
	await create("A")
	_press_mouse(true)
	var reply: Dictionary = await call_tool("core", "undo", {"count": 1})
	_press_mouse(false)
	check_equal(reply.get("error"), "TIMEOUT")
	check_contains(reply["hint"], "mouse button")
	check_equal(names(), ["A"])


func names() -> Array:
	return root().get_children().map(func(node: Node) -> String: return node.name)


func _move_by_hand(title: String) -> void:
	var undo_redo: EditorUndoRedoManager = plugin.get_undo_redo()
	undo_redo.create_action(title)
	undo_redo.add_do_property(root(), "position", Vector2(5, 5))
	undo_redo.add_undo_property(root(), "position", Vector2.ZERO)
	undo_redo.commit_action()


func _set_project_setting(title: String) -> void:
	var undo_redo: EditorUndoRedoManager = plugin.get_undo_redo()
	undo_redo.create_action(title)
	undo_redo.add_do_property(ProjectSettings, "test/setting", title)
	undo_redo.add_undo_property(ProjectSettings, "test/setting", null)
	undo_redo.commit_action()


func _press_mouse(down: bool) -> void:
	var event: InputEventMouseButton = InputEventMouseButton.new()
	event.button_index = MOUSE_BUTTON_LEFT
	event.button_mask = MOUSE_BUTTON_MASK_LEFT if down else 0
	event.pressed = down
	event.position = Vector2(-100, -100)
	Input.parse_input_event(event)
	Input.flush_buffered_events()


func _release_later() -> void:
	for frame: int in 5:
		await plugin.get_tree().process_frame
	_press_mouse(false)
