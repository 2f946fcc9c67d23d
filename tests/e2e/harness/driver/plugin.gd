@tool
extends EditorPlugin
## The tests' own hand and eye in the editor: does what a person at the keyboard would do, and looks at scenes without
## the code under test. Dials E2E_DRIVER_URL, again and again, since each test file listens anew; a request is
## {id, method, arguments}, its reply {id, result}.

const Snapshot: GDScript = preload("snapshot.gd")
const Person: GDScript = preload("person.gd")
const World: GDScript = preload("world.gd")
## Frames to wait after something that the editor finishes in later frames.
const SETTLE_FRAMES: int = 4
const RETRY_MSEC: int = 200

var _socket: WebSocketPeer = WebSocketPeer.new()
var _next_dial: int = 0
var _held: Dictionary[String, Resource] = {}


func _enter_tree() -> void:
	_socket.outbound_buffer_size = 16 * 1024 * 1024


func _exit_tree() -> void:
	_socket.close()


func _process(_delta: float) -> void:
	_socket.poll()
	if _socket.get_ready_state() == WebSocketPeer.STATE_CLOSED and Time.get_ticks_msec() >= _next_dial:
		_next_dial = Time.get_ticks_msec() + RETRY_MSEC
		_socket.connect_to_url(OS.get_environment("E2E_DRIVER_URL"))
	while _socket.get_available_packet_count() > 0:
		_answer(JSON.parse_string(_socket.get_packet().get_string_from_utf8()))


func _answer(request: Dictionary) -> void:
	var arguments: Array = request["arguments"]
	var result: Variant = await callv("_do_" + str(request["method"]), arguments)
	_socket.send_text(JSON.stringify({"id": request["id"], "result": result}, "", false, true))


## Opens a scene file in the editor, as a double click would, and waits until it is the edited one.
func _do_open_scene(path: String) -> bool:
	EditorInterface.open_scene_from_path(path)
	await _settle()
	var root: Node = EditorInterface.get_edited_scene_root()
	return root != null and root.scene_file_path == path


## Throws away what is in memory and reads the open scene from its file again.
func _do_reload_scene(path: String) -> bool:
	EditorInterface.reload_scene_from_path(path)
	await _settle()
	var root: Node = EditorInterface.get_edited_scene_root()
	return root != null and root.scene_file_path == path


func _do_close_scene() -> bool:
	EditorInterface.call("close_scene")
	await _settle()
	return true


## Presses Scene > New Scene and gives it a root; such a scene has no file.
func _do_new_scene(type: String) -> bool:
	await _menu_item(KEY_N, false)
	var root: Node = ClassDB.instantiate(type)
	root.name = type
	EditorInterface.call("add_root_node", root)
	await _settle()
	return EditorInterface.get_edited_scene_root() == root


## Everything of the edited scene that a save would write or a person would see; null when none is open.
func _do_snapshot() -> Variant:
	var root: Node = EditorInterface.get_edited_scene_root()
	return null if root == null else Snapshot.of(root)


## The same of a scene file, loaded afresh from the disk.
func _do_snapshot_of_file(path: String) -> Variant:
	return Snapshot.of_file(path)


## Adds a node without an owner, as a tool script of the project might: it is shown and not saved.
func _do_add_unowned(parent_path: String, node_name: String) -> bool:
	var node: Node = Node.new()
	node.name = node_name
	EditorInterface.get_edited_scene_root().get_node(parent_path).add_child(node)
	return true


func _do_set_editable_instance(node_path: String, editable: bool) -> bool:
	var root: Node = EditorInterface.get_edited_scene_root()
	root.set_editable_instance(root.get_node(node_path), editable)
	return true


## Names of the properties of a node that a save writes and a person can change.
func _do_stored_properties(node_path: String) -> Array[String]:
	var names: Array[String] = []
	for property: Dictionary in EditorInterface.get_edited_scene_root().get_node(node_path).get_property_list():
		var usage: int = property["usage"]
		if usage & PROPERTY_USAGE_STORAGE and not usage & PROPERTY_USAGE_READ_ONLY:
			names.append(str(property["name"]))
	return names


