@tool
extends RefCounted
## The engine's types of a fixed number of parts, one record each: the fields in order, and how to build one.

## Type → field → type of the field. The field names are the engine's own, and the JSON object's.
const FIELDS: Dictionary = {
	TYPE_VECTOR2: {"x": TYPE_FLOAT, "y": TYPE_FLOAT},
	TYPE_VECTOR2I: {"x": TYPE_INT, "y": TYPE_INT},
	TYPE_RECT2: {"position": TYPE_VECTOR2, "size": TYPE_VECTOR2},
	TYPE_RECT2I: {"position": TYPE_VECTOR2I, "size": TYPE_VECTOR2I},
	TYPE_VECTOR3: {"x": TYPE_FLOAT, "y": TYPE_FLOAT, "z": TYPE_FLOAT},
	TYPE_VECTOR3I: {"x": TYPE_INT, "y": TYPE_INT, "z": TYPE_INT},
	TYPE_TRANSFORM2D: {"x": TYPE_VECTOR2, "y": TYPE_VECTOR2, "origin": TYPE_VECTOR2},
	TYPE_VECTOR4: {"x": TYPE_FLOAT, "y": TYPE_FLOAT, "z": TYPE_FLOAT, "w": TYPE_FLOAT},
	TYPE_VECTOR4I: {"x": TYPE_INT, "y": TYPE_INT, "z": TYPE_INT, "w": TYPE_INT},
	TYPE_PLANE: {"normal": TYPE_VECTOR3, "d": TYPE_FLOAT},
	TYPE_QUATERNION: {"x": TYPE_FLOAT, "y": TYPE_FLOAT, "z": TYPE_FLOAT, "w": TYPE_FLOAT},
	TYPE_AABB: {"position": TYPE_VECTOR3, "size": TYPE_VECTOR3},
	TYPE_BASIS: {"x": TYPE_VECTOR3, "y": TYPE_VECTOR3, "z": TYPE_VECTOR3},
	TYPE_TRANSFORM3D: {"basis": TYPE_BASIS, "origin": TYPE_VECTOR3},
	TYPE_PROJECTION: {"x": TYPE_VECTOR4, "y": TYPE_VECTOR4, "z": TYPE_VECTOR4, "w": TYPE_VECTOR4},
	TYPE_COLOR: {"r": TYPE_FLOAT, "g": TYPE_FLOAT, "b": TYPE_FLOAT, "a": TYPE_FLOAT},
}
## Shapes that a list of all their numbers stands for too: [x, y, width, height]. Matrices are not among them: a list
## of numbers would not say whether it goes by rows or by columns.
const FLAT_LISTS: Array[int] = [TYPE_RECT2, TYPE_RECT2I, TYPE_PLANE, TYPE_AABB]


## Whether [param type] is one of these shapes.
static func has(type: int) -> bool:
	return FIELDS.has(type)


## Number of numbers in a shape.
static func size(type: int) -> int:
	if not has(type):
		return 1
	var total: int = 0
	for field_type: int in FIELDS[type].values():
		total += size(field_type)
	return total


## The shape from its fields, in order and of the right types.
static func build(type: int, parts: Array) -> Variant:
	match type:
		TYPE_VECTOR2:
			return Vector2(parts[0], parts[1])
		TYPE_VECTOR2I:
			return Vector2i(parts[0], parts[1])
		TYPE_VECTOR3:
			return Vector3(parts[0], parts[1], parts[2])
		TYPE_VECTOR3I:
			return Vector3i(parts[0], parts[1], parts[2])
		TYPE_VECTOR4:
			return Vector4(parts[0], parts[1], parts[2], parts[3])
		TYPE_VECTOR4I:
			return Vector4i(parts[0], parts[1], parts[2], parts[3])
		TYPE_COLOR:
			return Color(parts[0], parts[1], parts[2], parts[3])
		TYPE_RECT2:
			return Rect2(parts[0] as Vector2, parts[1] as Vector2)
		TYPE_RECT2I:
			return Rect2i(parts[0] as Vector2i, parts[1] as Vector2i)
	return _build_spatial(type, parts)


## The shape from all its numbers, in the order that the engine writes them: a basis by rows, all else field by field.
static func build_flat(type: int, numbers: Array) -> Variant:
	if type == TYPE_BASIS:
		return _basis_of_rows(numbers)
	var parts: Array = []
	var at: int = 0
	for field_type: int in FIELDS[type].values():
		var count: int = size(field_type)
		var own: Array = numbers.slice(at, at + count)
		parts.append(build_flat(field_type, own) if has(field_type) else own[0])
		at += count
	return build(type, parts)


## What a caller may write for [param type], for a refusal.
static func expected(type: int) -> String:
	var fields: Dictionary = FIELDS[type]
	var members: PackedStringArray = PackedStringArray()
	for field: String in fields:
		members.append('"%s": %s' % [field, _part_title(fields[field])])
	var list: String = ", ".join(PackedStringArray(fields.keys()))
	var extra: String = ', hex text or a colour name ("a" may be left out)' if type == TYPE_COLOR else ""
	return (
		'%s as {%s}, [%s] or the text "%s(…)"%s'
		% [type_string(type), ", ".join(members), list, type_string(type), extra]
	)


static func _part_title(type: int) -> String:
	match type:
		TYPE_FLOAT:
			return "number"
		TYPE_INT:
			return "whole number"
	return type_string(type)


static func _build_spatial(type: int, parts: Array) -> Variant:
	match type:
		TYPE_TRANSFORM2D:
			return Transform2D(parts[0] as Vector2, parts[1] as Vector2, parts[2] as Vector2)
		TYPE_PLANE:
			var normal: Vector3 = parts[0]
			return Plane(normal.x, normal.y, normal.z, parts[1])
		TYPE_QUATERNION:
			return Quaternion(parts[0], parts[1], parts[2], parts[3])
		TYPE_AABB:
			return AABB(parts[0] as Vector3, parts[1] as Vector3)
		TYPE_BASIS:
			return Basis(parts[0] as Vector3, parts[1] as Vector3, parts[2] as Vector3)
		TYPE_TRANSFORM3D:
			return Transform3D(parts[0] as Basis, parts[1] as Vector3)
		TYPE_PROJECTION:
			return Projection(parts[0] as Vector4, parts[1] as Vector4, parts[2] as Vector4, parts[3] as Vector4)
	return null


static func _basis_of_rows(numbers: Array) -> Basis:
	return Basis(
		Vector3(numbers[0], numbers[3], numbers[6]),
		Vector3(numbers[1], numbers[4], numbers[7]),
		Vector3(numbers[2], numbers[5], numbers[8])
	)
