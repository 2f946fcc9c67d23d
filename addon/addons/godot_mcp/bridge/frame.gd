@tool
extends RefCounted
## What a text frame from the server is: a command to run, a command that must be refused, a notice, or garbage.

const ErrorCodes: GDScript = preload("../generated/error_codes.gd")
const JsonText: GDScript = preload("json_text.gd")
const Reply: GDScript = preload("../reply.gd")

const COMMAND: StringName = &"command"
const REFUSED: StringName = &"refused"
const NOTICE: StringName = &"notice"
const GARBAGE: StringName = &"garbage"


## A dictionary with [code]kind[/code] and, by kind: command {id, command, params}, refused {id, reply},
## notice {fields}, garbage {reason}. Garbage has no id to answer under and a notice wants no answer.
static func read(text: String) -> Dictionary:
	var parsed: Dictionary = JsonText.read(text)
	if not parsed["ok"]:
		return _unreadable(text, "The frame is not JSON: %s" % parsed["reason"])
	if typeof(parsed["value"]) != TYPE_DICTIONARY:
		return {"kind": GARBAGE, "reason": "The frame is not a JSON object"}
	var fields: Dictionary = parsed["value"]
	if fields.has("ok") and not fields.has("command"):
		return {"kind": NOTICE, "fields": fields}
	if typeof(fields.get("id")) != TYPE_STRING or (fields["id"] as String).is_empty():
		return {"kind": GARBAGE, "reason": "The frame has no id to answer under"}
	return _command(fields)


static func _command(fields: Dictionary) -> Dictionary:
	var id: String = fields["id"]
	var command: Variant = fields.get("command")
	if typeof(command) != TYPE_STRING or (command as String).is_empty():
		return _refused(id, "The envelope has no command: send {id, command, params}.")
	# Null stands for an absent optional everywhere in the contract.
	var params: Variant = fields.get("params")
	if params == null:
		params = {}
	if typeof(params) != TYPE_DICTIONARY:
		return _refused(id, "params of %s must be an object." % command)
	return {"kind": COMMAND, "id": id, "command": command, "params": params}


static func _refused(id: String, hint: String) -> Dictionary:
	return {"kind": REFUSED, "id": id, "reply": Reply.fail(ErrorCodes.VALIDATION_ERROR, hint)}


## The engine refuses some JSON that others write, such as an unpaired surrogate. The id comes first in a frame, so the
## caller can still be told instead of being left to time out.
static func _unreadable(text: String, reason: String) -> Dictionary:
	var pattern: RegEx = RegEx.create_from_string('^\\s*\\{\\s*"id"\\s*:\\s*"([^"\\\\]+)"')
	var found: RegExMatch = pattern.search(text)
	if found == null:
		return {"kind": GARBAGE, "reason": reason}
	return _refused(found.get_string(1), reason)
