extends RefCounted
## Random values of every type, the same ones for the same seed, with a liking for extremes.

const Shapes: GDScript = preload("res://addons/godot_mcp/values/shapes.gd")

const TEXTS: Array[String] = [
	"",
	"0",
	"007",
	"1e3",
	"inf",
	"true",
	"null",
	"9007199254740993",
	'{"a":1}',
	"[1]",
	"$type",
	"ünï ☃ 😀",
	'a\n\t"\\/b',
	"  "
]
const INTS: Array[int] = [
	0, 1, -1, 2147483647, -2147483648, 9007199254740992, 9007199254740993, -9007199254740993, 9223372036854775807
]
const FLOATS: Array[float] = [0.0, 1.0, -1.0, 0.1, 1e-7, 16777217.0, 1e17, INF, -INF, 1e20, 0.30000000000000004]
## Elements of the packed arrays that are made of elements.
const PACKED: Dictionary = {
	TYPE_PACKED_INT64_ARRAY: TYPE_INT,
	TYPE_PACKED_FLOAT64_ARRAY: TYPE_FLOAT,
	TYPE_PACKED_FLOAT32_ARRAY: TYPE_FLOAT,
	TYPE_PACKED_STRING_ARRAY: TYPE_STRING,
	TYPE_PACKED_VECTOR2_ARRAY: TYPE_VECTOR2,
	TYPE_PACKED_VECTOR3_ARRAY: TYPE_VECTOR3,
	TYPE_PACKED_VECTOR4_ARRAY: TYPE_VECTOR4,
	TYPE_PACKED_COLOR_ARRAY: TYPE_COLOR,
}
## Types with floats of 64 bits inside: the engine's JSON reader may miss the last of their digits.
const INEXACT: Array[int] = [TYPE_FLOAT, TYPE_PACKED_FLOAT64_ARRAY, TYPE_ARRAY, TYPE_DICTIONARY]
const WITHOUT_FORM: Array[int] = [TYPE_NIL, TYPE_OBJECT, TYPE_RID, TYPE_CALLABLE, TYPE_SIGNAL]

var _rng: RandomNumberGenerator = RandomNumberGenerator.new()


func _init(from_seed: int) -> void:
	_rng.seed = from_seed


## Whether a value of this type must come back bit for bit. Floats of 32 bits must: their shortest decimal does.
static func is_exact(type: int) -> bool:
	return not INEXACT.has(type)


## A value of a type.
func of_type(type: int) -> Variant:
	match type:
		TYPE_PACKED_BYTE_ARRAY:
			return PackedByteArray(_some(func() -> int: return _rng.randi() % 256))
		TYPE_PACKED_INT32_ARRAY:
			return PackedInt32Array(_some(_int32))
	if PACKED.has(type):
		return type_convert(_some(of_type.bind(PACKED[type])), type)
	return _shape(type) if Shapes.has(type) else _scalar(type)


## A value of any type that has a JSON form, containers nested up to [param depth].
func any(depth: int) -> Variant:
	var type: int = _rng.randi() % TYPE_MAX
	match type:
		TYPE_ARRAY:
			return array(depth - 1)
		TYPE_DICTIONARY:
			return dictionary(depth - 1)
	return null if WITHOUT_FORM.has(type) else of_type(type)


## An untyped array, or inside one sometimes a typed one.
func array(depth: int) -> Array:
	if depth < 3 and _rng.randi() % 4 == 0:
		return [Vector2i(1, 2), Vector2i(_int32(), 0)] as Array[Vector2i]
	return _some(any.bind(depth)) if depth > 0 else []


## An untyped dictionary with all kinds of keys, or inside one sometimes a typed one.
func dictionary(depth: int) -> Dictionary:
	if depth < 3 and _rng.randi() % 4 == 0:
		return {_text(): _scalar(TYPE_FLOAT)} as Dictionary[String, float]
	var values: Dictionary = {}
	if depth > 0:
		for key: Variant in _some(_key):
			values[key] = any(depth)
	return values


func _some(make: Callable) -> Array:
	var values: Array = []
	for i: int in _rng.randi() % 5:
		values.append(make.call())
	return values


func _key() -> Variant:
	return _text() if _rng.randi() % 2 == 0 else any(0)


func _scalar(type: int) -> Variant:
	var special: bool = _rng.randi() % 2 == 0
	match type:
		TYPE_BOOL:
			return special
		TYPE_INT:
			return INTS[_rng.randi() % INTS.size()] if special else _rng.randi_range(-1000, 1000)
		TYPE_FLOAT:
			# Few digits: a key has to come back bit for bit.
			return FLOATS[_rng.randi() % FLOATS.size()] if special else _rng.randi_range(-64000, 64000) / 64.0
	return type_convert(_text(), type)


func _text() -> String:
	return TEXTS[_rng.randi() % TEXTS.size()] + (str(_rng.randi() % 100) if _rng.randi() % 2 == 0 else "")


func _int32() -> int:
	return _rng.randi_range(-2147483648, 2147483647)


func _single() -> float:
	var special: float = FLOATS[_rng.randi() % FLOATS.size()]
	var ordinary: float = _rng.randf_range(-1, 1) * pow(10.0, _rng.randi_range(-10, 12))
	return Vector2(special if _rng.randi() % 4 == 0 else ordinary, 0).x


func _shape(type: int) -> Variant:
	var parts: Array = []
	for field_type: int in Shapes.FIELDS[type].values():
		match field_type:
			TYPE_INT:
				parts.append(_int32())
			TYPE_FLOAT:
				parts.append(_single())
			_:
				parts.append(_shape(field_type))
	return Shapes.build(type, parts)
