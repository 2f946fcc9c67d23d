@tool
extends RefCounted
## Copies a branch the way a save and a load would: the engine's own [method Node.duplicate] forgets what an instance is
## made from, so the file would repeat its insides and connect its signals twice, and it drops unbound arguments.

const Persistence: GDScript = preload("persistence.gd")

## The copy of the branch's top, in no scene.
var copy: Node = null

var _root: Node
var _top: Node


## [param top] is below [param root].
func _init(root: Node, top: Node) -> void:
	_root = root
	_top = top
	if is_saved(root, top):
		_copy_as_saved()
	else:
		copy = top.duplicate()
	_own_nothing_twice()


## How many nodes the copy of [param top] has.
static func count(root: Node, top: Node) -> int:
	if not is_saved(root, top):
		return top.find_children("*", "", true, false).size() + 1
	var total: int = 0
	var pending: Array[Node] = [top]
	while not pending.is_empty():
		var node: Node = pending.pop_back()
		total += 1
		for child: Node in node.get_children():
			if _is_copied(root, child):
				pending.append(child)
	return total


## Whether the file of the edited scene has [param top], so that there is something to copy from.
static func is_saved(root: Node, top: Node) -> bool:
	return Persistence.verdict(root, top)["persisted"] == true


## Makes the nodes of the copy, which has been added to the edited scene, belong to it: those that belonged to the scene
## or to the same instance as the top. What is inside of an instance stays that instance's.
func own() -> void:
	for pair: Array in _pairs():
		var source: Node = pair[0]
		var twin: Node = pair[1]
		if source.owner == _root or source.owner == _top.owner:
			twin.owner = _root
		if _root.is_editable_instance(source):
			_root.set_editable_instance(twin, true)


## Frees the copy.
func drop() -> void:
	if is_instance_valid(copy):
		copy.free()


static func _is_copied(root: Node, child: Node) -> bool:
	if child.owner == null:
		return false
	var parent: Node = child.get_parent()
	var closed: bool = parent != root and parent.owner != root and not root.is_editable_instance(parent.owner)
	return not (closed and child.owner == root)


func _copy_as_saved() -> void:
	var packed: PackedScene = PackedScene.new()
	packed.pack(_root)
	var scene: Node = packed.instantiate(PackedScene.GEN_EDIT_STATE_MAIN)
	copy = scene.get_node(_root.get_path_to(_top))
	copy.get_parent().remove_child(copy)
	for pair: Array in _pairs():
		_connect_outwards(pair[0], pair[1])
		_refer_outwards(pair[0], pair[1])
	scene.free()


## Nodes of the branch and their twins in the copy, in tree order.
func _pairs() -> Array[Array]:
	var pairs: Array[Array] = []
	var pending: Array[Array] = [[_top, copy]]
	while not pending.is_empty():
		var pair: Array = pending.pop_back()
		pairs.append(pair)
		var children: Array[Node] = (pair[0] as Node).get_children()
		children.reverse()
		for child: Node in children:
			var twin: Node = (pair[1] as Node).get_node_or_null(NodePath(child.name))
			if twin != null:
				pending.append([child, twin])
	return pairs


## Connections to nodes outside the branch led to nodes of a scene that is thrown away.
func _connect_outwards(source: Node, twin: Node) -> void:
	for info: Dictionary in source.get_signal_list():
		var name: StringName = info["name"]
		for connection: Dictionary in source.get_signal_connection_list(name):
			var callable: Callable = connection["callable"]
			var target: Node = callable.get_object() as Node
			var flags: int = connection["flags"]
			if flags & CONNECT_PERSIST and target != null and not _is_inside(target):
				twin.connect(name, callable, flags & (CONNECT_DEFERRED | CONNECT_PERSIST | CONNECT_ONE_SHOT))


## The same for exported variables that hold nodes.
func _refer_outwards(source: Node, twin: Node) -> void:
	var script: Script = source.get_script() as Script
	if script == null:
		return
	for info: Dictionary in script.get_script_property_list():
		var name: String = info["name"]
		var value: Variant = source.get(name)
		if _holds_node(value):
			twin.set(name, _translated(value))


func _translated(value: Variant) -> Variant:
	if value is Array:
		var list: Array = (value as Array).duplicate()
		for index: int in list.size():
			list[index] = _translated(list[index])
		return list
	if value is Dictionary:
		var entries: Dictionary = (value as Dictionary).duplicate()
		for key: Variant in entries:
			entries[key] = _translated(entries[key])
		return entries
	var node: Node = value as Node if value is Object else null
	if node == null or not _is_inside(node):
		return value
	return copy.get_node_or_null(_top.get_path_to(node))


func _is_inside(node: Node) -> bool:
	return node == _top or _top.is_ancestor_of(node)


static func _holds_node(value: Variant) -> bool:
	if value is Array:
		return (value as Array).any(_holds_node)
	if value is Dictionary:
		return (value as Dictionary).values().any(_holds_node)
	return value is Node


## A unique name stays with the node that had it.
func _own_nothing_twice() -> void:
	for pair: Array in _pairs():
		var source: Node = pair[0]
		if source.owner == _root or source.owner == _top.owner:
			(pair[1] as Node).unique_name_in_owner = false
