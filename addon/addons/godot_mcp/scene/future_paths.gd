@tool
extends RefCounted
## Node paths as they have to be after a node has got another name or another parent, worked out while it still has the
## old ones: so that a preview can say what a run will mend.

var _root: Node
var _top: Node
var _parent: PackedStringArray
var _name: String


## [param top], not the root, is going to be a child called [param name] of [param parent].
func _init(root: Node, top: Node, parent: Node, name: String) -> void:
	_root = root
	_top = top
	_parent = _names(parent)
	_name = name


## Whether [param node] is the node that changes or one below it.
func touches(node: Node) -> bool:
	return node == _top or _top.is_ancestor_of(node)


## Where [param node] will be, as a path from the root without any dots; empty for the root.
func place_of(node: Node) -> String:
	return "/".join(_later(node))


## What [param path], written relative to [param base], has to become to go on naming the same node. Itself where it
## names none, or where nothing needs to change.
func mended(base: Node, path: NodePath) -> NodePath:
	if path.is_absolute() or path.get_name_count() == 0:
		return path
	var parts: PackedStringArray = PackedStringArray()
	var run: PackedStringArray = PackedStringArray()
	var start: Node = base
	var current: Node = base
	var touched: bool = touches(base)
	for index: int in path.get_name_count():
		var name: String = path.get_name(index)
		var next: Node = current.get_node_or_null(NodePath(name))
		if next == null or (next != _root and not _root.is_ancestor_of(next)):
			return path
		touched = touched or touches(next)
		if name.begins_with("%"):
			# A unique name leads there from its owner, wherever the node is.
			if not run.is_empty():
				parts.append_array(_run(start, current, run, touched))
			parts.append("%" + (_name if next == _top else String(next.name)))
			run = PackedStringArray()
			start = next
		else:
			run.append(name)
		current = next
	if not run.is_empty():
		parts.append_array(_run(start, current, run, touched))
	if not touched:
		return path
	var subnames: String = String(path.get_concatenated_subnames())
	return NodePath("/".join(parts) + ("" if subnames.is_empty() else ":" + subnames))


## The way from [param start] to [param end], as [param written] where that still holds.
func _run(start: Node, end: Node, written: PackedStringArray, touched: bool) -> PackedStringArray:
	var now: PackedStringArray = _between(_names(start), _names(end))
	var later: PackedStringArray = _between(_later(start), _later(end))
	return written if now == later and (written == now or not touched) else later


func _names(node: Node) -> PackedStringArray:
	return PackedStringArray() if node == _root else String(_root.get_path_to(node)).split("/")


func _later(node: Node) -> PackedStringArray:
	if not touches(node):
		return _names(node)
	var names: PackedStringArray = _parent.duplicate()
	names.append(_name)
	if node != _top:
		names.append_array(String(_top.get_path_to(node)).split("/"))
	return names


static func _between(from: PackedStringArray, to: PackedStringArray) -> PackedStringArray:
	var shared: int = 0
	while shared < mini(from.size(), to.size()) and from[shared] == to[shared]:
		shared += 1
	var way: PackedStringArray = PackedStringArray()
	for step: int in from.size() - shared:
		way.append("..")
	way.append_array(to.slice(shared))
	return PackedStringArray(["."]) if way.is_empty() else way
