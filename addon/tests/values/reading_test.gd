extends "res://tests/test_case.gd"
## The JSON form of each type, by tables: [value, JSON].

const Values: GDScript = preload("res://addons/godot_mcp/values/values.gd")


func test_every_type_reads_as_its_documented_form() -> void:
	var bytes: PackedByteArray = PackedByteArray([0, 1, 2, 255])
	_reads(
		[
			[null, null],
			[true, true],
			[3, 3],
			[-9007199254740992, -9007199254740992],
			[9007199254740993, "9007199254740993"],
			[-9223372036854775807 - 1, "-9223372036854775808"],
			[2.5, 2.5],
			[INF, "inf"],
			[-INF, "-inf"],
			[NAN, "nan"],
			["007", "007"],
			[&"idle", "idle"],
			[NodePath("../A:position"), "../A:position"],
			[Vector2(1, 2.5), {"x": 1.0, "y": 2.5}],
			[Vector2(INF, NAN), {"x": "inf", "y": "nan"}],
			[Vector2i(1, -2), {"x": 1, "y": -2}],
			[Vector3(1, 2, 3), {"x": 1.0, "y": 2.0, "z": 3.0}],
			[Vector4i(1, 2, 3, 4), {"x": 1, "y": 2, "z": 3, "w": 4}],
			[Color(1, 0.5, 0), {"r": 1.0, "g": 0.5, "b": 0.0, "a": 1.0}],
			[Rect2i(1, 2, 3, 4), {"position": {"x": 1, "y": 2}, "size": {"x": 3, "y": 4}}],
			[Quaternion.IDENTITY, {"x": 0.0, "y": 0.0, "z": 0.0, "w": 1.0}],
			[Plane(0, 1, 0, 2), {"normal": {"x": 0.0, "y": 1.0, "z": 0.0}, "d": 2.0}],
			[
				Transform2D(Vector2(1, 2), Vector2(3, 4), Vector2(5, 6)),
				{"x": {"x": 1.0, "y": 2.0}, "y": {"x": 3.0, "y": 4.0}, "origin": {"x": 5.0, "y": 6.0}}
			],
			[
				Basis(Vector3(1, 2, 3), Vector3(4, 5, 6), Vector3(7, 8, 9)),
				{
					"x": {"x": 1.0, "y": 2.0, "z": 3.0},
					"y": {"x": 4.0, "y": 5.0, "z": 6.0},
					"z": {"x": 7.0, "y": 8.0, "z": 9.0}
				}
			],
			[bytes, {"base64": "AAEC/w==", "size": 4}],
			[PackedByteArray(), {"base64": "", "size": 0}],
			[PackedInt64Array([1, 9007199254740993]), [1, "9007199254740993"]],
			[PackedStringArray(["a", "1"]), ["a", "1"]],
			[PackedVector2Array([Vector2(1, 2)]), [{"x": 1.0, "y": 2.0}]],
			[RID(), null],
			[Callable(), null],
			[Signal(), null],
		]
	)


func test_a_number_of_32_bits_reads_as_its_shortest_decimal() -> void:
	_reads(
		[
			[Vector2(0.1, -1.7), {"x": 0.1, "y": -1.7}],
			[Vector2(1e-7, 123456.7), {"x": 1e-7, "y": 123456.7}],
			[Color(0.2, 0.3, 0.7, 0.9), {"r": 0.2, "g": 0.3, "b": 0.7, "a": 0.9}],
			[PackedFloat32Array([0.1, 3.14159]), [0.1, 3.14159]],
			[Vector2(0.1, 0).x, 0.1],
			[Vector2(1003.22473, 8589973504.0), {"x": 1003.22473, "y": 8589973504.0}],
			[0.1 + 0.2, 0.1 + 0.2],
			[1.0 / 3.0, 1.0 / 3.0],
		]
	)


func test_a_float_of_a_script_reads_exactly() -> void:
	var single: float = Vector2(0.1, 0).x
	var of_script: Dictionary = {"type": TYPE_FLOAT, "usage": PROPERTY_USAGE_SCRIPT_VARIABLE}
	check_equal(Values.to_json(single, null, of_script), single)


