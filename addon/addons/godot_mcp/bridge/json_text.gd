@tool
extends RefCounted
## JSON text that other parsers accept, and back. The engine's own writer leaves control characters raw, writes VT as
## [code]\v[/code] and infinity as [code]1e99999[/code]; its reader makes every number a float.

const Contract: GDScript = preload("../generated/bridge.gd")

## Above this a float no longer holds every whole number, so nothing is gained by calling it an int.
const MAX_EXACT: float = 9007199254740992.0

# Compiled once: compiling costs more than writing a small reply.
static var _controls: RegEx = RegEx.create_from_string("[\\x01-\\x1f]")
static var _texts: RegEx = RegEx.create_from_string('"(?:[^"\\\\]|\\\\.)*+"')


## One line of JSON for [param value], keys in their own order. A number that JSON cannot hold becomes null.
static func write(value: Variant) -> String:
	var text: String = JSON.stringify(value, "", false, true)
	if text.contains("1e99999"):
		text = JSON.stringify(_without_infinity(value), "", false, true)
	return _escape_controls(text)


## [code]{ok: true, value}[/code] or [code]{ok: false, reason}[/code]. Whole numbers arrive as int. What is nested too
## deep for the stack, or holds so many parts that reading it would hold the editor up for seconds, is not read.
static func read(text: String) -> Dictionary:
	var structures: int = _structures(text)
	if structures > Contract.MAX_STRUCTURES and _structures(_texts.sub(text, "", true)) > Contract.MAX_STRUCTURES:
		return _refused("it holds more than %d objects and lists" % Contract.MAX_STRUCTURES)
	var json: JSON = JSON.new()
	if json.parse(text) != OK:
		return _refused("%s (line %d)" % [json.get_error_message(), json.get_error_line() + 1])
	if structures > Contract.MAX_DEPTH and _is_too_deep(json.data):
		return _refused("it is nested deeper than %d levels" % Contract.MAX_DEPTH)
	return {"ok": true, "value": _with_ints(json.data)}


static func _refused(reason: String) -> Dictionary:
	return {"ok": false, "reason": reason}


# Brackets inside of texts are counted too: a quick look that may be wrong on the safe side.
static func _structures(text: String) -> int:
	return text.count("{") + text.count("[")


# Level by level: the engine's reader bears twice the depth that a function of ours may have.
static func _is_too_deep(value: Variant) -> bool:
	var level: Array = [value]
	for depth: int in Contract.MAX_DEPTH + 1:
		var below: Array = []
		var ends: bool = true
		for item: Variant in level:
			if typeof(item) == TYPE_DICTIONARY:
				ends = false
				below.append_array((item as Dictionary).values())
			elif typeof(item) == TYPE_ARRAY:
				ends = false
				below.append_array(item as Array)
		if ends:
			return false
		level = below
	return true


static func _escape_controls(text: String) -> String:
	if _controls.search(text) != null:
		for code: int in range(1, 32):
			text = text.replace(char(code), "\\u%04x" % code)
	if text.contains("\\v"):
		# A doubled backslash before a plain v is not an escape. No control character is left: U+0001 can stand in.
		text = text.replace("\\\\", char(1)).replace("\\v", "\\u000b").replace(char(1), "\\\\")
	return text


static func _without_infinity(value: Variant) -> Variant:
	match typeof(value):
		TYPE_FLOAT:
			return value if is_finite(value) else null
		TYPE_ARRAY:
			return (value as Array).map(_without_infinity)
		TYPE_DICTIONARY:
			var copy: Dictionary = {}
			for key: Variant in value as Dictionary:
				copy[key] = _without_infinity((value as Dictionary)[key])
			return copy
	return value


static func _with_ints(value: Variant) -> Variant:
	match typeof(value):
		TYPE_FLOAT:
			var number: float = value
			return int(number) if absf(number) < MAX_EXACT and number == floorf(number) else value
		TYPE_ARRAY:
			var items: Array = value
			for i: int in items.size():
				items[i] = _with_ints(items[i])
		TYPE_DICTIONARY:
			var fields: Dictionary = value
			for key: Variant in fields:
				fields[key] = _with_ints(fields[key])
	return value
