extends "res://tests/test_case.gd"

const StoredProperties: GDScript = preload("res://addons/godot_mcp/scene/stored_properties.gd")


func before_each() -> void:
	# Only a running tree has nodes inside it.
	await (Engine.get_main_loop() as SceneTree).process_frame


func test_every_view_changes_a_stored_property_in_this_engine() -> void:
	for type: String in StoredProperties.VIEWS:
		for property: String in StoredProperties.VIEWS[type]:
			var node: Node = _in_tree(type)
			var before: Dictionary = _stored(node)
			node.set(property, _other(node.get(property)))
			check(_stored(node) != before, "%s.%s is a view" % [type, property])
			check(StoredProperties.is_stored(node, {"name": property, "usage": 0}), "%s.%s is known" % [type, property])


func test_a_property_that_is_forgotten_is_not_called_stored() -> void:
	for entry: Array in [
		["AudioStreamPlayer", "playing"], ["AnimationPlayer", "current_animation"], ["Timer", "paused"]
	]:
		var node: Node = _in_tree(entry[0])
		check(not StoredProperties.is_stored(node, _info(node, entry[1])), str(entry))
		check_equal(StoredProperties.verdict(node, node, _info(node, entry[1]))["persisted"], null, str(entry))
		check_equal(StoredProperties.verdict(node, node, _info(node, entry[1]))["reason"], "property_not_stored")


func test_plain_properties_and_theme_overrides_are_stored() -> void:
	for entry: Array in [["Node2D", "position"], ["Label", "text"], ["Label", "theme_override_colors/font_color"]]:
		var node: Node = _in_tree(entry[0])
		check_equal(StoredProperties.verdict(node, node, _info(node, entry[1]))["persisted"], true, str(entry))


## Some views work only on a node that stands in the tree, path followers only below a path.
func _in_tree(type: String) -> Node:
	var tree: SceneTree = Engine.get_main_loop()
	var node: Node = ClassDB.instantiate(type)
	var parent: Node = autofree(_path_for(type))
	parent.add_child(node)
	tree.root.add_child(parent)
	if node is Sprite2D or node is Sprite3D:
		node.set("hframes", 4)
		node.set("vframes", 4)
	return node


func _path_for(type: String) -> Node:
	if type == "PathFollow2D":
		var path: Path2D = Path2D.new()
		path.curve = Curve2D.new()
		path.curve.add_point(Vector2.ZERO)
		path.curve.add_point(Vector2(100, 0))
		return path
	if type == "PathFollow3D":
		var path: Path3D = Path3D.new()
		path.curve = Curve3D.new()
		path.curve.add_point(Vector3.ZERO)
		path.curve.add_point(Vector3(100, 0, 0))
		return path
	return Node.new()


func _stored(node: Node) -> Dictionary:
	var values: Dictionary = {}
	for info: Dictionary in node.get_property_list():
		if int(info["usage"]) & PROPERTY_USAGE_STORAGE:
			values[info["name"]] = node.get(str(info["name"]))
	return values


func _info(node: Node, property: String) -> Dictionary:
	for info: Dictionary in node.get_property_list():
		if info["name"] == property:
			return info
	return {}


## Another value of the same type.
func _other(value: Variant) -> Variant:
	var others: Dictionary[int, Callable] = {
		TYPE_BOOL: func() -> Variant: return not value,
		TYPE_INT: func() -> Variant: return value + 1,
		TYPE_FLOAT: func() -> Variant: return value + 0.5,
		TYPE_VECTOR2: func() -> Variant: return value + Vector2(3, 5),
		TYPE_VECTOR2I: func() -> Variant: return value + Vector2i(1, 0),
		TYPE_VECTOR3: func() -> Variant: return value + Vector3(1, 2, 3),
		TYPE_QUATERNION: func() -> Variant: return Quaternion(Vector3.UP, 0.3),
		TYPE_BASIS: func() -> Variant: return Basis(Vector3.UP, 0.3),
		TYPE_TRANSFORM2D: func() -> Variant: return Transform2D(0.3, Vector2(1, 2)),
		TYPE_TRANSFORM3D: func() -> Variant: return Transform3D(Basis(Vector3.UP, 0.3), Vector3(1, 2, 3)),
	}
	return others[typeof(value)].call()
