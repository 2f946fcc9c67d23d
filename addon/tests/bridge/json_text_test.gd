extends "res://tests/test_case.gd"

const Contract: GDScript = preload("res://addons/godot_mcp/generated/bridge.gd")
const JsonText: GDScript = preload("res://addons/godot_mcp/bridge/json_text.gd")


func test_every_low_character_survives_the_round_trip() -> void:
	for code: int in range(1, 0xa0):
		var text: String = "a%sb" % char(code)
		check_equal(JsonText.read(JsonText.write({"t": text}))["value"]["t"], text, "U+%04X" % code)


func test_no_raw_control_character_is_written() -> void:
	var text: String = ""
	for code: int in range(1, 0xa0):
		text += char(code)
	var written: String = JsonText.write([text])
	for code: int in range(1, 32):
		check(not written.contains(char(code)), "U+%04X is raw" % code)


func test_a_vertical_tab_is_told_from_a_backslash_before_a_v() -> void:
	var cases: Dictionary[String, String] = {
		"\u000b": '"\\u000b"',
		"\\v": '"\\\\v"',
		"\\\u000b": '"\\\\\\u000b"',
		"\\\\v": '"\\\\\\\\v"',
	}
	for text: String in cases:
		check_equal(JsonText.write(text), cases[text])


func test_numbers_that_json_cannot_hold_become_null() -> void:
	check_equal(JsonText.write([INF, -INF, {"a": INF}, 1.5]), '[null,null,{"a":null},1.5]')


func test_floats_keep_all_their_digits() -> void:
	check_equal(JsonText.write([0.30000000000000004, 0.1, 1e-20, 3.0]), "[0.30000000000000004,0.1,1e-20,3.0]")


func test_a_text_that_looks_like_infinity_stays_a_text() -> void:
	check_equal(JsonText.write(["1e99999"]), '["1e99999"]')


func test_keys_keep_their_order() -> void:
	check_equal(JsonText.write({"id": "1", "ok": true, "a": 1}), '{"id":"1","ok":true,"a":1}')


func test_whole_numbers_are_read_as_ints_at_every_depth() -> void:
	var value: Variant = JsonText.read('{"a":5,"b":[1,2.5,{"c":-3}],"d":0}')["value"]
	check_equal(value, {"a": 5, "b": [1, 2.5, {"c": -3}], "d": 0})
	check_equal(typeof(value["b"][2]["c"]), TYPE_INT)
	check_equal(typeof(value["b"][1]), TYPE_FLOAT)


func test_numbers_beyond_exact_floats_stay_floats() -> void:
	for text: String in ["9007199254740992", "1e300", "1e400"]:
		check_equal(typeof(JsonText.read(text)["value"]), TYPE_FLOAT, text)
	check_equal(JsonText.read("9007199254740991")["value"], 9007199254740991)


func test_what_is_not_json_is_a_failure_with_a_reason() -> void:
	for text: String in ["", "{", "{]", '"\\ud800"']:
		var read: Dictionary = JsonText.read(text)
		check_equal(read["ok"], false, text)
		check(not str(read["reason"]).is_empty(), text)


func test_what_is_nested_to_the_limit_is_read_and_written_and_what_is_deeper_is_refused() -> void:
	for pair: Array in [["[", "]"], ['{"a":', "}"]]:
		var core: String = "1" if pair[1] == "}" else ""
		var text: String = (
			String(pair[0]).repeat(Contract.MAX_DEPTH) + core + String(pair[1]).repeat(Contract.MAX_DEPTH)
		)
		var read: Dictionary = JsonText.read(text)
		check(read["ok"], "%s to the limit" % pair[0])
		check_equal(JsonText.write(read["value"]), text)
		for deeper: int in [1, 400, 1000, 1000000]:
			var much: String = String(pair[0]).repeat(Contract.MAX_DEPTH + deeper)
			much += core + String(pair[1]).repeat(Contract.MAX_DEPTH + deeper)
			check_equal(JsonText.read(much)["ok"], false, "%d levels deeper" % deeper)


func test_what_holds_too_many_parts_is_refused_and_brackets_inside_of_texts_are_none() -> void:
	var parts: String = "[" + "{},".repeat(Contract.MAX_STRUCTURES) + "0]"
	check_contains(JsonText.read(parts)["reason"], "more than %d objects and lists" % Contract.MAX_STRUCTURES)
	var code: String = '"' + '{[\\"'.repeat(Contract.MAX_STRUCTURES) + '"'
	check(JsonText.read("[%s]" % code)["ok"], "a text of brackets")
