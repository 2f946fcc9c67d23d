extends "res://tests/test_case.gd"
## Which values count as the same when one was written and the other read back.

const Values: GDScript = preload("res://addons/godot_mcp/values/values.gd")


func test_numbers_are_the_same_within_the_precision_of_32_bits() -> void:
	check(Values.same(0.1, Vector2(0.1, 0).x), "a float and its 32-bit form")
	check(Values.same(1e10, Vector2(1e10, 0).x), "a large one")
	check(Values.same(3, 3.0), "an int and the float of the same number")
	check(Values.same(NAN, NAN) and Values.same(INF, INF), "non-finite numbers and themselves")
	check(not Values.same(INF, -INF), "the two infinities")
	check(not Values.same(0.0, NAN), "zero and no number")
	check(not Values.same(0.1, 0.2), "two floats")
	check(not Values.same(9007199254740993, 9007199254740992), "two large ints")
	check(not Values.same(1, true), "a number and a boolean")


func test_shapes_are_compared_part_by_part() -> void:
	check(Values.same(Vector2(NAN, 1), Vector2(NAN, 1)), "equal vectors, one part no number")
	check(Values.same(Transform3D(Basis(), Vector3(0, 1e-7, 0)), Transform3D()), "transforms that differ by rounding")
	check(not Values.same(Transform3D(Basis(), Vector3(0, 1, 0)), Transform3D()), "transforms that differ")
	check(not Values.same(Vector2(1, 2), Vector2i(1, 2)), "vectors of two types")
	check(not Values.same(Color.RED, Color.BLUE), "two colours")
	check(Values.same(Quaternion(0, 0, 0, 1), Quaternion(0, 0, 0, -1)), "two spellings of one rotation")


func test_texts_names_and_paths_of_the_same_text_are_the_same() -> void:
	check(Values.same("A", &"A") and Values.same(&"A", NodePath("A")), "the same text")
	check(not Values.same("A", "a"), "another case")
	check(not Values.same("1", 1), "a text and a number")


func test_containers_are_compared_element_by_element() -> void:
	var ints: Array[int] = [1, 2]
	var cyclic: Array = []
	cyclic.append(cyclic)
	check(Values.same(ints, [1, 2.0]), "a typed array and an untyped one of the same numbers")
	check(Values.same({"a": [0.1]}, {&"a": [Vector2(0.1, 0).x]}), "nested numbers within 32 bits")
	check(Values.same(PackedVector2Array([Vector2(NAN, 0)]), PackedVector2Array([Vector2(NAN, 0)])), "packed arrays")
	check(Values.same(cyclic, cyclic), "an array that holds itself")
	check(not Values.same([1, 2], [2, 1]), "another order")
	check(not Values.same([1], [1, 2]), "another length")
	check(not Values.same({"a": 1}, {"b": 1}), "other keys")
	check(not Values.same({"a": 1}, {"a": 2}), "other values")
	check(not Values.same({"a": 1}, {"a": 1, "b": 2}), "more keys")
	check(Values.same([1, 2], PackedInt32Array([1, 2])), "an array and the packed array of the same elements")
	check(not Values.same([], {}), "an array and a dictionary")
	cyclic.clear()


func test_objects_are_the_same_only_when_they_are_one() -> void:
	var gradient: Gradient = Gradient.new()
	var freed: Node = Node.new()
	freed.free()
	check(Values.same(gradient, gradient), "one object")
	check(not Values.same(gradient, Gradient.new()), "two objects")
	check(not Values.same(gradient, null), "an object and none")
	check(Values.same(null, null) and Values.same(freed, null), "none, and one that is gone")
