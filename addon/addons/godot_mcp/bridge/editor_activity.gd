@tool
extends RefCounted
## What the editor is in the middle of, as far as it matters to the pace of the bridge. Cheap enough for every frame.

# The editor's progress dialog: while it shows, the editor turns the main loop inside its own call.
var _progress: CanvasItem = null


func _init() -> void:
	# The class is internal, so it is looked for by name and may be missing.
	for node: Node in EditorInterface.get_base_control().get_window().find_children("*", "ProgressDialog", true, false):
		_progress = node as CanvasItem


## A dialog, a menu or a progress bar is on the screen: frames must not be stretched.
func is_occupied() -> bool:
	if is_working():
		return true
	var window: Window = EditorInterface.get_base_control().get_window()
	if window.get_embedded_subwindows().any(func(child: Window) -> bool: return child.visible):
		return true
	return DisplayServer.get_window_list().size() > 1


## The editor runs a task of its own, such as an import, and turns its main loop meanwhile.
func is_working() -> bool:
	return is_instance_valid(_progress) and _progress.is_visible_in_tree()
