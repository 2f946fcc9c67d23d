@tool
extends RefCounted
## What the engine does not tell about its undo histories: in which order the actions of the scene and of the global
## history were made, and which state of a scene is the one on disk. Kept by watching the editor's own signals, so a
## person's edits count like ours.

const Context: GDScript = preload("../context.gd")
const HistoryLedger: GDScript = preload("history_ledger.gd")

const SERVICE: StringName = &"history_ledger"
const GLOBAL: int = 0
## Saved version of a scene about which nothing is known, and of one whose saved state cannot be reached any more.
const UNKNOWN: int = -1
const UNREACHABLE: int = -2
## File times are whole seconds, and the kernel's clock for them may lag behind.
const CLOCK_SLACK: int = 2

var _plugin: EditorPlugin = null
var _clock: int = 0
var _changes: int = 0
var _records: Dictionary[int, Record] = {}


## What is known about one history.
class Record:
	extends RefCounted
	## When each action was made, by index; 0 for those made before anybody watched.
	var stamps: PackedInt64Array = PackedInt64Array()
	var version: int = 1
	var current: int = -1
	var root_id: int = 0
	var path: String = ""
	var saved_version: int = UNKNOWN


## The ledger of the running addon; watches from the first call on.
static func of(ctx: Context) -> HistoryLedger:
	var make: Callable = func() -> HistoryLedger:
		var ledger: HistoryLedger = HistoryLedger.new()
		ledger.start(ctx.plugin)
		return ledger
	return ctx.service(SERVICE, make) as HistoryLedger


## Whether the file was written just now.
static func is_fresh(path: String) -> bool:
	var now: int = int(Time.get_unix_time_from_system())
	return FileAccess.file_exists(path) and FileAccess.get_modified_time(path) >= now - CLOCK_SLACK


## Begins to watch the editor that [param plugin] belongs to.
func start(plugin: EditorPlugin) -> void:
	_plugin = plugin
	plugin.get_undo_redo().history_changed.connect(_on_history_changed)
	plugin.get_undo_redo().version_changed.connect(observe)
	plugin.scene_changed.connect(_on_scene_changed)
	plugin.scene_saved.connect(_on_scene_saved)
	observe()


## Takes back [method start].
func stop() -> void:
	if _plugin == null:
		return
	_plugin.get_undo_redo().history_changed.disconnect(_on_history_changed)
	_plugin.get_undo_redo().version_changed.disconnect(observe)
	_plugin.scene_changed.disconnect(_on_scene_changed)
	_plugin.scene_saved.disconnect(_on_scene_saved)
	_plugin = null


## Takes note of where the histories stand. Needed only after stepping one without the editor, which sends no signal.
func observe() -> void:
	for id: int in _watched():
		_update(id)


## Ids of the histories that undo and redo work on: the edited scene's, if one is open, and the global one.
func ids() -> PackedInt32Array:
	var root: Node = EditorInterface.get_edited_scene_root()
	if root == null:
		return [GLOBAL]
	return [_plugin.get_undo_redo().get_object_history_id(root), GLOBAL]


## The engine's history [param id], one of [method ids].
func history(id: int) -> UndoRedo:
	return _plugin.get_undo_redo().get_history_undo_redo(id)


## When action [param index] of history [param id] was made: a number that grows with every action.
func stamp(id: int, index: int) -> int:
	var record: Record = _records.get(id)
	return 0 if record == null or index < 0 or index >= record.stamps.size() else record.stamps[index]


## Whether the scene has changes that are not on disk: [code]{dirty, known}[/code].
func dirty(root: Node) -> Dictionary:
	if root.scene_file_path.is_empty():
		return {"dirty": true, "known": true}
	if EditorInterface.has_method("get_unsaved_scenes"):
		var unsaved: PackedStringArray = EditorInterface.call("get_unsaved_scenes")
		return {"dirty": unsaved.has(root.scene_file_path), "known": true}
	observe()
	return _dirty(_record_of(root))


