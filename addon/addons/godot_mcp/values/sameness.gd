@tool
extends RefCounted
## Compares what was written with what reads back: numbers with the tolerance of 32-bit floats, everything else exactly.

const Shapes: GDScript = preload("shapes.gd")
const TEXTS: Array[int] = [TYPE_STRING, TYPE_STRING_NAME, TYPE_NODE_PATH]
const NUMBERS: Array[int] = [TYPE_INT, TYPE_FLOAT]
## Containers nested deeper than this are not looked into: they count as different.
const MAX_DEPTH: int = 128


## Whether the two are the same value. An int equals the float of the same number, a text the name of the same text, and
## an array the packed array of the same elements (some properties read as the one and are declared as the other).
static func same(a: Variant, b: Variant, depth: int = 0) -> bool:
	var type: int = typeof(a)
	if type in NUMBERS and typeof(b) in NUMBERS:
		return a == b if type == TYPE_INT and typeof(b) == TYPE_INT else _same_float(a, b)
	if type in TEXTS and typeof(b) in TEXTS:
		return str(a) == str(b)
	if type == TYPE_OBJECT or typeof(b) == TYPE_OBJECT:
		return _object(a) == _object(b)
	if type >= TYPE_ARRAY and typeof(b) >= TYPE_ARRAY:
		return depth <= MAX_DEPTH and _same_elements(a, b, depth)
	if type != typeof(b) or depth > MAX_DEPTH:
		return false
	if type == TYPE_DICTIONARY:
		return _same_entries(a, b, depth)
	if type == TYPE_QUATERNION:
		return _same_fields(a, b) or _same_fields(a, -(b as Quaternion))
	if Shapes.has(type):
		return _same_fields(a, b)
	return a == b


static func _same_float(a: float, b: float) -> bool:
	return is_equal_approx(a, b) or (is_nan(a) and is_nan(b))


## A freed object counts as none.
static func _object(value: Variant) -> Object:
	return value if typeof(value) == TYPE_OBJECT and is_instance_valid(value) else null


static func _same_fields(a: Variant, b: Variant) -> bool:
	for field: String in Shapes.FIELDS[typeof(a)]:
		if not same(a[field], b[field]):
			return false
	return true


static func _same_elements(a: Variant, b: Variant, depth: int) -> bool:
	if is_same(a, b):
		return true
	if len(a) != len(b):
		return false
	for i: int in len(a):
		if not same(a[i], b[i], depth + 1):
			return false
	return true


static func _same_entries(a: Dictionary, b: Dictionary, depth: int) -> bool:
	if is_same(a, b):
		return true
	if a.size() != b.size():
		return false
	for key: Variant in a:
		if not b.has(key) or not same(a[key], b[key], depth + 1):
			return false
	return true
