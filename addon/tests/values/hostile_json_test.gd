extends "res://tests/test_case.gd"
## Whatever JSON comes, a writing answers with a value of the declared type or with an error of the contract, and no
## script of ours breaks off.

const Declared: GDScript = preload("fixtures/declared.gd")
const FuzzRuns: GDScript = preload("fuzz_runs.gd")
const HostileJson: GDScript = preload("hostile_json.gd")
const JsonText: GDScript = preload("res://addons/godot_mcp/bridge/json_text.gd")
const Values: GDScript = preload("res://addons/godot_mcp/values/values.gd")

const ERRORS: Array[String] = ["VALIDATION_ERROR", "RESOURCE_NOT_FOUND"]


func test_any_json_is_written_to_any_property_or_refused() -> void:
	var hostile: HostileJson = HostileJson.new(FuzzRuns.announced_seed("JSON to properties"))
	var node: Declared = autofree(Declared.new())
	for info: Dictionary in _properties(node):
		for i: int in FuzzRuns.times():
			_is_sound(hostile.any(4), info, node)


func test_any_nesting_is_written_or_refused() -> void:
	var hostile: HostileJson = HostileJson.new(FuzzRuns.announced_seed("nested JSON"))
	var node: Declared = autofree(Declared.new())
	for levels: int in [60, 63, 64, 65, 126, 127, 128, 129, 200, 400, 510]:
		for name: String in ["anything", "an_array", "a_dictionary"]:
			for i: int in FuzzRuns.times() / 100:
				_is_sound(hostile.nested(levels), node.info(name), node)


func _properties(node: Declared) -> Array[Dictionary]:
	return node.get_property_list().filter(
		func(info: Dictionary) -> bool: return (info["usage"] & PROPERTY_USAGE_SCRIPT_VARIABLE) != 0
	)


func _is_sound(json: Variant, info: Dictionary, node: Declared) -> void:
	var outcome: Dictionary = Values.from_json(json, info, node)
	var title: String = "%s from %s: %s" % [info["name"], JSON.stringify(json).left(300), str(outcome).left(300)]
	if not outcome.get("ok", false):
		var is_failure: bool = ERRORS.has(outcome.get("error")) and not String(outcome.get("hint", "")).is_empty()
		check(is_failure and not outcome.has("value"), title)
		return
	var value: Variant = outcome["value"]
	var fits: bool = info["type"] in [TYPE_NIL, typeof(value)] or (value == null and info["type"] == TYPE_OBJECT)
	check(fits, title)
	# What was accepted can be read again, as JSON that other parsers take.
	node.set(info["name"], value)
	var text: String = JsonText.write(Values.to_json(node.get(info["name"]), node, info))
	check(JSON.parse_string(text) != null or text == "null", title + " is read as " + text.left(200))
