@tool
extends RefCounted
## Packed arrays, both ways: lists of the element's form, and bytes as base64 with their number.

const Composites: GDScript = preload("composites.gd")
const Numbers: GDScript = preload("numbers.gd")
const Outcome: GDScript = preload("outcome.gd")
## Type → type of the elements.
const ELEMENTS: Dictionary = {
	TYPE_PACKED_INT32_ARRAY: TYPE_INT,
	TYPE_PACKED_INT64_ARRAY: TYPE_INT,
	TYPE_PACKED_FLOAT32_ARRAY: TYPE_FLOAT,
	TYPE_PACKED_FLOAT64_ARRAY: TYPE_FLOAT,
	TYPE_PACKED_STRING_ARRAY: TYPE_STRING,
	TYPE_PACKED_VECTOR2_ARRAY: TYPE_VECTOR2,
	TYPE_PACKED_VECTOR3_ARRAY: TYPE_VECTOR3,
	TYPE_PACKED_COLOR_ARRAY: TYPE_COLOR,
	TYPE_PACKED_VECTOR4_ARRAY: TYPE_VECTOR4,
}
const BYTES: String = 'PackedByteArray as {"base64": text, "size": number of bytes} or a list of numbers from 0 to 255'


## Whether [param type] is a packed array other than of bytes.
static func has(type: int) -> bool:
	return ELEMENTS.has(type)


## The elements of a packed array, as a list.
static func to_json(values: Variant) -> Array:
	var list: Array = []
	for value: Variant in values:
		match typeof(values):
			TYPE_PACKED_STRING_ARRAY:
				list.append(value)
			TYPE_PACKED_INT32_ARRAY, TYPE_PACKED_INT64_ARRAY:
				list.append(Numbers.int_to_json(value))
			TYPE_PACKED_FLOAT32_ARRAY:
				list.append(Numbers.single_to_json(value))
			TYPE_PACKED_FLOAT64_ARRAY:
				list.append(Numbers.float_to_json(value))
			_:
				list.append(Composites.to_json(value))
	return list


## A packed array of [param type] from a list whose elements all fit.
static func from_json(json: Variant, type: int) -> Outcome:
	if typeof(json) != TYPE_ARRAY:
		return Outcome.refuse("%s as a list" % type_string(type), json)
	var values: Array = []
	for i: int in (json as Array).size():
		var element: Outcome = _element(json[i], type)
		if element.failed():
			return element.within("[%d]" % i)
		values.append(element.value)
	return Outcome.ok(type_convert(values, type))


## Bytes as base64 text with their number.
static func bytes_to_json(bytes: PackedByteArray) -> Dictionary:
	# The engine takes no bytes at all for a failure, and prints an error.
	var text: String = "" if bytes.is_empty() else Marshalls.raw_to_base64(bytes)
	return {"base64": text, "size": bytes.size()}


## Bytes from base64 (their number is checked when given) or from a list of numbers.
static func bytes_from_json(json: Variant) -> Outcome:
	if typeof(json) == TYPE_ARRAY:
		return _bytes_of_list(json)
	if typeof(json) != TYPE_DICTIONARY or typeof(json.get("base64")) != TYPE_STRING:
		return Outcome.refuse(BYTES, json)
	for field: Variant in json:
		if field != "base64" and field != "size":
			return Outcome.refuse(BYTES, json, '"%s" is none of its fields' % field)
	var text: String = json["base64"]
	if not _is_base64(text):
		return Outcome.refuse(BYTES, json, "not base64")
	var bytes: PackedByteArray = PackedByteArray() if text.is_empty() else Marshalls.base64_to_raw(text)
	if json.has("size"):
		var size: Outcome = Numbers.read_int(json["size"])
		if size.failed():
			return size.within("size")
		if size.value != bytes.size():
			return Outcome.refuse(BYTES, json, "base64 holds %d bytes" % bytes.size())
	return Outcome.ok(bytes)


static func _bytes_of_list(json: Array) -> Outcome:
	var bytes: PackedByteArray = PackedByteArray()
	for i: int in json.size():
		var byte: Outcome = Numbers.read_int(json[i], 0, 255)
		if byte.failed():
			return byte.within("[%d]" % i)
		bytes.append(byte.value)
	return Outcome.ok(bytes)


## The engine's decoder prints an error for what is not base64, so it is only given what is.
static func _is_base64(text: String) -> bool:
	var pattern: RegEx = RegEx.create_from_string("^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$")
	return pattern.search(text) != null and not text.ends_with("\n")


static func _element(json: Variant, type: int) -> Outcome:
	match type:
		TYPE_PACKED_INT32_ARRAY:
			return Numbers.read_int(json, Numbers.INT32_MIN, Numbers.INT32_MAX)
		TYPE_PACKED_INT64_ARRAY:
			return Numbers.read_int(json)
		TYPE_PACKED_FLOAT32_ARRAY:
			return Numbers.read_single(json)
		TYPE_PACKED_FLOAT64_ARRAY:
			return Numbers.read_float(json)
		TYPE_PACKED_STRING_ARRAY:
			return Outcome.ok(json) if typeof(json) == TYPE_STRING else Outcome.refuse("a text", json)
	return Composites.from_json(json, ELEMENTS[type])
