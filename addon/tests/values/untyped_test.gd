extends "res://tests/test_case.gd"
## What a place without a declared type (untyped array, untyped dictionary, Variant property) takes.

const Values: GDScript = preload("res://addons/godot_mcp/values/values.gd")

const ANY: Dictionary = {"name": "p", "type": TYPE_NIL, "usage": PROPERTY_USAGE_NIL_IS_VARIANT}
const DICTIONARY: Dictionary = {"name": "p", "type": TYPE_DICTIONARY}


func test_whole_numbers_stay_whole() -> void:
	_accepts(DICTIONARY, {"a": 2.0, "b": [1.0, 2.5]}, {"a": 2, "b": [1, 2.5]})
	_accepts(ANY, 3.0, 3)
	_accepts(ANY, 3, 3)
	_accepts(ANY, -0.5, -0.5)
	_accepts(ANY, 1e300, 1e300)


func test_a_number_that_may_have_been_rounded_is_refused() -> void:
	_refuses(ANY, 9007199254740994.0, '{"$type": "int", "value": text}')
	_refuses(DICTIONARY, {"id": 1e17}, "At id: ")
	_accepts(ANY, {"$type": "int", "value": "9007199254740993"}, 9007199254740993)
	_accepts(ANY, {"$type": "float", "value": 1e17}, 1e17)


func test_texts_are_kept_as_they_are() -> void:
	for text: String in ["9007199254740993", "1", "inf", "true", '{"a":1}', "Vector2(1, 2)", "res://a.png", ""]:
		_accepts(ANY, text, text)
		_accepts(DICTIONARY, {text: text}, {text: text})


func test_json_is_taken_as_it_is() -> void:
	_accepts(ANY, null, null)
	_accepts(ANY, true, true)
	_accepts(ANY, {"x": 1.0, "y": 2.0}, {"x": 1, "y": 2})
	_accepts(ANY, [{"deep": [[1.0]]}], [{"deep": [[1]]}])


func test_a_value_that_says_its_type_becomes_of_that_type() -> void:
	var ints: Array[int] = [1, 2]
	var by_cell: Dictionary[Vector2i, String] = {Vector2i(1, 2): "door"}
	var entries: Array = [[[1.0, 2.0], "door"]]
	_accepts(ANY, {"$type": "Vector2", "x": 1.0, "y": 2.0}, Vector2(1, 2))
	_accepts(ANY, {"$type": "NodePath", "value": "../A"}, NodePath("../A"))
	_accepts(ANY, {"$type": "StringName", "value": "idle"}, &"idle")
	_accepts(ANY, {"$type": "Array[int]", "value": [1.0, 2.0]}, ints)
	_accepts(ANY, {"$type": "Dictionary[Vector2i, String]", "entries": entries}, by_cell)
	_accepts(ANY, {"$type": "Dictionary", "entries": [[1.0, "one"]]}, {1: "one"})
	_accepts(ANY, {"$type": "PackedByteArray", "base64": "Bw=="}, PackedByteArray([7]))
	_accepts(DICTIONARY, {"at": [{"$type": "Vector2i", "x": 1.0, "y": 2.0}]}, {"at": [Vector2i(1, 2)]})


func test_a_value_that_says_a_wrong_type_is_refused() -> void:
	_refuses(ANY, {"$type": "Vector9", "x": 1.0}, "to name a Variant type")
	_refuses(ANY, {"$type": "Variant", "value": 1.0}, "to name a Variant type")
	_refuses(ANY, {"$type": 5.0, "value": 1.0}, "to name a Variant type")
	_refuses(ANY, {"$type": "Vector2", "x": 1.0}, '"y" is missing')
	_refuses(ANY, {"$type": "NodePath"}, '"value": …')
	_refuses(ANY, {"$type": "NodePath", "value": "A", "more": 1.0}, '"value": …')
	_refuses(ANY, {"$type": "Dictionary", "value": {}}, '"entries": …')
	_refuses(ANY, {"$type": "Array[Nothing]", "value": []}, "to name a Variant type")
	_refuses(ANY, {"$type": "Callable", "value": null}, "cannot be written")
	_refuses(DICTIONARY, {"$type": "Vector2", "x": 1.0, "y": 2.0}, "says that it is Vector2")


func _accepts(property: Dictionary, json: Variant, expected: Variant) -> void:
	var outcome: Dictionary = Values.from_json(json, property)
	check_equal(outcome.get("value"), expected, "%s %s" % [JSON.stringify(json), outcome.get("hint", "")])
	# A dictionary equals another with floats for its integers: the texts tell them apart.
	check_equal(var_to_str(outcome.get("value")), var_to_str(expected), JSON.stringify(json))


func _refuses(property: Dictionary, json: Variant, part: String) -> void:
	var outcome: Dictionary = Values.from_json(json, property)
	check_equal(outcome.get("error"), "VALIDATION_ERROR", JSON.stringify(json))
	check_contains(outcome.get("hint", ""), part, JSON.stringify(json))
