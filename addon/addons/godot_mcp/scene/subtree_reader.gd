@tool
extends RefCounted
## Everything of a subtree that two readings are compared by, as a flat list. What is the same for all nodes of a class,
## or of a script, is looked up once: a scene of ten thousand nodes takes well under a second.

const NodeReader: GDScript = preload("node_reader.gd")
const NodePaths: GDScript = preload("node_paths.gd")
const Persistent: GDScript = preload("persistent_connections.gd")
const Properties: GDScript = preload("properties.gd")
const Scripts: GDScript = preload("scripts.gd")
const Values: GDScript = preload("../values/values.gd")

## Read of every node that has them.
const PLACE: Array[String] = ["position", "rotation", "scale"]

var _root: Node
var _wanted: PackedStringArray
var _connections: Persistent
# Property infos by name, by class.
var _of_classes: Dictionary[String, Dictionary] = {}
# Values of PLACE to their JSON.
var _places: Dictionary = {}
# Infos of variables, by the instance id of the script.
var _of_scripts: Dictionary[int, Array] = {}


## A node that is still to be read.
class Place:
	extends RefCounted
	var node: Node
	var path: String
	var depth: int

	func _init(at: Node, at_path: String, at_depth: int) -> void:
		node = at
		path = at_path
		depth = at_depth


## [param root] is the root of the edited scene; [param wanted] names properties beside those that are always read.
func _init(root: Node, wanted: PackedStringArray) -> void:
	_root = root
	_wanted = wanted
	_connections = Persistent.new(root)


## The nodes from [param start] down, [param max_depth] levels (-1: all), each before those below it.
func read(start: Node, max_depth: int) -> Array[Dictionary]:
	var nodes: Array[Dictionary] = []
	# Not by recursion: a scene may be deeper than the stack of a script.
	var open: Array[Place] = [Place.new(start, NodePaths.path_of(_root, start), 0)]
	while not open.is_empty():
		var place: Place = open.pop_back()
		nodes.append(_node(place.node, place.path, place.depth))
		if place.depth == max_depth:
			continue
		var children: Array[Node] = place.node.get_children()
		children.reverse()
		for child: Node in children:
			open.append(Place.new(child, _path_below(place, child.name), place.depth + 1))
	return nodes


func _path_below(parent: Place, child: String) -> String:
	return NodePaths.path_below(_root, _root, child) if parent.node == _root else parent.path + "/" + child


func _node(node: Node, path: String, depth: int) -> Dictionary:
	return {
		"path": path,
		"name": String(node.name),
		"depth": depth,
		"id": str(node.get_instance_id()),
		"type": node.get_class(),
		"script": Scripts.file_of(node),
		"properties": _properties(node),
		"groups": _groups(node),
		"connections": _connections.of(node),
	}


func _properties(node: Node) -> Dictionary:
	var of_class: Dictionary = _class_infos(node)
	var variables: Array = _variables(node)
	var properties: Dictionary = {}
	for name: String in PLACE:
		if of_class.has(name):
			properties[name] = _place(node.get(name), of_class[name])
	for info: Dictionary in variables:
		properties[str(info["name"])] = Values.to_json(node.get(info["name"] as String), _root, info)
	for name: String in _wanted:
		if not properties.has(name):
			_add_wanted(node, name, of_class, properties)
	return properties


## Most nodes of a scene are turned and scaled alike.
func _place(value: Variant, info: Dictionary) -> Variant:
	var json: Variant = _places.get(value)
	if json == null:
		json = Values.to_json(value, _root, info)
		_places[value] = json
	return json


func _add_wanted(node: Node, name: String, of_class: Dictionary, properties: Dictionary) -> void:
	if of_class.has(name):
		properties[name] = Values.to_json(node.get(name), _root, of_class[name])
		return
	# A component, an override, metadata or what a script adds by itself: only the node knows.
	if not (name.contains(":") or name.contains("/") or node.get_script() != null):
		return
	var found: Dictionary = Properties.find(node, name)
	if found["ok"]:
		properties[name] = Values.to_json(node.get_indexed(found["path"] as NodePath), _root, found["info"])


func _class_infos(node: Node) -> Dictionary:
	var type: String = node.get_class()
	if not _of_classes.has(type):
		var infos: Dictionary = {}
		for info: Dictionary in ClassDB.class_get_property_list(type):
			var usage: int = info["usage"]
			if not usage & Properties.MARKERS:
				infos[str(info["name"])] = info
		_of_classes[type] = infos
	return _of_classes[type]


func _variables(node: Node) -> Array:
	var script: Script = node.get_script() as Script
	if script == null:
		return []
	var key: int = script.get_instance_id()
	if not _of_scripts.has(key):
		_of_scripts[key] = NodeReader.variables_of(node)
	return _of_scripts[key]


static func _groups(node: Node) -> Array[String]:
	var groups: Array[String] = []
	for group: StringName in node.get_groups():
		if not String(group).begins_with("_"):
			groups.append(String(group))
	groups.sort()
	return groups
