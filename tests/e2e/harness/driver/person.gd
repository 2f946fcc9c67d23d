@tool
extends RefCounted
## What a person at the keyboard does.


## Moves a node of the edited scene with an undoable action, as the 2D view does.
static func moves(manager: EditorUndoRedoManager, node_path: String, to: Vector2) -> bool:
	var root: Node = EditorInterface.get_edited_scene_root()
	var node: Node2D = root.get_node_or_null(node_path) as Node2D
	if node == null:
		return false
	manager.create_action("Move by hand", UndoRedo.MERGE_DISABLE, root)
	manager.add_do_property(node, &"position", to)
	manager.add_undo_property(node, &"position", node.position)
	manager.commit_action()
	return true


## Turns a node of the edited scene with an undoable action called [param title].
static func turns(manager: EditorUndoRedoManager, node_path: String, to: float, title: String) -> bool:
	var root: Node = EditorInterface.get_edited_scene_root()
	var node: Node2D = root.get_node_or_null(node_path) as Node2D
	if node == null:
		return false
	manager.create_action(title, UndoRedo.MERGE_DISABLE, root)
	manager.add_do_property(node, &"rotation", to)
	manager.add_undo_property(node, &"rotation", node.rotation)
	manager.commit_action()
	return true


## Presses the menu item that has Ctrl+[param keycode] (with Shift) as its shortcut. Works without a window.
static func chooses(window: Window, keycode: Key, shift: bool) -> bool:
	var wanted: InputEventKey = _key(keycode, true, shift)
	for menu: PopupMenu in window.find_children("*", "PopupMenu", true, false):
		for index: int in menu.item_count:
			var shortcut: Shortcut = menu.get_item_shortcut(index)
			if shortcut != null and shortcut.matches_event(wanted):
				menu.id_pressed.emit(menu.get_item_id(index))
				return true
	return false


## Presses and lets go of a key.
static func types(keycode: Key, ctrl: bool, shift: bool) -> void:
	var down: InputEventKey = _key(keycode, ctrl, shift)
	var up: InputEventKey = down.duplicate()
	up.pressed = false
	Input.parse_input_event(down)
	Input.parse_input_event(up)


static func _key(keycode: Key, ctrl: bool, shift: bool) -> InputEventKey:
	var event: InputEventKey = InputEventKey.new()
	event.keycode = keycode
	event.physical_keycode = keycode
	event.ctrl_pressed = ctrl
	event.shift_pressed = shift
	event.pressed = true
	return event
