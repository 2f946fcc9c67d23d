extends RefCounted
## JSON values that nobody should send: shapes with parts of another kind, marks of types that are none, texts that look
## like values, numbers at the edge of what can be held. The same ones for the same seed.

const TEXTS: Array[String] = [
	"",
	" ",
	"null",
	"nan",
	"inf",
	"-inf",
	"0x7fffffffffffffff",
	"9223372036854775808",
	"Vector2(",
	"Vector2(1, 2)",
	"Vector2(1e999, nan)",
	"Vector3(1,2)",
	"Color(",
	"#",
	"#ggg",
	"#12345678901",
	"Color(1,1,1,1,1)",
	"[1, 2",
	'{"x":',
	'{"$type":"Vector2"}',
	"res://",
	"res://../../etc/passwd",
	"res://nowhere.tres",
	"user://x.tres",
	"uid://nowhere",
	"../..",
	"/root",
	".:position",
	"%",
	"\u202e\u0007\ufeff",
	"😀",
	"base64",
	"AAAA=",
	"not base64!",
	"SAD",
	"HAPPY, SAD",
	"5",
	"$type",
]
const NUMBERS: Array[float] = [
	0.0,
	-0.0,
	1.0,
	-1.0,
	0.5,
	255.0,
	256.0,
	2147483648.0,
	4294967296.0,
	9007199254740993.0,
	1e19,
	-1e19,
	1e38,
	1e308,
	INF,
	NAN
]
const KEYS: Array[String] = [
	"x",
	"y",
	"z",
	"w",
	"r",
	"g",
	"b",
	"a",
	"position",
	"size",
	"end",
	"origin",
	"basis",
	"normal",
	"d",
	"$type",
	"value",
	"entries",
	"base64",
	"class",
	"path",
	"resource_path",
	"script",
	"properties",
	"id",
	"name",
	"",
	"__proto__"
]
const TYPES: Array[String] = [
	"",
	"Nil",
	"Vector2",
	"Vector4i",
	"Projection",
	"Color",
	"Array",
	"Array[int]",
	"Array[",
	"Array[Array[int]]",
	"Array[Node]",
	"Array[res://nowhere.gd]",
	"Dictionary",
	"Dictionary[int, Vector2]",
	"Dictionary[int]",
	"Object",
	"Node",
	"Resource",
	"RID",
	"Callable",
	"Signal",
	"Truncated",
	"PackedByteArray",
	"PackedVector3Array",
	"NodePath",
	"StringName",
	"vector2",
]

var _rng: RandomNumberGenerator = RandomNumberGenerator.new()


func _init(from_seed: int) -> void:
	_rng.seed = from_seed


## A value with lists and objects nested up to [param depth].
func any(depth: int) -> Variant:
	match _rng.randi() % (10 if depth > 0 else 6):
		0:
			return null
		1:
			return _rng.randi() % 2 == 0
		2:
			return NUMBERS[_rng.randi() % NUMBERS.size()]
		3:
			return int(_rng.randi()) - 2147483648
		4, 5:
			return TEXTS[_rng.randi() % TEXTS.size()]
		6:
			return _list(depth)
		7:
			return _typed(depth)
	return _fields(depth)


## Lists and objects within each other, [param levels] deep.
func nested(levels: int) -> Variant:
	var value: Variant = any(0)
	for level: int in levels:
		value = [value] if _rng.randi() % 2 == 0 else {KEYS[_rng.randi() % KEYS.size()]: value}
	return value


func _list(depth: int) -> Array:
	var items: Array = []
	for i: int in _rng.randi() % 20:
		items.append(any(depth - 1))
	return items


func _fields(depth: int) -> Dictionary:
	var fields: Dictionary = {}
	for i: int in _rng.randi() % 6:
		fields[KEYS[_rng.randi() % KEYS.size()]] = any(depth - 1)
	return fields


func _typed(depth: int) -> Dictionary:
	var fields: Dictionary = _fields(depth)
	fields["$type"] = any(0) if _rng.randi() % 8 == 0 else TYPES[_rng.randi() % TYPES.size()]
	if _rng.randi() % 2 == 0:
		fields["value"] = any(depth - 1)
	if _rng.randi() % 4 == 0:
		fields["entries"] = any(depth - 1)
	return fields
