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
	var scratch: Node = Node.new()
	for child: Node in parent.get_children(true):
		var twin: Node = Node.new()
		twin.name = child.name
		scratch.add_child(twin)
	var probe: Node = Node.new()
	probe.name = name
	scratch.add_child(probe, true)
	var given: String = probe.name
	scratch.free()
	return given
