@tool
extends RefCounted
## Reads constructor text as the engine and GDScript write it: [code]Vector2(1, 2)[/code],
## [code]Rect2(Vector2(0, 0), Vector2(4, 4))[/code]. Nothing is evaluated: names, numbers and brackets only.

const ConstructorText: GDScript = preload("constructor_text.gd")
## Deeper than any shape is.
const MAX_NESTING: int = 4

## Name before the bracket.
var name: String = ""
## Numbers, number words ("inf") and nested constructors, in order.
var arguments: Array = []


## The parsed text, or null when it is not constructor text.
static func parse(text: String) -> ConstructorText:
	return _parse(text.strip_edges(), 0)


## Whether every argument is a number.
func is_flat() -> bool:
	for argument: Variant in arguments:
		if typeof(argument) == TYPE_OBJECT:
			return false
	return true


static func _parse(text: String, nesting: int) -> ConstructorText:
	var open: int = text.find("(")
	if open <= 0 or not text.ends_with(")") or nesting > MAX_NESTING:
		return null
	var parsed: ConstructorText = ConstructorText.new()
	parsed.name = text.left(open).strip_edges()
	for part: String in _split(text.substr(open + 1, text.length() - open - 2)):
		if part.is_valid_float() or part in ["inf", "-inf", "nan"]:
			parsed.arguments.append(part)
			continue
		var nested: ConstructorText = _parse(part, nesting + 1)
		if nested == null:
			return null
		parsed.arguments.append(nested)
	return parsed


## Splits at the commas outside brackets.
static func _split(text: String) -> PackedStringArray:
	var parts: PackedStringArray = PackedStringArray()
	var depth: int = 0
	var start: int = 0
	for at: int in text.length():
		match text[at]:
			"(":
				depth += 1
			")":
				depth -= 1
			",":
				if depth == 0:
					parts.append(text.substr(start, at - start).strip_edges())
					start = at + 1
	parts.append(text.substr(start).strip_edges())
	return parts
