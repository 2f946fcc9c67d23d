@tool
extends "res://tests/editor_plugin/editor_case.gd"
## Undo over the histories of several scenes, and over what only the editor's own code does to a history.

const EditorUndo: GDScript = preload("res://addons/godot_mcp/changes/editor_undo.gd")


func test_an_edit_inside_a_scene_in_the_background_keeps_its_place_in_the_order() -> void:
	var ramp: GradientTexture1D = GradientTexture1D.new()
	var sprite: Sprite2D = Sprite2D.new()
	sprite.texture = ramp
	var other: String = save(_with_child(sprite), "other")
	var first: String = root().scene_file_path
	await open(other)
	var inside: Resource = (root().get_child(0) as Sprite2D).texture
	await open(first)
	_edit(ProjectSettings, "test/order", 1, "Older, global")
	_edit(inside, "width", 32, "Newer, in the background")
	await open(other)
	var planned: Dictionary = await result_of("core", "undo", {"count": 2}, true)
	check_equal(planned["actions"], ["Newer, in the background", "Older, global"] as Array[String])
	check_equal((await undo(2))["actions"], planned["actions"])
	check_equal(inside.get("width"), 256)


func test_closing_a_scene_without_a_file_leaves_what_is_known_of_another_one() -> void:
	if not EditorInterface.has_method("close_scene"):
		check(true, "the engine has no way to close a scene from code")
		return
	await _new_scene("One")
	await _create("A")
	_edit(ProjectSettings, "test/order", 2, "Global")
	await _create("B")
	await _new_scene("Two")
	close_scene()
	await settle()
	check_equal(root().name, &"One", "the scene that is left")
	var planned: Dictionary = await result_of("core", "undo", {"count": 3}, true)
	check_equal(planned["actions"], ["Create B", "Global", "Create A"] as Array[String])
	check_equal((await undo(3))["actions"], planned["actions"])
	close_scene()


func test_a_persons_drag_is_one_step_between_ours() -> void:
	await _create("A")
	for width: int in 4:
		_edit(root(), "position", Vector2(width + 1, 0), "Drag", UndoRedo.MERGE_ENDS)
	await _create("B")
	var planned: Dictionary = await result_of("core", "undo", {"count": 3}, true)
	var taken: Dictionary = await undo(3)
	check_equal(taken["actions"], planned["actions"])
	check_equal(taken["actions"], ["Create B", "Drag", "Create A"])
	check_equal((root() as Node2D).position, Vector2.ZERO)
	check_equal((await redo(3))["redone"], taken["undone"])
	check_equal((root() as Node2D).position, Vector2(4, 0))


func test_an_action_of_a_scene_ends_the_redo_of_the_global_history_for_us_as_for_the_person() -> void:
	_edit(ProjectSettings, "test/order", 3, "Global")
	await undo()
	await _create("A")
	check_equal((await result_of("core", "redo", {"count": 1}, true))["has_redo"], false)
	EditorUndo.press(EditorUndo.REDO)
	check_equal(ProjectSettings.get_setting("test/order", null), null)
	check_equal(root().get_child_count(), 1)


func _create(name: String) -> void:
	await result_of("scene_edit", "create_node", {"parent_path": ".", "node_type": "Node2D", "node_name": name})


func _edit(
	object: Object, property: String, value: Variant, title: String, merge: int = UndoRedo.MERGE_DISABLE
) -> void:
	var undo_redo: EditorUndoRedoManager = plugin.get_undo_redo()
	undo_redo.create_action(title, merge as UndoRedo.MergeMode)
	undo_redo.add_do_property(object, property, value)
	undo_redo.add_undo_property(object, property, object.get(property))
	undo_redo.commit_action()


static func _with_child(child: Node) -> Node:
	var top: Node2D = Node2D.new()
	top.name = "Other"
	child.name = "Sprite"
	top.add_child(child)
	return top


## A scene without a file, as the menu makes it.
func _new_scene(name: String) -> void:
	for menu: PopupMenu in EditorInterface.get_base_control().find_children("*", "PopupMenu", true, false):
		for index: int in menu.item_count:
			var shortcut: Shortcut = menu.get_item_shortcut(index)
			if shortcut != null and shortcut.matches_event(_ctrl_n()):
				menu.id_pressed.emit(menu.get_item_id(index))
				await settle()
				var top: Node2D = Node2D.new()
				top.name = name
				EditorInterface.call("add_root_node", top)
				await settle()
				return


static func _ctrl_n() -> InputEventKey:
	var event: InputEventKey = InputEventKey.new()
	event.keycode = KEY_N
	event.ctrl_pressed = true
	return event
