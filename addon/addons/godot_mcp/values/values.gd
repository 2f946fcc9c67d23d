@tool
extends RefCounted
## Variant ↔ JSON, both ways, for every type: what [method to_json] gives, [method from_json] accepts. Nothing else in
## the addon converts values. How each type is written and read: docs/guides/values.md.

const Decoder: GDScript = preload("decoder.gd")
const Encoder: GDScript = preload("encoder.gd")
const Numbers: GDScript = preload("numbers.gd")
const Sameness: GDScript = preload("sameness.gd")
const Slot: GDScript = preload("slot.gd")


## The JSON form of [param value]: only null, booleans, finite numbers, texts, arrays, dictionaries with text keys.
## Nodes below [param root] are given by their path from it. With the [param property] that the value was read from, a
## Variant property says the type of its value, and a script's own float (64 bits, where most of the engine's have 32)
## is given exactly.
static func to_json(value: Variant, root: Node = null, property: Dictionary = {}) -> Variant:
	var declared: bool = property.is_empty() or not Slot.of_property(property).is_untyped()
	var of_script: bool = (int(property.get("usage", 0)) & PROPERTY_USAGE_SCRIPT_VARIABLE) != 0
	if typeof(value) == TYPE_FLOAT and declared and not of_script:
		return Numbers.single_to_json(value)
	return Encoder.new(root).encode(value, declared)


## The engine value of [param json] for a property as its info declares it: {"ok": true, "value"}, or the parts of a
## failure: {"ok": false, "error", "hint", "required"}. The error is VALIDATION_ERROR for what does not fit, and
## RESOURCE_NOT_FOUND for a resource, node or object that is not there. Nodes are looked up from [param root]. Nothing
## is changed anywhere.
static func from_json(json: Variant, property: Dictionary, root: Node = null) -> Dictionary:
	return Decoder.new(root).decode(json, Slot.of_property(property)).to_dictionary()


## Whether a value that was written and one that was read back are the same, with the tolerance of 32-bit floats.
static func same(a: Variant, b: Variant) -> bool:
	return Sameness.same(a, b)
