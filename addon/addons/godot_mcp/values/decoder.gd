@tool
extends RefCounted
## One writing: makes an engine value of JSON, as the slot it goes to declares, or refuses it.

const Composites: GDScript = preload("composites.gd")
const Containers: GDScript = preload("containers.gd")
const Enums: GDScript = preload("enums.gd")
const Numbers: GDScript = preload("numbers.gd")
const Objects: GDScript = preload("objects.gd")
const Outcome: GDScript = preload("outcome.gd")
const Packed: GDScript = preload("packed.gd")
const PathTexts: GDScript = preload("path_texts.gd")
const Shapes: GDScript = preload("shapes.gd")
const Slot: GDScript = preload("slot.gd")
const TypedValue: GDScript = preload("typed_value.gd")
## Values nested deeper than this are refused.
const MAX_DEPTH: int = 128
const HANDLES: Array[int] = [TYPE_RID, TYPE_CALLABLE, TYPE_SIGNAL]

var _root: Node = null
var _depth: int = 0


func _init(root: Node) -> void:
	_root = root


## The value of [param json] for [param slot], or the reason why there is none.
func decode(json: Variant, slot: Slot) -> Outcome:
	if _depth >= MAX_DEPTH:
		return Outcome.invalid("the value is nested deeper than %d levels" % MAX_DEPTH)
	_depth += 1
	var outcome: Outcome = _decode_typed(json, slot) if TypedValue.is_typed(json) else _decode(json, slot)
	_depth -= 1
	return outcome


func _decode(json: Variant, slot: Slot) -> Outcome:
	match slot.type:
		TYPE_NIL:
			return _decode_untyped(json)
		TYPE_STRING, TYPE_STRING_NAME, TYPE_NODE_PATH:
			return _decode_text(json, slot)
		TYPE_BOOL:
			return Numbers.read_bool(json)
		TYPE_FLOAT:
			return Numbers.read_float(json)
		TYPE_INT:
			return _decode_int(json, slot)
		TYPE_RID, TYPE_CALLABLE, TYPE_SIGNAL:
			return Outcome.invalid("a %s has no JSON form and cannot be written" % type_string(slot.type))
	return _decode_structure(_parsed(json), slot)


func _decode_structure(json: Variant, slot: Slot) -> Outcome:
	if TypedValue.is_typed(json):
		return _decode_typed(json, slot)
	match slot.type:
		TYPE_OBJECT:
			return Objects.from_json(json, slot, _root, decode)
		TYPE_ARRAY:
			return Containers.array_from_json(json, slot, decode)
		TYPE_DICTIONARY:
			return Containers.dictionary_from_json(json, slot, decode)
		TYPE_PACKED_BYTE_ARRAY:
			return Packed.bytes_from_json(json)
	return Composites.from_json(json, slot.type) if Shapes.has(slot.type) else Packed.from_json(json, slot.type)


## A value that says its own type: for an untyped slot that type is the declared one, any other slot must agree.
func _decode_typed(json: Dictionary, slot: Slot) -> Outcome:
	var named: Outcome = TypedValue.slot_of(json)
	if named.failed():
		return named
	var own: Slot = named.value
	if not slot.is_untyped() and own.type != slot.type:
		return Outcome.refuse("%s; the value says that it is %s" % [slot.title(), own.title()], json)
	var content: Variant = TypedValue.content(json, own)
	var target: Slot = own if slot.is_untyped() else slot
	if own.type == TYPE_DICTIONARY:
		return Containers.entries_from_json(content, target, decode)
	return _decode(content, target)


func _decode_untyped(json: Variant) -> Outcome:
	match typeof(json):
		TYPE_FLOAT, TYPE_INT:
			return Numbers.read_any(json)
		TYPE_ARRAY:
			return Containers.array_from_json(json, Slot.of_type_name("Array"), decode)
		TYPE_DICTIONARY:
			return Containers.dictionary_from_json(json, Slot.of_type_name("Dictionary"), decode)
	return Outcome.ok(json)


func _decode_text(json: Variant, slot: Slot) -> Outcome:
	if typeof(json) != TYPE_STRING:
		return Outcome.refuse("%s as text" % type_string(slot.type), json)
	return PathTexts.read(json, slot) if slot.type == TYPE_STRING else Outcome.ok(type_convert(json, slot.type))


func _decode_int(json: Variant, slot: Slot) -> Outcome:
	var numeric: bool = (
		typeof(json) in [TYPE_INT, TYPE_FLOAT] or (typeof(json) == TYPE_STRING and Numbers.is_numeric(json))
	)
	if numeric or not Enums.has_names(slot):
		return Numbers.read_int(json)
	return Enums.from_json(_parsed(json), slot)


## What a text decodes to when it is a JSON object or list; anything else as it is.
static func _parsed(json: Variant) -> Variant:
	if typeof(json) != TYPE_STRING:
		return json
	var text: String = String(json).strip_edges()
	if not (text.begins_with("{") or text.begins_with("[")):
		return json
	var parser: JSON = JSON.new()
	return parser.data if parser.parse(text) == OK else json
