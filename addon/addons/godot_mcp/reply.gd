@tool
extends RefCounted
## The two shapes a handler may answer with: the body of a reply, without its id.


## A success. [param result] holds JSON values only.
static func ok(result: Dictionary) -> Dictionary:
	return {"ok": true, "result": result}


## A failure as data. [param code] is a name of generated/error_codes.gd; [param required] a name of
## generated/required_tokens.gd, or empty. [param hint] says what was wrong, with the value, and the way out.
static func fail(
	code: String, hint: String, required: String = "", suggestions: PackedStringArray = PackedStringArray()
) -> Dictionary:
	var reply: Dictionary = {"ok": false, "error": code, "hint": hint}
	if not required.is_empty():
		reply["required"] = required
	if not suggestions.is_empty():
		# A packed array would be written as a text: JSON wants a plain one.
		reply["suggestions"] = Array(suggestions)
	return reply


## Whether [param value] is a reply body made by [method ok] or [method fail].
static func is_reply(value: Variant) -> bool:
	if typeof(value) != TYPE_DICTIONARY:
		return false
	var reply: Dictionary = value
	if typeof(reply.get("ok")) != TYPE_BOOL:
		return false
	if reply["ok"]:
		return typeof(reply.get("result")) == TYPE_DICTIONARY
	return typeof(reply.get("error")) == TYPE_STRING and typeof(reply.get("hint")) == TYPE_STRING