func test_a_typed_container_reads_without_types_inside() -> void:
	var vectors: Array[Vector2] = [Vector2(1, 2)]
	var by_number: Dictionary[int, Vector2i] = {7: Vector2i(1, 2)}
	var by_cell: Dictionary[Vector2i, String] = {Vector2i(1, 2): "door"}
	_reads(
		[
			[vectors, [{"x": 1.0, "y": 2.0}]],
			[by_number, {"7": {"x": 1, "y": 2}}],
			[by_cell, {"$type": "Dictionary", "entries": [[{"x": 1, "y": 2}, "door"]]}],
		]
	)


func test_an_untyped_container_says_the_types_that_json_does_not_show() -> void:
	var ints: Array[int] = [1]
	var numbers: Dictionary[String, int] = {"a": 1}
	_reads(
		[
			[[1, 2.5, true, null, "a", &"b", [1], {"c": 1}], [1, 2.5, true, null, "a", "b", [1], {"c": 1}]],
			[[Vector2i(1, 2)], [{"$type": "Vector2i", "x": 1, "y": 2}]],
			[[NodePath("A")], [{"$type": "NodePath", "value": "A"}]],
			[[9007199254740993], [{"$type": "int", "value": "9007199254740993"}]],
			[[NAN], [{"$type": "float", "value": "nan"}]],
			[[1e17], [{"$type": "float", "value": 1e17}]],
			[[PackedByteArray([7])], [{"$type": "PackedByteArray", "base64": "Bw==", "size": 1}]],
			[[PackedInt32Array([7])], [{"$type": "PackedInt32Array", "value": [7]}]],
			[[ints], [{"$type": "Array[int]", "value": [1]}]],
			[[numbers], [{"$type": "Dictionary[String, int]", "entries": [["a", 1]]}]],
			[{"at": Vector2(1, 2)}, {"at": {"$type": "Vector2", "x": 1.0, "y": 2.0}}],
		]
	)


func test_keys_that_are_no_texts_are_listed() -> void:
	_reads(
		[
			[{&"a": 1, "b": 2}, {"a": 1, "b": 2}],
			[{1: "one", "b": 2}, {"$type": "Dictionary", "entries": [[1, "one"], ["b", 2]]}],
			[
				{1: "int", 1.0: "float"},
				{"$type": "Dictionary", "entries": [[1, "int"], [{"$type": "float", "value": 1.0}, "float"]]}
			],
			[
				{Vector2i(1, 2): null},
				{"$type": "Dictionary", "entries": [[{"$type": "Vector2i", "x": 1, "y": 2}, null]]}
			],
			[{"$type": "x"}, {"$type": "Dictionary", "entries": [["$type", "x"]]}],
		]
	)


func test_a_variant_property_says_the_type_of_its_value() -> void:
	var any: Dictionary = {"name": "p", "type": TYPE_NIL, "usage": PROPERTY_USAGE_NIL_IS_VARIANT}
	check_equal(Values.to_json(Vector2(1, 2), null, any), {"$type": "Vector2", "x": 1.0, "y": 2.0})
	check_equal(Values.to_json(Vector2(1, 2)), {"x": 1.0, "y": 2.0})
	check_equal(Values.to_json("text", null, any), "text")


func test_a_container_that_holds_itself_ends_in_a_mark() -> void:
	var array: Array = [1]
	array.append({"again": array})
	check_equal(Values.to_json(array), [1, {"again": {"$type": "Truncated", "reason": "cycle"}}])
	array.clear()


func test_a_container_met_twice_but_not_inside_itself_is_read_twice() -> void:
	var shared: Array = [1]
	check_equal(Values.to_json([shared, shared]), [[1], [1]])


func test_deep_nesting_ends_in_a_mark_that_cannot_be_written() -> void:
	var deep: Array = []
	for i: int in 100:
		deep = [deep]
	var json: Variant = Values.to_json(deep)
	check_contains(JSON.stringify(json), '{"$type":"Truncated","reason":"depth"}')
	var outcome: Dictionary = Values.from_json(json, {"name": "p", "type": TYPE_ARRAY})
	check_equal(outcome.get("error"), "VALIDATION_ERROR")
	check_contains(outcome.get("hint", ""), "truncated")


func _reads(rows: Array) -> void:
	for row: Array in rows:
		check_equal(Values.to_json(row[0]), row[1], "%s %s" % [type_string(typeof(row[0])), row[0]])
