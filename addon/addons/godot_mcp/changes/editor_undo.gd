@tool
extends RefCounted
## The editor's own undo and redo, as a person triggers them from the menu. Stepping the engine's history directly would
## leave the editor's own lists behind, and a person's next Ctrl+Z would do the wrong thing or nothing.

## Names of the actions that the menu items answer to.
const UNDO: StringName = &"ui_undo"
const REDO: StringName = &"ui_redo"

## Buttons of the mouse that block undo in the editor.
const BUTTONS: int = MOUSE_BUTTON_MASK_LEFT | MOUSE_BUTTON_MASK_RIGHT | MOUSE_BUTTON_MASK_MIDDLE
## A click is over long before this; a drag may not be.
const PATIENCE_MSEC: int = 3000

static var _menu_id: int = 0


## The editor refuses to undo while a mouse button is held, since something may be being dragged. Waits until none is;
## false after [constant PATIENCE_MSEC].
static func until_allowed() -> bool:
	var deadline: int = Time.get_ticks_msec() + PATIENCE_MSEC
	while Input.get_mouse_button_mask() & BUTTONS != 0:
		if Time.get_ticks_msec() > deadline:
			return false
		await EditorInterface.get_base_control().get_tree().process_frame
	return true


## Triggers the menu item of [param action]. Does nothing where the editor has none that is known to be it.
static func press(action: StringName) -> void:
	var menu: PopupMenu = _menu(action)
	if menu != null:
		menu.id_pressed.emit(menu.get_item_id(_item(menu, action)))


static func _menu(action: StringName) -> PopupMenu:
	var known: PopupMenu = instance_from_id(_menu_id) as PopupMenu
	if known != null and _item(known, action) >= 0:
		return known
	for bar: Node in EditorInterface.get_base_control().find_children("*", "MenuBar", true, false):
		for child: Node in bar.get_children():
			var menu: PopupMenu = child as PopupMenu
			if menu != null and _item(menu, action) >= 0:
				_menu_id = menu.get_instance_id()
				return menu
	return null


## Known by its shortcut: the text is translated, and the number is the editor's own business.
static func _item(menu: PopupMenu, action: StringName) -> int:
	for index: int in menu.item_count:
		var shortcut: Shortcut = menu.get_item_shortcut(index)
		if shortcut == null:
			continue
		for event: InputEvent in InputMap.action_get_events(action):
			if shortcut.matches_event(event):
				return index
	return -1
