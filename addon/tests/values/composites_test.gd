extends "writing_case.gd"
## Writing vectors, colours, rectangles and transforms.

const BASIS: Basis = Basis(Vector3(1, 2, 3), Vector3(4, 5, 6), Vector3(7, 8, 9))


func test_a_vector_is_set_in_each_documented_form() -> void:
	_accepts(
		[
			["a_vector2", {"x": 1.0, "y": 2.5}, Vector2(1, 2.5)],
			["a_vector2", {"y": 2.5, "x": 1.0}, Vector2(1, 2.5)],
			["a_vector2", [1.0, 2.5], Vector2(1, 2.5)],
			["a_vector2", "Vector2(1, 2.5)", Vector2(1, 2.5)],
			["a_vector2", " Vector2( 1 ,2.5 ) ", Vector2(1, 2.5)],
			["a_vector2", "Vector2(inf, -inf)", Vector2(INF, -INF)],
			["a_vector2", '{"x":1,"y":2}', Vector2(1, 2)],
			["a_vector2", "[1, 2]", Vector2(1, 2)],
			["a_vector2", {"x": "inf", "y": "2"}, Vector2(INF, 2)],
			["a_vector2", {"$type": "Vector2", "x": 1.0, "y": 2.0}, Vector2(1, 2)],
			["a_vector2i", {"x": 1.0, "y": -2.0}, Vector2i(1, -2)],
			["a_vector2i", "Vector2i(1, -2)", Vector2i(1, -2)],
			["a_vector2i", [2147483647.0, -2147483648.0], Vector2i(2147483647, -2147483648)],
			["a_vector3", {"x": 1.0, "y": 2.0, "z": 3.0}, Vector3(1, 2, 3)],
			["a_vector3", [1.0, 2.0, 3.0], Vector3(1, 2, 3)],
			["a_vector3", "Vector3(1,2,3)", Vector3(1, 2, 3)],
			["a_vector3i", [1.0, 2.0, 3.0], Vector3i(1, 2, 3)],
			["a_vector4", [1.0, 2.0, 3.0, 4.0], Vector4(1, 2, 3, 4)],
			["a_vector4i", {"x": 1.0, "y": 2.0, "z": 3.0, "w": 4.0}, Vector4i(1, 2, 3, 4)],
			["a_quaternion", "Quaternion(0, 0, 0, 1)", Quaternion.IDENTITY],
			["a_quaternion", [0.0, 1.0, 0.0, 0.0], Quaternion(0, 1, 0, 0)],
		]
	)


func test_a_vector_in_another_form_is_refused() -> void:
	_refuses(
		[
			["a_vector2", {}, '"x" is missing'],
			["a_vector2", {"x": 1.0}, '"y" is missing'],
			["a_vector2", {"x": 1.0, "y": 2.0, "z": 3.0}, '"z" is none of its fields'],
			["a_vector2", {"X": 1.0, "Y": 2.0}, '"X" is none of its fields'],
			["a_vector2", {"x": null, "y": 2.0}, "At x: expected a number"],
			["a_vector2", {"x": 1e300, "y": 2.0}, "At x: expected a number of 32 bits"],
			["a_vector2", [1.0], "a list of 1"],
			["a_vector2", [1.0, 2.0, 3.0], "a list of 3"],
			["a_vector2", [1.0, "b"], "At [1]: expected a number"],
			["a_vector2", 5.0, "Vector2 as"],
			["a_vector2", null, "Vector2 as"],
			["a_vector2", true, "Vector2 as"],
			["a_vector2", "", "Vector2 as"],
			["a_vector2", "abc", "Vector2 as"],
			["a_vector2", "1, 2", "Vector2 as"],
			["a_vector2", "(1, 2)", "Vector2 as"],
			["a_vector2", "Vector2(1)", "1 numbers, not 2"],
			["a_vector2", "Vector2()", "Vector2 as"],
			["a_vector2", "Vector2(1, x)", "Vector2 as"],
			["a_vector2", "Vector2(1, 2", "Vector2 as"],
			["a_vector2", "Vector2i(1, 2)", "Vector2 as"],
			["a_vector2", "Vector2(".repeat(10000) + ")".repeat(10000), "Vector2 as"],
			["a_vector2", "Vector3(1, 2, 3)", "Vector2 as"],
			["a_vector2", "{not json", "Vector2 as"],
			["a_vector2", {"$type": "Vector3", "x": 1.0, "y": 2.0, "z": 3.0}, "says that it is Vector3"],
			["a_vector2i", {"x": 1.5, "y": 2.0}, "At x: expected a whole number"],
			["a_vector2i", [2147483648.0, 0.0], "out of range"],
			["a_vector2i", "Vector2i(1.5, 2)", "whole number"],
			["a_vector3", {"x": 1.0}, '"y" is missing'],
			["a_vector3", "abc", 'Vector3 as {"x": number, "y": number, "z": number}, [x, y, z]'],
		]
	)


