@tool
extends RefCounted
## Properties of a node by name, as read and set tools take them: "position", "theme_override_colors/font_color", or a
## component such as "position:x".

const Codes: GDScript = preload("../generated/error_codes.gd")
const Nearest: GDScript = preload("../suggest/nearest.gd")
const Reply: GDScript = preload("../reply.gd")

## Titles of inspector sections stand among the properties of an object; they are none.
const MARKERS: int = PROPERTY_USAGE_CATEGORY | PROPERTY_USAGE_GROUP | PROPERTY_USAGE_SUBGROUP

## Properties that change what a node is to its scene, and the way to do that instead.
const REFUSED: Dictionary[String, String] = {
	"name": "Renaming has side effects that a property set skips; use godot_scene_edit_rename_node.",
	"owner": "The owner decides what is saved; it is set when a node is created.",
	"scene_file_path": "It ties a node to a scene file; save the scene with godot_scene_edit_save_scene.",
}

## Component names of the types that have them. Resources and other objects are not entered: their properties are shared
## by everything that uses them.
const COMPONENTS: Dictionary[int, Array] = {
	TYPE_VECTOR2: ["x", "y"],
	TYPE_VECTOR2I: ["x", "y"],
	TYPE_VECTOR3: ["x", "y", "z"],
	TYPE_VECTOR3I: ["x", "y", "z"],
	TYPE_VECTOR4: ["x", "y", "z", "w"],
	TYPE_VECTOR4I: ["x", "y", "z", "w"],
	TYPE_QUATERNION: ["x", "y", "z", "w"],
	TYPE_COLOR: ["r", "g", "b", "a"],
	TYPE_RECT2: ["position", "size"],
	TYPE_RECT2I: ["position", "size"],
	TYPE_AABB: ["position", "size"],
	TYPE_PLANE: ["x", "y", "z", "d", "normal"],
	TYPE_TRANSFORM2D: ["x", "y", "origin"],
	TYPE_BASIS: ["x", "y", "z"],
	TYPE_TRANSFORM3D: ["basis", "origin"],
	TYPE_PROJECTION: ["x", "y", "z", "w"],
}

# What each engine class declares, once it was asked for.
static var _declared: Dictionary[StringName, Dictionary] = {}


## What [param property] of [param node] is: [code]{ok: true, base, path, info, base_info}[/code]. Base is the property
## without components, path leads to the value, and the infos describe the two as [method Object.get_property_list]
## does. A failed reply where there is no such property.
static func find(node: Node, property: String) -> Dictionary:
	return _find(node, property, _info(node, property.get_slice(":", 0)))


## As [method find], for a property that is only read. The infos may be those of the class, which the node could have
## refined (a hint, a read-only flag): they cost next to nothing, and the editor takes 0.2 ms to list a node's own.
static func find_to_read(node: Node, property: String) -> Dictionary:
	var base: String = property.get_slice(":", 0)
	var declared: Dictionary = _declared_by(node.get_class())
	return _find(node, property, declared[base] if declared.has(base) else _info(node, base))


static func _find(node: Node, property: String, base_info: Dictionary) -> Dictionary:
	var parts: PackedStringArray = property.split(":")
	if base_info.is_empty():
		return _unknown(node, property)
	var info: Dictionary = base_info
	var value: Variant = node.get(parts[0])
	var path: String = ":" + parts[0]
	for component: String in parts.slice(1):
		var known: PackedStringArray = PackedStringArray(COMPONENTS.get(typeof(value), []))
		if not known.has(component):
			return _no_component(node, property, component, known)
		path += ":" + component
		value = node.get_indexed(NodePath(path))
		info = {"name": component, "type": typeof(value), "class_name": "", "hint": 0, "hint_string": "", "usage": 0}
	return {"ok": true, "base": parts[0], "path": NodePath(path), "info": info, "base_info": base_info}


## Why [param found], a result of [method find], may not be set: a failed reply, or an empty dictionary.
static func refusal(found: Dictionary) -> Dictionary:
	var base: String = found["base"]
	if REFUSED.has(base):
		return Reply.fail(Codes.VALIDATION_ERROR, "'%s' is not set as a property. %s" % [base, REFUSED[base]])
	var base_info: Dictionary = found["base_info"]
	var usage: int = base_info["usage"]
	if usage & PROPERTY_USAGE_READ_ONLY:
		return Reply.fail(Codes.VALIDATION_ERROR, "'%s' is read-only." % base)
	return {}


## Names that can be read and set.
static func names(node: Object) -> PackedStringArray:
	var found: PackedStringArray = PackedStringArray()
	for info: Dictionary in node.get_property_list():
		var usage: int = info["usage"]
		if not usage & MARKERS:
			found.append(str(info["name"]))
	return found


## Infos by name of what an engine class declares. Classes of extensions can be loaded anew, and are not kept.
static func _declared_by(type: StringName) -> Dictionary:
	if _declared.has(type) or ClassDB.class_get_api_type(type) != ClassDB.API_CORE:
		return _declared.get(type, {})
	var infos: Dictionary = {}
	for info: Dictionary in ClassDB.class_get_property_list(type):
		var usage: int = info["usage"]
		if not usage & MARKERS:
			infos[str(info["name"])] = info
	_declared[type] = infos
	return infos


static func _info(node: Object, name: String) -> Dictionary:
	for info: Dictionary in node.get_property_list():
		var usage: int = info["usage"]
		if info["name"] == name and not usage & MARKERS:
			return info
	return {}


static func _unknown(node: Node, property: String) -> Dictionary:
	var hint: String = (
		"%s has no property '%s'." % [_described(node), property]
		+ " Built-in properties are those of the class reference; names are case-sensitive."
	)
	return Reply.fail(Codes.VALIDATION_ERROR, hint, "", Nearest.names(property, names(node)))


static func _no_component(node: Node, property: String, component: String, known: PackedStringArray) -> Dictionary:
	var hint: String = "%s has no '%s': " % [_described(node), property]
	if known.is_empty():
		return Reply.fail(Codes.VALIDATION_ERROR, hint + "what stands before ':%s' has no components." % component)
	hint += "the components are %s." % ", ".join(known)
	return Reply.fail(Codes.VALIDATION_ERROR, hint, "", known)


static func _described(node: Node) -> String:
	var script: Script = node.get_script() as Script
	if script == null or script.resource_path.is_empty():
		return node.get_class()
	return "%s with %s" % [node.get_class(), script.resource_path.get_file()]
