@tool
extends RefCounted
## The node tree as JSON, bounded: level by level, and within a level one child of each parent in turn, so that a cut
## leaves the shape of the whole visible. A node that lost children says how many it has.

const BaseScene: GDScript = preload("base_scene.gd")
const JsonSize: GDScript = preload("json_size.gd")
const NodePaths: GDScript = preload("node_paths.gd")
const Scripts: GDScript = preload("scripts.gd")
const Subtree: GDScript = preload("subtree.gd")

## Room for what a node says when children are left out.
const CUT_SIZE: int = 40
## Room for all that is not the tree.
const ENVELOPE_SIZE: int = 1000

var _root: Node
var _lightweight: bool
var _left: int = JsonSize.TARGET
var _returned: int = 0
var _cut: bool = false


## A node that is in the answer, and how many of its children are done with.
class Entry:
	extends RefCounted
	var json: Dictionary
	var children: Array[Node]
	var passed: int = 0


## [param root] is the root of the edited scene. A lightweight tree says nothing of scripts and owners.
func _init(root: Node, lightweight: bool) -> void:
	_root = root
	_lightweight = lightweight


## The tree from [param start] down, [param max_depth] levels below it (-1: all): [code]{tree, truncated, hint,
## node_count, returned}[/code]. The first [param child_offset] children of start are passed over.
func read(start: Node, max_depth: int, child_offset: int) -> Dictionary:
	var first: Entry = _entry(start)
	var total: int = Subtree.count(start)
	if _is_over():
		var hint: String = "The name or path of this node alone is longer than an answer may be."
		return {"tree": null, "truncated": true, "hint": hint, "node_count": total, "returned": 0}
	first.passed = mini(child_offset, first.children.size())
	var level: Array[Entry] = [first]
	var depth: int = 0
	while not level.is_empty() and _left > 0 and depth != max_depth:
		level = _expand(level)
		depth += 1
	_mark_cut(level)
	return {
		"tree": first.json,
		"truncated": _cut,
		"hint": _hint(total) if _cut else null,
		"node_count": total,
		"returned": _returned,
	}


## Adds the children of a level; returns them as the next one.
func _expand(parents: Array[Entry]) -> Array[Entry]:
	var next: Array[Entry] = []
	var open: Array[Entry] = parents
	while not open.is_empty() and _left > 0:
		open = open.filter(func(entry: Entry) -> bool: return entry.passed < entry.children.size())
		for parent: Entry in open:
			if _left <= 0:
				break
			var child: Entry = _entry(parent.children[parent.passed])
			if _is_over():
				break
			(parent.json["children"] as Array).append(child.json)
			parent.passed += 1
			next.append(child)
	_mark_cut(parents)
	return next


func _mark_cut(entries: Array[Entry]) -> void:
	for entry: Entry in entries:
		if entry.passed < entry.children.size():
			entry.json["child_count"] = entry.children.size()
			entry.json["truncated"] = true
			_cut = true


## Whether what was read last makes the answer larger than any may be. It is then not a part of it.
func _is_over() -> bool:
	if _left > JsonSize.TARGET - JsonSize.CEILING + ENVELOPE_SIZE:
		return false
	_left = 0
	_returned -= 1
	return true


func _entry(node: Node) -> Entry:
	var entry: Entry = Entry.new()
	entry.children = node.get_children()
	entry.json = {
		"name": String(node.name),
		"type": node.get_class(),
		"path": NodePaths.path_of(_root, node),
		"script": null,
		"children": [],
	}
	if not _lightweight:
		_add_facts(node, entry.json)
	_left -= JsonSize.of(entry.json) + (0 if entry.children.is_empty() else CUT_SIZE)
	_returned += 1
	return entry


func _add_facts(node: Node, json: Dictionary) -> void:
	json["script"] = Scripts.file_of(node)
	if node == _root:
		return
	if node.owner == null:
		json["unowned"] = true
		return
	if not node.scene_file_path.is_empty():
		json["instance_of"] = node.scene_file_path
		if _root.is_editable_instance(node):
			json["editable_children"] = true
	if node.owner != _root:
		json["owner"] = node.owner.scene_file_path
		if _root.is_editable_instance(node.owner):
			json["editable_children"] = true
	elif BaseScene.is_inherited(_root, node):
		json["inherited"] = true


func _hint(total: int) -> String:
	var shown: String = "%d of %d nodes are shown. " % [_returned, total]
	return (
		shown
		+ "A node with child_count has more children than are listed: go on with its path as node_path, and child_offset "
		+ "to pass over those already listed; a larger max_depth or lightweight=true may bring more into one answer."
	)