func test_a_colour_is_set_or_refused() -> void:
	_accepts(
		[
			["a_color", {"r": 1.0, "g": 0.0, "b": 0.0}, Color.RED],
			["a_color", {"r": 1.0, "g": 0.0, "b": 0.0, "a": 0.5}, Color(1, 0, 0, 0.5)],
			["a_color", [1.0, 0.0, 0.0], Color.RED],
			["a_color", [1.0, 0.0, 0.0, 0.5], Color(1, 0, 0, 0.5)],
			["a_color", "#ff0000", Color.RED],
			["a_color", "ff0000", Color.RED],
			["a_color", "#f00", Color.RED],
			["a_color", "#ff000080", Color8(255, 0, 0, 128)],
			["a_color", "red", Color.RED],
			["a_color", "Dark Red", Color.DARK_RED],
			["a_color", "DARK_RED", Color.DARK_RED],
			["a_color", "black", Color.BLACK],
			["a_color", "white", Color.WHITE],
			["a_color", "Color(1, 0, 0)", Color.RED],
			["a_color", "Color(1, 0, 0, 0.5)", Color(1, 0, 0, 0.5)],
			["a_color", "[1, 0, 0]", Color.RED],
			["a_color", [4.0, 0.0, 0.0], Color(4, 0, 0)],
		]
	)
	_refuses(
		[
			["a_color", "no such colour", "Color as"],
			["a_color", "", "Color as"],
			["a_color", "#", "Color as"],
			["a_color", "#12", "Color as"],
			["a_color", [1.0, 0.0], "a list of 2"],
			["a_color", {"r": 1.0, "g": 0.0}, '"b" is missing'],
			["a_color", 16711680.0, "Color as"],
			["a_color", null, "Color as"],
			["a_color", "Color(red)", "Color as"],
		]
	)


func test_rectangles_and_transforms_are_set_in_each_documented_form() -> void:
	_accepts(
		[
			["a_rect2", {"position": {"x": 1.0, "y": 2.0}, "size": [3.0, 4.0]}, Rect2(1, 2, 3, 4)],
			["a_rect2", [1.0, 2.0, 3.0, 4.0], Rect2(1, 2, 3, 4)],
			["a_rect2", [[1.0, 2.0], [3.0, 4.0]], Rect2(1, 2, 3, 4)],
			["a_rect2", "Rect2(1, 2, 3, 4)", Rect2(1, 2, 3, 4)],
			["a_rect2", "Rect2(Vector2(1, 2), Vector2(3, 4))", Rect2(1, 2, 3, 4)],
			["a_rect2i", [1.0, 2.0, 3.0, 4.0], Rect2i(1, 2, 3, 4)],
			["a_plane", {"normal": {"x": 0.0, "y": 1.0, "z": 0.0}, "d": 2.0}, Plane(0, 1, 0, 2)],
			["a_plane", [0.0, 1.0, 0.0, 2.0], Plane(0, 1, 0, 2)],
			["a_plane", "Plane(Vector3(0, 1, 0), 2)", Plane(0, 1, 0, 2)],
			["an_aabb", [1.0, 2.0, 3.0, 4.0, 5.0, 6.0], AABB(Vector3(1, 2, 3), Vector3(4, 5, 6))],
			["an_aabb", "AABB(1, 2, 3, 4, 5, 6)", AABB(Vector3(1, 2, 3), Vector3(4, 5, 6))],
			[
				"a_transform2d",
				[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]],
				Transform2D(Vector2(1, 2), Vector2(3, 4), Vector2(5, 6))
			],
			[
				"a_transform2d",
				"Transform2D(1, 2, 3, 4, 5, 6)",
				Transform2D(Vector2(1, 2), Vector2(3, 4), Vector2(5, 6))
			],
			["a_basis", [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]], BASIS],
			["a_basis", "Basis(Vector3(1, 2, 3), Vector3(4, 5, 6), Vector3(7, 8, 9))", BASIS],
			["a_basis", var_to_str(BASIS), BASIS],
			["a_transform3d", var_to_str(Transform3D(BASIS, Vector3(1, 2, 3))), Transform3D(BASIS, Vector3(1, 2, 3))],
			[
				"a_transform3d",
				{"basis": [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]], "origin": [1.0, 2.0, 3.0]},
				Transform3D(BASIS, Vector3(1, 2, 3))
			],
			["a_projection", var_to_str(Projection.IDENTITY), Projection.IDENTITY],
		]
	)
	_refuses(
		[
			["a_rect2", [1.0, 2.0, 3.0], "a list of 3"],
			["a_rect2", {"position": {"x": 1.0, "y": 2.0}}, '"size" is missing'],
			["a_rect2", {"position": {"x": 1.0}, "size": [3.0, 4.0]}, "At position: expected Vector2"],
			["a_basis", [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0], "a list of 9"],
			["a_transform3d", "Transform3D(1, 2, 3)", "3 numbers, not 12"],
			["a_transform2d", "Transform2D(Vector2(1, 2), 3, Vector2(5, 6))", "Transform2D as"],
		]
	)
