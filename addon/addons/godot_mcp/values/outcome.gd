@tool
extends RefCounted
## What converting one value came to: the engine value, or why it was refused and where inside the value.

const ErrorCodes: GDScript = preload("../generated/error_codes.gd")
const RequiredTokens: GDScript = preload("../generated/required_tokens.gd")
const Reply: GDScript = preload("../reply.gd")
const Outcome: GDScript = preload("outcome.gd")
## A refused value is quoted in the hint up to this many characters.
const QUOTED: int = 120

## The converted value; only meaningful when not [method failed].
var value: Variant = null

var _error: String = ""
var _problem: String = ""
var _at: String = ""
var _suggestions: PackedStringArray = PackedStringArray()


## A conversion that worked.
static func ok(converted: Variant) -> Outcome:
	var outcome: Outcome = Outcome.new()
	outcome.value = converted
	return outcome


## A value of the wrong form: VALIDATION_ERROR that names what would fit and quotes what came.
static func refuse(expected: String, given: Variant, reason: String = "") -> Outcome:
	var because: String = "" if reason.is_empty() else " (%s)" % reason
	return invalid("expected %s; got %s%s" % [expected, quote(given), because])


## VALIDATION_ERROR in other words.
static func invalid(problem: String) -> Outcome:
	var outcome: Outcome = Outcome.new()
	outcome._error = ErrorCodes.VALIDATION_ERROR
	outcome._problem = problem
	return outcome


## RESOURCE_NOT_FOUND: the value names something that is not there.
static func missing(problem: String) -> Outcome:
	var outcome: Outcome = invalid(problem)
	outcome._error = ErrorCodes.RESOURCE_NOT_FOUND
	return outcome


## [param json] as it would be written, cut to a length that fits a hint.
static func quote(json: Variant) -> String:
	var text: String = JSON.stringify(json, "", false)
	return text if text.length() <= QUOTED else text.left(QUOTED) + "…"


func failed() -> bool:
	return not _error.is_empty()


## Adds the step that led to this value ([code]x[/code], [code][2][/code]) to the place that a refusal names.
func within(step: String) -> Outcome:
	var glue: String = "" if _at.is_empty() or _at.begins_with("[") else "."
	_at = step + glue + _at
	return self


## Adds names that may have been meant.
func suggesting(names: PackedStringArray) -> Outcome:
	_suggestions = names
	return self


## As the two shapes of [method Values.from_json].
func to_dictionary() -> Dictionary:
	if not failed():
		return {"ok": true, "value": value}
	var place: String = "" if _at.is_empty() else "at %s: " % _at
	var hint: String = place + _problem
	return Reply.fail(_error, hint[0].to_upper() + hint.substr(1) + ".", RequiredTokens.VALUE, _suggestions)
