@tool
extends RefCounted
## Copies a branch. The engine's own [method Node.duplicate] forgets what an instance is made from, so that the file
## would repeat its insides and connect its signals twice: a branch with instances is copied the way a save and a load
## would. It forgets the number of unbound arguments as well, so connections are made here.

const Persistence: GDScript = preload("persistence.gd")

## The copy of the branch's top, in no scene.
var copy: Node = null

var _is_told_apart: bool = false
var _root: Node
var _top: Node


## [param top] is below [param root].
func _init(root: Node, top: Node) -> void:
	_root = root
	_top = top
	if _has_instances(top) and is_saved(root, top):
		_copy_as_saved()
	else:
		_copy_nodes()
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
	_tell_apart()


## Frees the copy.
func drop() -> void:
	if is_instance_valid(copy):
		copy.free()


## Since 4.6 nodes have numbers by which scenes that build on this one know them. A save gives those that come twice to
## the node that is first, which may be the copy by then: so it is done now that the original is.
func _tell_apart() -> void:
	var version: Dictionary = Engine.get_version_info()
	if not _is_told_apart and version["hex"] >= 0x040600:
		PackedScene.new().pack(_root)
	_is_told_apart = true


static func _is_copied(root: Node, child: Node) -> bool:
	if child.owner == null:
		return false
	var parent: Node = child.get_parent()
	var closed: bool = parent != root and parent.owner != root and not root.is_editable_instance(parent.owner)
	return not (closed and child.owner == root)


static func _has_instances(top: Node) -> bool:
	if not top.scene_file_path.is_empty():
		return true
	return top.get_children().any(_has_instances)


func _copy_nodes() -> void:
	copy = _top.duplicate(Node.DUPLICATE_GROUPS | Node.DUPLICATE_SCRIPTS | Node.DUPLICATE_USE_INSTANTIATION)
	_is_told_apart = true
	for pair: Array in _pairs():
		var twin: Node = pair[1]
		if pair[0] != _top and (pair[0] as Node).owner == null and _top.owner != null:
			twin.get_parent().remove_child(twin)
			twin.free()
	for pair: Array in _pairs():
		_connect(pair[0], pair[1], true)
		_refer(pair[0], pair[1])


func _copy_as_saved() -> void:
	var packed: PackedScene = PackedScene.new()
	packed.pack(_root)
	var scene: Node = packed.instantiate(PackedScene.GEN_EDIT_STATE_MAIN)
	copy = scene.get_node(_root.get_path_to(_top))
	copy.get_parent().remove_child(copy)
	# What led out of the branch led to nodes of a scene that is thrown away.
	for pair: Array in _pairs():
		_connect(pair[0], pair[1], false)
		_refer(pair[0], pair[1])
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


## Gives the twin the saved connections of the source to nodes outside the branch, and with [param inside] those to
## twins of nodes in it.
func _connect(source: Node, twin: Node, inside: bool) -> void:
	for info: Dictionary in source.get_signal_list():
		var name: StringName = info["name"]
		for connection: Dictionary in source.get_signal_connection_list(name):
			var callable: Callable = connection["callable"]
			var target: Node = callable.get_object() as Node
			var flags: int = connection["flags"]
			if not flags & CONNECT_PERSIST or target == null or (_is_inside(target) and not inside):
				continue
			if _is_inside(target):
				callable = _redirected(callable, copy.get_node_or_null(_top.get_path_to(target)))
			if callable.is_valid():
				twin.connect(name, callable, flags & (CONNECT_DEFERRED | CONNECT_PERSIST | CONNECT_ONE_SHOT))


static func _redirected(callable: Callable, target: Node) -> Callable:
	if target == null:
		return Callable()
	var redirected: Callable = Callable(target, callable.get_method())
	if not callable.get_bound_arguments().is_empty():
		redirected = redirected.bindv(callable.get_bound_arguments())
	var unbound: int = callable.get_unbound_arguments_count()
	return redirected.unbind(unbound) if unbound > 0 else redirected


## Makes exported variables that hold nodes hold the twins of those in the branch, and the same nodes outside.
func _refer(source: Node, twin: Node) -> void:
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
