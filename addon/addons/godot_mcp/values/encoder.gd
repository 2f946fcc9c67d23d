@tool
extends RefCounted
## One reading: walks a value of the engine and makes JSON of it.

const Composites: GDScript = preload("composites.gd")
const Containers: GDScript = preload("containers.gd")
const Numbers: GDScript = preload("numbers.gd")
const Objects: GDScript = preload("objects.gd")
const Packed: GDScript = preload("packed.gd")
const Shapes: GDScript = preload("shapes.gd")
const TypedValue: GDScript = preload("typed_value.gd")
## Containers nested deeper than this are left out.
const MAX_DEPTH: int = 64

var _root: Node = null
## The containers around the value at hand, to notice one that holds itself.
var _around: Array = []


func _init(root: Node) -> void:
	_root = root


## The JSON form of [param value]. Where the place it comes from declares no type, what the form does not tell by itself
## is said with it.
func encode(value: Variant, declared: bool) -> Variant:
	match typeof(value):
		TYPE_ARRAY, TYPE_DICTIONARY:
			return _container(value, declared)
		TYPE_INT:
			return _typed(value, Numbers.int_to_json(value), declared or Numbers.is_exact(value))
		TYPE_FLOAT:
			return _typed(value, Numbers.float_to_json(value), declared or Numbers.is_plain(value))
		TYPE_OBJECT:
			var object: Variant = Objects.to_json(value, _root)
			return _typed(value, object, declared or object == null)
		TYPE_PACKED_BYTE_ARRAY:
			return _fields(value, Packed.bytes_to_json(value), declared)
	if Shapes.has(typeof(value)):
		return _fields(value, Composites.to_json(value), declared)
	if Packed.has(typeof(value)):
		return _typed(value, Packed.to_json(value), declared)
	return _simple(value, declared)


func _simple(value: Variant, declared: bool) -> Variant:
	match typeof(value):
		TYPE_STRING_NAME:
			return String(value)
		TYPE_NODE_PATH:
			return _typed(value, str(value), declared)
		TYPE_RID, TYPE_CALLABLE, TYPE_SIGNAL:
			return null
	return value


func _typed(value: Variant, json: Variant, plain: bool) -> Variant:
	return json if plain else TypedValue.of_value(type_string(typeof(value)), json)


func _fields(value: Variant, json: Dictionary, plain: bool) -> Dictionary:
	return json if plain else TypedValue.of_fields(type_string(typeof(value)), json)


func _container(value: Variant, declared: bool) -> Variant:
	if _around.size() >= MAX_DEPTH:
		return TypedValue.truncated("depth")
	for outer: Variant in _around:
		if is_same(outer, value):
			return TypedValue.truncated("cycle")
	_around.append(value)
	var json: Variant = _open_container(value, declared)
	_around.pop_back()
	return json


func _open_container(value: Variant, declared: bool) -> Variant:
	if typeof(value) == TYPE_ARRAY:
		var list: Array = Containers.array_to_json(value, encode)
		return (
			TypedValue.of_value(Containers.type_name(value), list)
			if (value as Array).is_typed() and not declared
			else list
		)
	if (value as Dictionary).is_typed() and not declared:
		return TypedValue.of_entries(Containers.type_name(value), Containers.entries_to_json(value, encode))
	return Containers.dictionary_to_json(value, encode)
