extends "writing_case.gd"
## Writing arrays and dictionaries.


func test_arrays_and_dictionaries_keep_their_declared_types() -> void:
	var by_name: Dictionary[String, int] = {"a": 2, "b": 9007199254740993}
	var by_cell: Dictionary[Vector2i, StringName] = {Vector2i(1, 2): &"door"}
	var by_number: Dictionary[int, String] = {1: "one", -2: "two"}
	var ints: Array[int] = [1, 2, 3]
	var vectors: Array[Vector2] = [Vector2(1, 2), Vector2(3, 4), Vector2(5, 6)]
	var moods: Array[Declared.Mood] = [Declared.Mood.SAD, Declared.Mood.HAPPY]
	var entries: Dictionary = {"$type": "Dictionary", "entries": [[{"x": 1.0, "y": 2.0}, "door"]]}
	_accepts(
		[
			["ints", [1.0, 2.0, "3"], ints],
			["plain_ints", "[1, 2, 3]", ints],
			["vectors", [[1.0, 2.0], {"x": 3.0, "y": 4.0}, "Vector2(5, 6)"], vectors],
			["moods", ["Sad", 0.0], moods],
			["plain_moods", ["SAD", "HAPPY"], moods],
			["plain_flips", ["PROCESS_MODE_ALWAYS"], [Node.PROCESS_MODE_ALWAYS] as Array[Node.ProcessMode]],
			["numbers_by_name", {"a": 2.0, "b": "9007199254740993"}, by_name],
			["numbers_by_name", '{"a": 2, "b": "9007199254740993"}', by_name],
			["names_by_number", {"1": "one", "-2": "two"}, by_number],
			["names_by_cell", entries, by_cell],
			["ints", [], [] as Array[int]],
			["some_strings", ["1", "b"], PackedStringArray(["1", "b"])],
			["some_int32", [1.0, -2.0], PackedInt32Array([1, -2])],
			["some_int64", ["9007199254740993"], PackedInt64Array([9007199254740993])],
			["some_float64", [0.1, "inf"], PackedFloat64Array([0.1, INF])],
			["some_vector2", [[1.0, 2.0]], PackedVector2Array([Vector2(1, 2)])],
			["some_colors", ["red", [0.0, 0.0, 1.0]], PackedColorArray([Color.RED, Color.BLUE])],
			["some_bytes", {"base64": "AAEC/w==", "size": 4.0}, PackedByteArray([0, 1, 2, 255])],
			["some_bytes", {"base64": "AAEC/w=="}, PackedByteArray([0, 1, 2, 255])],
			["some_bytes", [0.0, 1.0, 2.0, 255.0], PackedByteArray([0, 1, 2, 255])],
			["some_bytes", {"base64": "", "size": 0.0}, PackedByteArray()],
		]
	)
	_refuses(
		[
			["ints", [1.0, 2.5], "At [1]: expected a whole number"],
			["ints", {"a": 1.0}, "Array[int] as a list"],
			["ints", "1, 2", "Array[int] as a list"],
			["vectors", [[1.0, 2.0], {"x": 3.0}], "At [1]: expected Vector2"],
			["moods", ["Angry"], "Happy, Sad"],
			["numbers_by_name", {"a": {"b": 1.0}}, "At a: expected a whole number"],
			["numbers_by_name", [1.0], "Dictionary[String, int] as an object"],
			["names_by_number", {"one": "1"}, "expected a whole number"],
			["names_by_number", {"1": "one", "01": "again"}, "given twice"],
			["names_by_cell", {"1": "door"}, '"entries"'],
			["names_by_cell", {"$type": "Dictionary", "entries": [["x"]]}, '"entries"'],
			["some_strings", ["a", 1.0], "At [1]: expected a text"],
			["some_int32", [2147483648.0], "32 bits"],
			["some_bytes", [256.0], "from 0 to 255"],
			["some_bytes", {"base64": "AAEC/w==", "size": 3.0}, "holds 4 bytes"],
			["some_bytes", {"base64": "!!!"}, "not base64"],
			["some_bytes", {"base64": "AAE"}, "not base64"],
			["some_bytes", "AAEC/w==", "PackedByteArray as"],
			["some_float32", [1e300], "32 bits"],
			["some_vector2", [1.0, 2.0], "At [0]: expected Vector2"],
		]
	)


func test_a_long_list_is_not_a_deep_one() -> void:
	var zeros: Array = []
	zeros.resize(1000)
	zeros.fill(0.0)
	check_equal(Values.from_json([zeros, zeros], {"name": "p", "type": TYPE_ARRAY}).get("value")[1].size(), 1000)


func test_json_nested_without_end_is_refused() -> void:
	var json: Variant = 1.0
	for i: int in 300:
		json = [json]
	check_contains(Values.from_json(json, {"name": "p", "type": TYPE_ARRAY}).get("hint", ""), "nested deeper")
