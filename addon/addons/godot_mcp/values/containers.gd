@tool
extends RefCounted
## Arrays and dictionaries, both ways. How an element is converted is handed in: to JSON by
## [code]func(value: Variant, declared: bool) -> Variant[/code], from JSON by
## [code]func(json: Variant, slot: Slot) -> Outcome[/code].

const Classes: GDScript = preload("classes.gd")
const Numbers: GDScript = preload("numbers.gd")
const Outcome: GDScript = preload("outcome.gd")
const Slot: GDScript = preload("slot.gd")
const TypedValue: GDScript = preload("typed_value.gd")
## Key types that an object's texts stand for without doubt when they are declared.
const TEXT_KEYS: Array[int] = [TYPE_STRING, TYPE_STRING_NAME, TYPE_NODE_PATH, TYPE_INT, TYPE_BOOL]
const ENTRIES: String = '{"$type": "Dictionary", "entries": [[key, value], …]}'


## The elements of an array, as a list.
static func array_to_json(values: Array, write: Callable) -> Array:
	var list: Array = []
	for value: Variant in values:
		list.append(write.call(value, values.is_typed()))
	return list


## An array of the declared element type, from a list whose elements all fit.
static func array_from_json(json: Variant, slot: Slot, read: Callable) -> Outcome:
	if typeof(json) != TYPE_ARRAY:
		return Outcome.refuse("%s as a list" % slot.title(), json)
	var element: Slot = slot.element()
	var values: Array = []
	for i: int in (json as Array).size():
		var outcome: Outcome = read.call(json[i], element)
		if outcome.failed():
			return outcome.within("[%d]" % i)
		values.append(outcome.value)
	if element.is_untyped():
		return Outcome.ok(values)
	return Outcome.ok(Array(values, element.type, _native(element), _script(element)))


## A dictionary as an object, or with its entries listed when its keys are not plainly texts.
static func dictionary_to_json(values: Dictionary, write: Callable) -> Dictionary:
	if not _has_text_keys(values):
		return TypedValue.of_entries("Dictionary", entries_to_json(values, write))
	var json: Dictionary = {}
	for key: Variant in values:
		json[str(key)] = write.call(values[key], values.is_typed_value())
	return json


## The [key, value] pairs of a dictionary.
static func entries_to_json(values: Dictionary, write: Callable) -> Array:
	var entries: Array = []
	for key: Variant in values:
		var written: Variant = write.call(key, values.is_typed_key())
		# A whole float and the integer are two keys, but one JSON number.
		if typeof(key) == TYPE_FLOAT and not values.is_typed_key():
			written = TypedValue.of_value("float", Numbers.float_to_json(key))
		entries.append([written, write.call(values[key], values.is_typed_value())])
	return entries


## A dictionary of the declared types, from an object or from listed entries.
static func dictionary_from_json(json: Variant, slot: Slot, read: Callable) -> Outcome:
	if typeof(json) != TYPE_DICTIONARY:
		return Outcome.refuse("%s as an object" % slot.title(), json)
	var key_slot: Slot = slot.key()
	var text_keys: bool = key_slot.is_untyped() or TEXT_KEYS.has(key_slot.type)
	if not text_keys and not json.is_empty():
		return Outcome.refuse("%s as %s" % [slot.title(), ENTRIES], json)
	var pairs: Array = []
	for key: Variant in json:
		pairs.append([key, json[key]])
	return _from_pairs(pairs, slot, read)


## A dictionary of the declared types from its [key, value] pairs.
static func entries_from_json(json: Variant, slot: Slot, read: Callable) -> Outcome:
	if typeof(json) != TYPE_ARRAY:
		return Outcome.refuse(ENTRIES, json)
	for pair: Variant in json:
		if typeof(pair) != TYPE_ARRAY or (pair as Array).size() != 2:
			return Outcome.refuse(ENTRIES, json)
	return _from_pairs(json, slot, read)


## The type of a container as its declaration would say it.
static func type_name(values: Variant) -> String:
	if typeof(values) == TYPE_ARRAY:
		var array: Array = values
		if not array.is_typed():
			return "Array"
		var element: int = array.get_typed_builtin()
		return "Array[%s]" % _title(element, array.get_typed_class_name(), array.get_typed_script())
	var dictionary: Dictionary = values
	if not dictionary.is_typed():
		return "Dictionary"
	var key: String = _title(
		dictionary.get_typed_key_builtin(), dictionary.get_typed_key_class_name(), dictionary.get_typed_key_script()
	)
	var value: String = _title(
		dictionary.get_typed_value_builtin(),
		dictionary.get_typed_value_class_name(),
		dictionary.get_typed_value_script()
	)
	return "Dictionary[%s, %s]" % [key, value]


static func _from_pairs(pairs: Array, slot: Slot, read: Callable) -> Outcome:
	var key_slot: Slot = slot.key()
	var value_slot: Slot = slot.entry()
	var values: Dictionary = {}
	for pair: Array in pairs:
		var step: String = pair[0] if typeof(pair[0]) == TYPE_STRING else Outcome.quote(pair[0])
		var key: Outcome = read.call(pair[0], key_slot)
		if key.failed():
			return key.within('key "%s"' % step)
		if values.has(key.value):
			return Outcome.invalid('the key "%s" is given twice' % step)
		var value: Outcome = read.call(pair[1], value_slot)
		if value.failed():
			return value.within(step)
		values[key.value] = value.value
	if key_slot.is_untyped() and value_slot.is_untyped():
		return Outcome.ok(values)
	return Outcome.ok(
		Dictionary(
			values,
			key_slot.type,
			_native(key_slot),
			_script(key_slot),
			value_slot.type,
			_native(value_slot),
			_script(value_slot)
		)
	)


static func _has_text_keys(values: Dictionary) -> bool:
	if values.is_typed_key():
		if not TEXT_KEYS.has(values.get_typed_key_builtin()):
			return false
		return not values.get_typed_key_builtin() == TYPE_STRING or not values.has(TypedValue.KEY)
	for key: Variant in values:
		if not (typeof(key) == TYPE_STRING or typeof(key) == TYPE_STRING_NAME) or key == TypedValue.KEY:
			return false
	return true


static func _native(slot: Slot) -> StringName:
	if slot.type != TYPE_OBJECT:
		return &""
	return Classes.native_of(slot.classes()[0]) if slot.classes().size() == 1 else &"Object"


static func _script(slot: Slot) -> Script:
	if slot.type != TYPE_OBJECT or slot.classes().size() != 1:
		return null
	return Classes.script_of(slot.classes()[0])


static func _title(type: int, native: StringName, script: Script) -> String:
	if type == TYPE_NIL:
		return "Variant"
	return Classes.declared_name(native, script) if type == TYPE_OBJECT else type_string(type)
