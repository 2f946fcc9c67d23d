@tool
extends RefCounted
## Values that say their own type, for places that declare none: [code]{"$type": "Vector2", "x": 1, "y": 2}[/code],
## [code]{"$type": "NodePath", "value": "../A"}[/code]. A shape that is an object has its fields beside the type.

const Outcome: GDScript = preload("outcome.gd")
const Shapes: GDScript = preload("shapes.gd")
const Slot: GDScript = preload("slot.gd")
const KEY: String = "$type"
## Stands for what was left out of a reading.
const TRUNCATED: String = "Truncated"


## A scalar or a list with its type.
static func of_value(type_name: String, json: Variant) -> Dictionary:
	return {KEY: type_name, "value": json}


## An object with its type as the first of its fields.
static func of_fields(type_name: String, fields: Dictionary) -> Dictionary:
	var json: Dictionary = {KEY: type_name}
	json.merge(fields)
	return json


## A dictionary by its [key, value] pairs.
static func of_entries(type_name: String, entries: Array) -> Dictionary:
	return {KEY: type_name, "entries": entries}


## The mark for what is nested too deep ("depth") or holds itself ("cycle"); it cannot be written.
static func truncated(reason: String) -> Dictionary:
	return {KEY: TRUNCATED, "reason": reason}


## Whether [param json] says its own type.
static func is_typed(json: Variant) -> bool:
	return typeof(json) == TYPE_DICTIONARY and (json as Dictionary).has(KEY)


## The slot of the type that [param json] names; a failed outcome when it names none or lacks its value.
static func slot_of(json: Dictionary) -> Outcome:
	if typeof(json[KEY]) == TYPE_STRING and json[KEY] == TRUNCATED:
		return Outcome.invalid("a truncated reading cannot be written: %s" % Outcome.quote(json))
	var slot: Slot = Slot.of_type_name(json[KEY]) if typeof(json[KEY]) == TYPE_STRING else null
	if slot == null or slot.is_untyped():
		return Outcome.refuse('"%s" to name a Variant type, as "Vector2" or "Array[int]"' % KEY, json)
	if not has_fields(slot) and (json.size() != 2 or not json.has(content_key(slot))):
		return Outcome.refuse('{"%s": "%s", "%s": …}' % [KEY, json[KEY], content_key(slot)], json)
	return Outcome.ok(slot)


## The JSON form without the type.
static func content(json: Dictionary, slot: Slot) -> Variant:
	if not has_fields(slot):
		return json[content_key(slot)]
	var fields: Dictionary = json.duplicate()
	fields.erase(KEY)
	return fields


## Whether the form of the slot's type is an object of fields.
static func has_fields(slot: Slot) -> bool:
	return Shapes.has(slot.type) or slot.type == TYPE_PACKED_BYTE_ARRAY


static func content_key(slot: Slot) -> String:
	return "entries" if slot.type == TYPE_DICTIONARY else "value"