## The same of any open scene, by its file; empty stands for one that was never saved. Nothing changes a scene that is
## not the edited one, so what was last seen of it still holds.
func dirty_at(path: String) -> Dictionary:
	var edited: Node = EditorInterface.get_edited_scene_root()
	if edited != null and edited.scene_file_path == path:
		return dirty(edited)
	if path.is_empty():
		return {"dirty": true, "known": true}
	if EditorInterface.has_method("get_unsaved_scenes"):
		var unsaved: PackedStringArray = EditorInterface.call("get_unsaved_scenes")
		return {"dirty": unsaved.has(path), "known": true}
	var newest: int = GLOBAL
	for id: int in _records:
		if id > newest and _records[id].path == path:
			newest = id
	if newest == GLOBAL:
		return {"dirty": false, "known": false}
	return _dirty(_records[newest])


## A number that changes with every edit, undo and redo.
func change_count() -> int:
	observe()
	return _changes


## Takes back what the editor's signal claimed: the file of [param root] was not written.
func mark_unsaved(root: Node) -> void:
	observe()
	_record_of(root).saved_version = UNREACHABLE


func _dirty(record: Record) -> Dictionary:
	if record.saved_version == UNKNOWN:
		return {"dirty": false, "known": false}
	return {"dirty": record.version != record.saved_version, "known": true}


## Ids of all histories that are there and known. Also a scene in the background gets actions: an edit of a resource
## inside it belongs to its history.
func _watched() -> PackedInt32Array:
	var watched: PackedInt32Array = ids()
	for id: int in _records.keys():
		if watched.has(id):
			continue
		if is_instance_id_valid(_records[id].root_id):
			watched.append(id)
		else:
			# Its scene is closed, and the editor has dropped the history.
			_records.erase(id)
	return watched


func _record_of(root: Node) -> Record:
	return _records[_plugin.get_undo_redo().get_object_history_id(root)]


func _update(id: int) -> Record:
	var undo_redo: UndoRedo = history(id)
	var record: Record = _records.get_or_add(id, Record.new())
	var edited: Node = EditorInterface.get_edited_scene_root()
	if edited != null and id == _plugin.get_undo_redo().get_object_history_id(edited):
		_follow_root(record, edited, undo_redo)
	if record.version != undo_redo.get_version() or record.current != undo_redo.get_current_action():
		_changes += 1
	record.version = undo_redo.get_version()
	record.current = undo_redo.get_current_action()
	record.stamps.resize(undo_redo.get_history_count())
	return record


func _follow_root(record: Record, root: Node, undo_redo: UndoRedo) -> void:
	record.path = root.scene_file_path
	if record.root_id == root.get_instance_id():
		return
	# With an empty history the scene is as it was loaded. Otherwise it was edited before anybody watched, or its root was
	# replaced, which is an edit like any other.
	if undo_redo.get_history_count() == 0:
		record.saved_version = undo_redo.get_version()
	record.root_id = root.get_instance_id()


## An action was committed, or a history emptied.
func _on_history_changed() -> void:
	for id: int in _watched():
		var before: Record = _records.get(id)
		var seen_version: int = 1 if before == null else before.version
		var seen_action: int = -1 if before == null else before.current
		var record: Record = _update(id)
		if record.current < 0 or (record.version == seen_version and record.current == seen_action):
			continue
		_clock += 1
		record.stamps[record.current] = _clock
		if record.saved_version >= record.version:
			# The saved state was undone, and this action took its place.
			record.saved_version = UNREACHABLE


func _on_scene_changed(_root: Node) -> void:
	observe()


## The editor says so also after a write that failed: only a file that is new counts.
func _on_scene_saved(path: String) -> void:
	if not is_fresh(path):
		return
	observe()
	var edited: Node = EditorInterface.get_edited_scene_root()
	for id: int in _records:
		var record: Record = _records[id]
		if id != GLOBAL and record.path == path and (edited == null or edited.scene_file_path != path):
			# One of the other open scenes.
			record.saved_version = record.version
			return
	# The edited scene. On a first save, or one under another name, it learns its path only after the signal.
	if edited != null:
		_record_of(edited).saved_version = _record_of(edited).version