## What a person does: moves a node by an edit of their own in the same history.
func _do_person_moves(node_path: String, x: float, y: float) -> bool:
	return Person.moves(get_undo_redo(), node_path, Vector2(x, y))


## The same under a name of the caller's choice, to tell the edits apart.
func _do_person_turns(node_path: String, rotation: float, title: String) -> bool:
	return Person.turns(get_undo_redo(), node_path, rotation, title)


## Edits a resource inside an open scene, also one in the background: it is recorded in the history of its scene.
func _do_person_edits_sub_resource(
	scene_path: String, node_path: String, property: String, value: float, title: String
) -> bool:
	var resource: Resource = World.root_of(scene_path).get_node(node_path).get("texture")
	World.edit_resource(get_undo_redo(), resource, property, value, title)
	return true


## Edits a resource of a file: it is recorded in the global history.
func _do_person_edits_resource(path: String, property: String, value: float, title: String) -> bool:
	World.edit_resource(get_undo_redo(), _resource(path), property, value, title)
	return true


## Edits a project setting: it is recorded in the global history.
func _do_person_sets_setting(setting: String, value: float, title: String) -> bool:
	World.edit_setting(get_undo_redo(), setting, value, title)
	return true


## The children of an open scene's root, and values as text. [param properties] is node path to names, as JSON text.
func _do_look(scene_path: String, properties: String) -> Dictionary:
	return World.look(scene_path, JSON.parse_string(properties))


func _do_setting(setting: String) -> String:
	return var_to_str(ProjectSettings.get_setting(setting, null))


func _do_resource_value(path: String, property: String) -> String:
	return var_to_str(_resource(path).get(property))


## Presses Edit > Undo (or Redo) of the editor itself.
func _do_person_undoes() -> bool:
	return await _menu_item(KEY_Z, false)


func _do_person_redoes() -> bool:
	return await _menu_item(KEY_Z, true)


## Types a shortcut into the editor's window. Only with a window.
func _do_person_types(keycode: int, ctrl: bool, shift: bool) -> bool:
	Person.types(keycode as Key, ctrl, shift)
	await _settle()
	return true


## Tells the editor that its window got or lost the focus.
func _do_focus(focused: bool) -> bool:
	get_tree().root.propagate_notification(
		NOTIFICATION_APPLICATION_FOCUS_IN if focused else NOTIFICATION_APPLICATION_FOCUS_OUT
	)
	return true


## What the frame pump must leave as it found it.
func _do_frame_state() -> Dictionary:
	return {"sleep_usec": OS.low_processor_usage_mode_sleep_usec, "display": DisplayServer.get_name()}


## The texts of the dialogs that are open.
func _do_dialogs() -> Array[String]:
	var texts: Array[String] = []
	for dialog: AcceptDialog in get_tree().root.find_children("*", "AcceptDialog", true, false):
		if dialog.visible:
			texts.append(dialog.dialog_text)
	return texts


func _do_orphans() -> int:
	return int(Performance.get_monitor(Performance.OBJECT_ORPHAN_NODE_COUNT))


func _do_set_plugin_enabled(plugin: String, enabled: bool) -> bool:
	EditorInterface.set_plugin_enabled.call_deferred(plugin, enabled)
	await _settle()
	return EditorInterface.is_plugin_enabled(plugin) == enabled


## Ends the editor in good order, without saving.
func _do_quit() -> bool:
	get_tree().quit.call_deferred()
	return true


## A resource of a file, held from then on: what is edited in memory and let go of is read from the file again.
func _resource(path: String) -> Resource:
	return _held.get_or_add(path, load(path))


func _menu_item(keycode: Key, shift: bool) -> bool:
	var pressed: bool = Person.chooses(get_tree().root, keycode, shift)
	await _settle()
	return pressed


func _settle() -> void:
	for frame: int in SETTLE_FRAMES:
		await get_tree().process_frame
