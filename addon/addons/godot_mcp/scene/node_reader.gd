@tool
extends RefCounted
## One node as JSON: class, script, the variables of the script, names of the children. Bounded.

const JsonSize: GDScript = preload("json_size.gd")
const Scripts: GDScript = preload("scripts.gd")
const Values: GDScript = preload("../values/values.gd")

## At most this many children are named; the tree tool pages through more.
const MAX_CHILDREN: int = 200


## The result of godot_inspection_get_node_properties for [param node], whose path is [param path].
static func read(root: Node, node: Node, path: String) -> Dictionary:
	var children: Array[String] = []
	for child: Node in node.get_children().slice(0, MAX_CHILDREN):
		children.append(child.name)
	var properties: Dictionary = {}
	var left_out: Array[String] = []
	var left: int = JsonSize.TARGET
	for info: Dictionary in variables_of(node):
		var name: String = info["name"]
		var value: Variant = Values.to_json(node.get(name), root, info)
		var size: int = JsonSize.of({name: value})
		if size > left:
			left_out.append(name)
			continue
		left -= size
		properties[name] = value
	return {
		"node_path": path,
		"type": node.get_class(),
		"script": Scripts.file_of(node),
		"properties": properties,
		"children": children,
		"child_count": node.get_child_count(),
		"left_out": left_out,
		"truncated": children.size() < node.get_child_count() or not left_out.is_empty(),
	}


## Infos of the variables that the script declares and the node has. A script that is not a tool script keeps only its
## exported ones in the editor.
static func variables_of(node: Node) -> Array[Dictionary]:
	var script: Script = node.get_script() as Script
	var variables: Array[Dictionary] = []
	if script == null:
		return variables
	var present: Dictionary[String, bool] = {}
	for info: Dictionary in node.get_property_list():
		present[str(info["name"])] = true
	for info: Dictionary in script.get_script_property_list():
		var usage: int = info["usage"]
		if usage & PROPERTY_USAGE_SCRIPT_VARIABLE and present.has(str(info["name"])):
			variables.append(info)
	return variables
