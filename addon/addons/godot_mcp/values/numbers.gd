@tool
extends RefCounted
## Numbers and booleans, both ways. JSON numbers are 64-bit floats: beyond 2^53 a whole number is carried as text.

const Outcome: GDScript = preload("outcome.gd")
## The largest whole number up to which every one has a float of its own: 2^53.
const MAX_EXACT: int = 9007199254740992
## The first whole number that no longer fits in 64 bits: 2^63.
const INT_END: float = 9223372036854775808.0
const INT32_MIN: int = -2147483648
const INT32_MAX: int = 2147483647
const NON_FINITE: Dictionary[String, float] = {"inf": INF, "-inf": -INF, "nan": NAN}
const POWERS_OF_TEN: Array[float] = [
	1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20
]


## A whole number, as text when a JSON number would round it.
static func int_to_json(number: int) -> Variant:
	return number if is_exact(number) else str(number)


## Whether a JSON number carries [param number] without rounding.
static func is_exact(number: int) -> bool:
	return number >= -MAX_EXACT and number <= MAX_EXACT


## Whether a JSON number in a place without a type comes back as this float: it is finite, and not one of the whole
## numbers that [method read_any] takes for a rounded integer.
static func is_plain(number: float) -> bool:
	return is_finite(number) and (absf(number) <= float(MAX_EXACT) or absf(number) >= INT_END)


## A number, or "inf", "-inf", "nan" as text.
static func float_to_json(number: float) -> Variant:
	if is_nan(number):
		return "nan"
	if is_inf(number):
		return "inf" if number > 0.0 else "-inf"
	return number


## A number that the engine keeps in 32 bits: the shortest decimal that stands for the same 32-bit float, so that 0.1
## reads as 0.1 and not as 0.10000000149011612. A number that is no 32-bit float is kept exactly.
static func single_to_json(number: float) -> Variant:
	if not is_finite(number) or number == floorf(number):
		return float_to_json(number)
	# Six digits find any shorter form too; nine always suffice.
	var magnitude: int = floori(log(absf(number)) / log(10.0))
	for digits: int in range(6, 10):
		var decimals: int = digits - 1 - magnitude
		if decimals >= POWERS_OF_TEN.size():
			break
		var scale: float = POWERS_OF_TEN[maxi(decimals, 0)]
		var candidate: float = roundf(number * scale) / scale
		if Vector2(candidate, 0).x == number:
			return candidate
	return number


## A whole number from a whole JSON number up to ±2^53, or from numeric text, within the given bounds.
static func read_int(json: Variant, lowest: int = -0x8000000000000000, highest: int = 0x7FFFFFFFFFFFFFFF) -> Outcome:
	var expected: String = "a whole number"
	if lowest == INT32_MIN:
		expected = "a whole number of 32 bits"
	elif highest == 255:
		expected = "a whole number from 0 to 255"
	var outcome: Outcome = _any_int(json, expected)
	if outcome.failed() or (outcome.value >= lowest and outcome.value <= highest):
		return outcome
	return Outcome.refuse(expected, json, "out of range")


## A float from a JSON number, "inf", "-inf", "nan", or numeric text.
static func read_float(json: Variant) -> Outcome:
	if typeof(json) == TYPE_FLOAT or typeof(json) == TYPE_INT:
		return Outcome.ok(float(json))
	if typeof(json) == TYPE_STRING:
		var text: String = String(json).strip_edges()
		if NON_FINITE.has(text):
			return Outcome.ok(NON_FINITE[text])
		if text.is_valid_float():
			return Outcome.ok(text.to_float())
	return Outcome.refuse('a number (or "inf", "-inf", "nan")', json)


## As [method read_float], for what the engine keeps in 32 bits: a number that would become infinite there is refused.
static func read_single(json: Variant) -> Outcome:
	var outcome: Outcome = read_float(json)
	if not outcome.failed() and is_finite(outcome.value) and is_inf(Vector2(outcome.value, 0).x):
		return Outcome.refuse("a number of 32 bits", json, "out of range")
	return outcome


## A number for a place without a type: whole numbers are integers. One between 2^53 and 2^63 is refused, since it may
## be an integer that was rounded on its way.
static func read_any(json: Variant) -> Outcome:
	if typeof(json) == TYPE_INT:
		return read_int(json)
	var number: float = json
	if not is_plain(number):
		return Outcome.refuse(
			"a number up to 2^53",
			json,
			'beyond it: {"$type": "int", "value": text} or {"$type": "float", "value": number}'
		)
	var is_whole: bool = number == floorf(number) and absf(number) <= float(MAX_EXACT)
	return Outcome.ok(int(number) if is_whole else number)


## A boolean from true and false, or from exactly those texts. Numbers are no booleans.
static func read_bool(json: Variant) -> Outcome:
	if typeof(json) == TYPE_BOOL:
		return Outcome.ok(json)
	if typeof(json) == TYPE_STRING and (json == "true" or json == "false"):
		return Outcome.ok(json == "true")
	return Outcome.refuse("true or false", json)


## Whether a text is a number: for places that take a number or a name.
static func is_numeric(text: String) -> bool:
	return text.strip_edges().is_valid_float()


static func _any_int(json: Variant, expected: String) -> Outcome:
	match typeof(json):
		TYPE_INT:
			if is_exact(json):
				return Outcome.ok(json)
			return Outcome.refuse(expected, json, "beyond 2^53 send it as text, a JSON number is rounded")
		TYPE_FLOAT:
			return _whole(json, json, expected)
		TYPE_STRING:
			var text: String = String(json).strip_edges()
			if text.is_valid_int():
				return _int_of_text(text, expected)
			if text.is_valid_float():
				return _whole(text.to_float(), json, expected)
	return Outcome.refuse(expected, json)


static func _whole(number: float, given: Variant, expected: String) -> Outcome:
	if not is_finite(number) or number != floorf(number):
		return Outcome.refuse(expected, given)
	if absf(number) > float(MAX_EXACT):
		return Outcome.refuse(expected, given, "beyond 2^53 send it as text, a JSON number is rounded")
	return Outcome.ok(int(number))


static func _int_of_text(text: String, expected: String) -> Outcome:
	var digits: String = text.trim_prefix("-").trim_prefix("+").lstrip("0")
	var plain: String = "0" if digits.is_empty() else ("-" if text.begins_with("-") else "") + digits
	var number: int = plain.to_int()
	# What does not fit in 64 bits is clamped by the engine, and so reads back as another text.
	if str(number) != plain:
		return Outcome.refuse(expected, text, "does not fit in 64 bits")
	return Outcome.ok(number)
