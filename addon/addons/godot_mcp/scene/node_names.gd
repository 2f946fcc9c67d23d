@tool
extends RefCounted
## The names that the engine gives to nodes.


## [param wanted] without the characters that the engine replaces.
static func sanitised(wanted: String) -> String:
	return wanted.validate_node_name()


## Whether [param wanted] has at least one character that is neither blank nor replaced.
static func is_usable(wanted: String) -> bool:
	for character: String in wanted:
		if sanitised(character) == character and not character.strip_edges().is_empty():
			return true
	return false


## The name a new child of [param parent] will get when [param wanted] is asked for. The engine itself decides, on a
## scratch parent with the same child names, so a preview cannot differ from the run.
static func predicted(parent: Node, wanted: String) -> String:
	var name: String = sanitised(wanted)
	if not parent.has_node(NodePath(name)):
		return name
	var scratch: Node = _scratch(parent)
	var probe: Node = Node.new()
	probe.name = name
	scratch.add_child(probe, true)
	var given: String = probe.name
	scratch.free()
	return given


## The name that [param node] will have when it is renamed to [param wanted].
static func predicted_rename(node: Node, wanted: String) -> String:
	var name: String = sanitised(wanted)
	var parent: Node = node.get_parent()
	if parent == null or not parent.has_node(NodePath(name)):
		return name
	var scratch: Node = _scratch(parent)
	var twin: Node = scratch.get_child(node.get_index(true))
	twin.name = name
	var given: String = twin.name
	scratch.free()
	return given


## Whether another node has [param wanted] as its unique name where [param node] would have it. The engine would take
## the mark away from the node without a word.
static func is_unique_name_taken(node: Node, wanted: String) -> bool:
	if node.owner == null:
		return false
	var holder: Node = node.owner.get_node_or_null(NodePath("%" + sanitised(wanted)))
	return holder != null and holder != node


## A node with children of the same names.
static func _scratch(parent: Node) -> Node:
	var scratch: Node = Node.new()
	for child: Node in parent.get_children(true):
		var twin: Node = Node.new()
		twin.name = child.name
		scratch.add_child(twin)
	return scratch
