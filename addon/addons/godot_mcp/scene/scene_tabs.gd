@tool
extends RefCounted
## The scenes that are open in the editor, one a tab, and the way from one to another. The editor takes a frame to
## switch: until the next one it ignores a request for another scene.

const HistoryLedger: GDScript = preload("../changes/history_ledger.gd")


## Files of the open scenes, in the order of the tabs; empty for one that was never saved.
static func paths() -> PackedStringArray:
	return EditorInterface.get_open_scenes()


## File of the edited scene, empty for one that was never saved; null where none is open.
static func active_path() -> Variant:
	var root: Node = EditorInterface.get_edited_scene_root()
	return null if root == null else root.scene_file_path


## Whether [param path] is the file of the edited scene.
static func is_active(path: String) -> bool:
	return not path.is_empty() and active_path() == path


## The root of the open scene [param path]; null where it is not open, and in an engine that shows only the edited one.
static func root_of(path: String) -> Node:
	for root: Node in roots():
		if root.scene_file_path == path:
			return root
	return null


## Roots of the open scenes, in the order of the tabs; of the edited one alone before Godot 4.5.
static func roots() -> Array[Node]:
	var found: Array[Node] = []
	if EditorInterface.has_method("get_open_scene_roots"):
		found.assign(EditorInterface.call("get_open_scene_roots"))
	elif EditorInterface.get_edited_scene_root() != null:
		found.append(EditorInterface.get_edited_scene_root())
	return found


## What godot_scene_edit_list_open_scenes says of each tab.
static func list(ledger: HistoryLedger) -> Array[Dictionary]:
	var edited: Node = EditorInterface.get_edited_scene_root()
	var known: Array[Node] = roots()
	var open: PackedStringArray = paths()
	var tabs: Array[Dictionary] = []
	for index: int in open.size():
		var path: String = open[index]
		# Before Godot 4.5 a scene without a file is known to be the one in front only where there is no other.
		var in_front: bool = path == active_path() and (not path.is_empty() or open.count(path) == 1)
		var root: Node = edited if in_front else null
		if known.size() == open.size():
			root = known[index]
		var tab: Dictionary = {"path": path, "active": root != null and root == edited, "dirty": dirty(ledger, path)}
		if root != null:
			tab["root_name"] = String(root.name)
			tab["root_type"] = root.get_class()
		tabs.append(tab)
	return tabs


## Whether the open scene [param path] has changes that are not on disk; null where nobody can tell.
static func dirty(ledger: HistoryLedger, path: String) -> Variant:
	var state: Dictionary = ledger.dirty_at(path)
	return state["dirty"] if state["known"] else null


## File of the scene that will be in front once [param path] (empty: the edited scene) is closed; null where none will.
static func after_close(path: String) -> Variant:
	if not path.is_empty() and not is_active(path):
		return active_path()
	var open: PackedStringArray = paths()
	var index: int = roots().find(EditorInterface.get_edited_scene_root()) if path.is_empty() else open.find(path)
	if open.size() < 2:
		return null
	return open[index - 1] if index > 0 else open[1]


## Why no new scene may be written to [param path], or an empty text where it is free. An open scene whose file is gone
## would come back to it with its next save.
static func occupation(path: String) -> String:
	if FileAccess.file_exists(path) or DirAccess.dir_exists_absolute(path):
		return "exists, and is left as it is; choose a path that is free"
	if paths().has(path):
		return "is the file of an open scene, though it is gone from the disk; choose another path or close that scene"
	return ""


## Brings the scene [param path] to the front, opening it where it is not. False where the editor does not follow.
static func show(path: String) -> bool:
	if is_active(path):
		return true
	await settle()
	EditorInterface.open_scene_from_path(path)
	await settle()
	return is_active(path)


## The tab in front, for [method return_to].
static func place() -> Dictionary:
	var root: Node = EditorInterface.get_edited_scene_root()
	return {"id": 0 if root == null else root.get_instance_id(), "path": "" if root == null else root.scene_file_path}


## Brings the tab that [method place] noted to the front again, if it is still open.
static func return_to(noted: Dictionary) -> void:
	var path: String = noted["path"]
	if not path.is_empty():
		if paths().has(path):
			await show(path)
		return
	# A scene without a file can be reached only by its tab.
	var bar: TabBar = _bar()
	var id: int = noted["id"]
	if bar == null or not is_instance_id_valid(id):
		return
	for index: int in bar.tab_count:
		if place()["id"] == id or index >= bar.tab_count:
			return
		await settle()
		bar.current_tab = index
		await settle()


## Lets the editor finish a change of scene.
static func settle() -> void:
	await EditorInterface.get_base_control().get_tree().process_frame


static func _bar() -> TabBar:
	for tabs: Node in EditorInterface.get_base_control().find_children("*", "EditorSceneTabs", true, false):
		for bar: Node in tabs.find_children("*", "TabBar", true, false):
			return bar as TabBar
	return null
