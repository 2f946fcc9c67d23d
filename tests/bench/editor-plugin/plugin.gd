@tool
extends EditorPlugin
## Measures inside the editor what the bench compares with.
##
## BENCH_EDITS=<count>: makes, changes and deletes that many nodes through the editor's own undo manager, once a scene
## is open, and prints the median milliseconds of one edit.
## BENCH_TREE=<count>: fills the scene, once one is open, with that many nodes, walks it and prints the median
## milliseconds of a walk that notes name, type and path of every node and writes them as JSON.
## BENCH_UNFOCUSED=1: tells the editor, again and again, that its window lost the focus, as on a desktop where a person
## looks at another program.

const WALKS: int = 15

var _edits: int = int(OS.get_environment("BENCH_EDITS"))
var _tree: int = int(OS.get_environment("BENCH_TREE"))
var _unfocused: bool = OS.get_environment("BENCH_UNFOCUSED") == "1"
var _next_focus_out: int = 0


func _process(_delta: float) -> void:
	if _unfocused and Time.get_ticks_msec() >= _next_focus_out:
		_next_focus_out = Time.get_ticks_msec() + 500
		get_tree().root.propagate_notification(NOTIFICATION_APPLICATION_FOCUS_OUT)
	if _edits > 0 and EditorInterface.get_edited_scene_root() != null:
		var count: int = _edits
		_edits = 0
		print("BENCH edit_ms=%.4f" % _median_edit(count))
	if _tree > 0 and EditorInterface.get_edited_scene_root() != null:
		var wanted: int = _tree
		_tree = 0
		_fill(EditorInterface.get_edited_scene_root(), wanted)
		print("BENCH walk_ms=%.4f" % _median_walk())


## Adds nodes in branches of a hundred, as a person groups them.
func _fill(root: Node, count: int) -> void:
	var branch: Node = null
	for index: int in count:
		var node: Node2D = Node2D.new()
		node.name = "Node%d" % index
		(root if index % 100 == 0 else branch).add_child(node)
		node.owner = root
		if index % 100 == 0:
			branch = node


func _median_walk() -> float:
	var root: Node = EditorInterface.get_edited_scene_root()
	var times: PackedFloat64Array = PackedFloat64Array()
	for round: int in WALKS:
		times.append(_timed(func() -> void: JSON.stringify(_walked(root, root))))
	times.sort()
	return times[WALKS / 2]


func _walked(node: Node, root: Node) -> Dictionary:
	var children: Array = []
	for child: Node in node.get_children():
		children.append(_walked(child, root))
	return {"name": node.name, "type": node.get_class(), "path": str(root.get_path_to(node)), "children": children}


func _median_edit(count: int) -> float:
	var times: PackedFloat64Array = PackedFloat64Array()
	var root: Node = EditorInterface.get_edited_scene_root()
	var manager: EditorUndoRedoManager = get_undo_redo()
	for index: int in count:
		var node: Node2D = Node2D.new()
		node.name = "Bench%d" % index
		times.append(_timed(_create_node.bind(manager, root, node)))
		times.append(_timed(_set_position.bind(manager, root, node)))
		times.append(_timed(_delete_node.bind(manager, root, node)))
	times.sort()
	return times[times.size() / 2]


func _timed(edit: Callable) -> float:
	var start: int = Time.get_ticks_usec()
	edit.call()
	return (Time.get_ticks_usec() - start) / 1000.0


func _create_node(manager: EditorUndoRedoManager, root: Node, node: Node) -> void:
	manager.create_action("Create", UndoRedo.MERGE_DISABLE, root)
	manager.add_do_method(root, &"add_child", node, true)
	manager.add_do_method(node, &"set_owner", root)
	manager.add_do_reference(node)
	manager.add_undo_method(root, &"remove_child", node)
	manager.commit_action()


func _set_position(manager: EditorUndoRedoManager, root: Node, node: Node2D) -> void:
	manager.create_action("Set", UndoRedo.MERGE_DISABLE, root)
	manager.add_do_property(node, &"position", Vector2(1, 2))
	manager.add_undo_property(node, &"position", node.position)
	manager.commit_action()


func _delete_node(manager: EditorUndoRedoManager, root: Node, node: Node) -> void:
	manager.create_action("Delete", UndoRedo.MERGE_DISABLE, root)
	manager.add_do_method(root, &"remove_child", node)
	manager.add_undo_method(root, &"add_child", node, true)
	manager.add_undo_method(node, &"set_owner", root)
	manager.add_undo_reference(node)
	manager.commit_action()
