extends "writing_case.gd"
## Writing numbers, booleans and texts, and how a refusal reads.


func test_a_number_is_set_or_refused() -> void:
	_accepts(
		[
			["an_int", 3, 3],
			["an_int", 3.0, 3],
			["an_int", "4", 4],
			["an_int", " -4 ", -4],
			["an_int", "4.0", 4],
			["an_int", "007", 7],
			["an_int", 9007199254740992.0, 9007199254740992],
			["an_int", "9223372036854775807", 9223372036854775807],
			["an_int", "-9223372036854775808", -9223372036854775807 - 1],
			["an_int", "9007199254740993", 9007199254740993],
			["a_float", 3, 3.0],
			["a_float", 0.1, 0.1],
			["a_float", "4.0", 4.0],
			["a_float", "4", 4.0],
			["a_float", "-1.5e3", -1500.0],
			["a_float", "inf", INF],
			["a_float", "-inf", -INF],
		]
	)
	_refuses(
		[
			["an_int", 3.5, "whole number"],
			["an_int", "3.5", "whole number"],
			["an_int", "abc", "whole number"],
			["an_int", "", "whole number"],
			["an_int", true, "whole number"],
			["an_int", null, "whole number"],
			["an_int", [3.0], "whole number"],
			["an_int", {"x": 1.0}, "whole number"],
			["an_int", "inf", "whole number"],
			["an_int", 1e300, "send it as text"],
			["an_int", 9007199254740994.0, "send it as text"],
			["an_int", "9223372036854775808", "64 bits"],
			["a_float", "abc", "a number"],
			["a_float", "", "a number"],
			["a_float", false, "a number"],
			["a_float", null, "a number"],
			["a_float", [], "a number"],
		]
	)
	check(is_nan(_converted("a_float", "nan")["value"]), "nan is the float that is no number")


func test_a_boolean_takes_booleans_and_their_exact_texts_only() -> void:
	_accepts([["a_bool", true, true], ["a_bool", false, false], ["a_bool", "true", true], ["a_bool", "false", false]])
	_refuses(
		[
			["a_bool", 1.0, "true or false"],
			["a_bool", 0, "true or false"],
			["a_bool", "yes", "true or false"],
			["a_bool", "True", "true or false"],
			["a_bool", "", "true or false"],
			["a_bool", null, "true or false"],
		]
	)


func test_a_text_is_stored_as_it_is() -> void:
	for text: String in ["", "007", "1e3", "true", "null", '{"a":1}', "[1,2]", "Vector2(1, 2)", "ünï ☃ 😀", 'a\n\t\\"b']:
		_accepts(
			[
				["a_string", text, text],
				["a_string_name", text, StringName(text)],
				["team", text, text],
			]
		)
	_accepts([["a_node_path", "../A:position:x", NodePath("../A:position:x")], ["a_node_path", "", NodePath()]])
	_refuses(
		[
			["a_string", 5.0, "text"],
			["a_string", true, "text"],
			["a_string", null, "text"],
			["a_string", {"a": 1.0}, "text"],
			["a_string_name", 1.0, "text"],
			["a_node_path", ["A"], "text"],
		]
	)


func test_a_handle_of_the_engine_cannot_be_written() -> void:
	for type: int in [TYPE_RID, TYPE_CALLABLE, TYPE_SIGNAL]:
		var outcome: Dictionary = Values.from_json(null, {"name": "handle", "type": type})
		check_equal(outcome.get("error"), "VALIDATION_ERROR")
		check_contains(outcome.get("hint", ""), type_string(type))


func test_a_refusal_names_the_expected_form_quotes_what_came_and_asks_for_a_value() -> void:
	check_equal(
		Values.from_json({"x": 1}, {"name": "p", "type": TYPE_VECTOR2}),
		{
			"ok": false,
			"error": "VALIDATION_ERROR",
			"hint":
			'Expected Vector2 as {"x": number, "y": number}, [x, y] or the text "Vector2(…)"; got {"x":1} ("y" is missing).',
			"required": "value",
		}
	)


func test_a_quoted_value_is_cut_to_a_bounded_length() -> void:
	var outcome: Dictionary = Values.from_json("x".repeat(100000), {"name": "p", "type": TYPE_VECTOR2})
	check((outcome["hint"] as String).length() < 400, "the hint is short")
