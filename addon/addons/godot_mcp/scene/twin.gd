@tool
extends RefCounted
## What a node would make of a value, found out on another node of its class that stands in no tree and has no script:
## a preview neither touches the scene nor runs the project's code.

const StoredProperties: GDScript = preload("stored_properties.gd")
const Values: GDScript = preload("../values/values.gd")

## Some values are copied before those that bound them (a Range's value before allow_greater): they fit the second time.
const PASSES: int = 2

## Properties whose setters look at the parent, at the theme, or run a script.
const ASKS_THE_TREE: Array[String] = ["anchors_preset", "layout_mode", "script", "size"]


## What the property at [param path] of [param node], [param base_info] the entry of the whole property, would hold
## after it was set: [code]{value: Variant}[/code], or an empty dictionary where a node alone does not tell.
static func foretell(node: Node, path: NodePath, base_info: Dictionary, wanted: Variant) -> Dictionary:
	if not _tells(node, base_info):
		return {}
	var twin: Node = ClassDB.instantiate(node.get_class()) as Node
	if twin == null:
		return {}
	_copy(node, twin)
	var foretold: Dictionary = {}
	# Where the two do not agree before, the value depends on more than the node.
	if Values.same(twin.get_indexed(path), node.get_indexed(path)):
		twin.set_indexed(path, wanted)
		foretold["value"] = twin.get_indexed(path)
	twin.free()
	return foretold


static func _tells(node: Node, base_info: Dictionary) -> bool:
	var usage: int = base_info["usage"]
	var name: String = base_info["name"]
	if usage & PROPERTY_USAGE_SCRIPT_VARIABLE or ASKS_THE_TREE.has(name) or name.begins_with("global_"):
		return false
	# What is not stored is mostly a switch that acts on the tree, such as AudioStreamPlayer.playing.
	if not StoredProperties.is_stored(node, base_info):
		return false
	# A container fits its values (scroll, current tab, split) to its children.
	if node is Container and node.get_child_count() > 0:
		return false
	return ClassDB.class_get_api_type(node.get_class()) == ClassDB.API_CORE


static func _copy(node: Node, twin: Node) -> void:
	var names: PackedStringArray = PackedStringArray()
	for info: Dictionary in node.get_property_list():
		var usage: int = info["usage"]
		if usage & PROPERTY_USAGE_STORAGE and not usage & PROPERTY_USAGE_SCRIPT_VARIABLE and info["name"] != "script":
			names.append(str(info["name"]))
	for _pass: int in PASSES:
		for name: String in names:
			var value: Variant = node.get(name)
			if not Values.same(twin.get(name), value):
				twin.set(name, value)
