@tool
extends RefCounted
## Vectors, colours, rectangles, transforms and the like, both ways, by the records of shapes.gd.

const ConstructorText: GDScript = preload("constructor_text.gd")
const Colors: GDScript = preload("colors.gd")
const Numbers: GDScript = preload("numbers.gd")
const Outcome: GDScript = preload("outcome.gd")
const Shapes: GDScript = preload("shapes.gd")


## The JSON object of a shape.
static func to_json(value: Variant) -> Dictionary:
	var json: Dictionary = {}
	var fields: Dictionary = Shapes.FIELDS[typeof(value)]
	for field: String in fields:
		match fields[field]:
			TYPE_FLOAT:
				json[field] = Numbers.single_to_json(value[field])
			TYPE_INT:
				json[field] = value[field]
			_:
				json[field] = to_json(value[field])
	return json


## The shape of [param type] from an object with exactly its fields, a list by position, or constructor text.
static func from_json(json: Variant, type: int) -> Outcome:
	match typeof(json):
		TYPE_DICTIONARY:
			return _from_object(json, type)
		TYPE_ARRAY:
			return _from_list(json, type)
		TYPE_STRING:
			return _from_text(json, type)
	return Outcome.refuse(Shapes.expected(type), json)


static func _from_object(json: Dictionary, type: int) -> Outcome:
	var fields: Dictionary = Shapes.FIELDS[type]
	for given: Variant in json:
		if not fields.has(given):
			return Outcome.refuse(Shapes.expected(type), json, '"%s" is none of its fields' % given)
	var parts: Array = []
	for field: String in fields:
		if not json.has(field):
			if type == TYPE_COLOR and field == "a":
				parts.append(1.0)
				continue
			return Outcome.refuse(Shapes.expected(type), json, '"%s" is missing' % field)
		var part: Outcome = _part(json[field], fields[field])
		if part.failed():
			return part.within(field)
		parts.append(part.value)
	return Outcome.ok(Shapes.build(type, parts))


static func _from_list(json: Array, type: int) -> Outcome:
	var types: Array = Shapes.FIELDS[type].values()
	if Shapes.FLAT_LISTS.has(type) and json.size() == Shapes.size(type):
		return _from_numbers(json, type)
	var lacks_alpha: bool = type == TYPE_COLOR and json.size() == 3
	if json.size() != types.size() and not lacks_alpha:
		return Outcome.refuse(Shapes.expected(type), json, "a list of %d" % json.size())
	var parts: Array = []
	for i: int in json.size():
		var part: Outcome = _part(json[i], types[i])
		if part.failed():
			return part.within("[%d]" % i)
		parts.append(part.value)
	if lacks_alpha:
		parts.append(1.0)
	return Outcome.ok(Shapes.build(type, parts))


static func _from_text(json: String, type: int) -> Outcome:
	if type == TYPE_COLOR:
		var color: Variant = Colors.from_text(json)
		if color != null:
			return Outcome.ok(color)
	var parsed: ConstructorText = ConstructorText.parse(json)
	if parsed == null:
		return Outcome.refuse(Shapes.expected(type), json)
	return _from_constructor(parsed, json, type)


static func _from_constructor(parsed: ConstructorText, text: String, type: int) -> Outcome:
	if parsed.name != type_string(type):
		return Outcome.refuse(Shapes.expected(type), text)
	if parsed.is_flat():
		var numbers: Array = parsed.arguments.duplicate()
		if type == TYPE_COLOR and numbers.size() == 3:
			numbers.append("1")
		if numbers.size() != Shapes.size(type):
			return Outcome.refuse(
				Shapes.expected(type), text, "%d numbers, not %d" % [numbers.size(), Shapes.size(type)]
			)
		return _from_numbers(numbers, type)
	var types: Array = Shapes.FIELDS[type].values()
	if parsed.arguments.size() != types.size():
		return Outcome.refuse(Shapes.expected(type), text)
	var parts: Array = []
	for i: int in types.size():
		var part: Outcome = null
		if typeof(parsed.arguments[i]) == TYPE_OBJECT and Shapes.has(types[i]):
			part = _from_constructor(parsed.arguments[i], text, types[i])
		else:
			part = _part(parsed.arguments[i], types[i])
		if part.failed():
			return Outcome.refuse(Shapes.expected(type), text)
		parts.append(part.value)
	return Outcome.ok(Shapes.build(type, parts))


static func _from_numbers(numbers: Array, type: int) -> Outcome:
	var leaf: int = TYPE_INT if type in [TYPE_VECTOR2I, TYPE_VECTOR3I, TYPE_VECTOR4I, TYPE_RECT2I] else TYPE_FLOAT
	var parts: Array = []
	for i: int in numbers.size():
		var part: Outcome = _part(numbers[i], leaf)
		if part.failed():
			return part.within("[%d]" % i)
		parts.append(part.value)
	return Outcome.ok(Shapes.build_flat(type, parts))


static func _part(json: Variant, type: int) -> Outcome:
	match type:
		TYPE_FLOAT:
			return Numbers.read_single(json)
		TYPE_INT:
			return Numbers.read_int(json, Numbers.INT32_MIN, Numbers.INT32_MAX)
	return from_json(json, type)
