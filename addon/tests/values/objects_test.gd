extends "res://tests/test_case.gd"
## Objects as values: resources by path, id and class, nodes by path.

const Declared: GDScript = preload("fixtures/declared.gd")
const Values: GDScript = preload("res://addons/godot_mcp/values/values.gd")

const FIXTURES: String = "res://tests/values/fixtures/"
const RAMP: String = FIXTURES + "ramp.tres"
const BOX: String = FIXTURES + "box.tscn"
const SCRIPT: String = FIXTURES + "declared.gd"

var root: Declared = null


func before_each() -> void:
	root = autofree(Declared.new())
	root.name = "Root"
	var sprite: Sprite2D = Sprite2D.new()
	sprite.name = "Sprite"
	root.add_child(sprite)


func test_a_resource_is_set_by_its_path_and_reads_as_it() -> void:
	var value: Resource = _accepts("gradient", RAMP)
	check_equal(value.resource_path, RAMP)
	check_equal(Values.to_json(value), RAMP)
	check_equal((_accepts("script", SCRIPT) as Script).resource_path, SCRIPT)


func test_a_resource_is_set_by_its_uid() -> void:
	var id: int = ResourceUID.create_id()
	ResourceUID.add_id(id, RAMP)
	check_equal((_accepts("gradient", ResourceUID.id_to_text(id)) as Resource).resource_path, RAMP)
	ResourceUID.remove_id(id)
	_refuses("gradient", ResourceUID.id_to_text(id), "RESOURCE_NOT_FOUND", "has the id")


func test_null_clears() -> void:
	check_equal(_accepts("gradient", null), null)
	check_equal(_accepts("target", null), null)


func test_a_missing_resource_is_not_found() -> void:
	_refuses("gradient", "res://no_such.tres", "RESOURCE_NOT_FOUND", '"res://no_such.tres"')
	_refuses("gradient", "uid://", "RESOURCE_NOT_FOUND", '"uid://"')
	_refuses("gradient", "res://no_such.tscn::Box_1", "RESOURCE_NOT_FOUND", '"res://no_such.tscn"')
	_refuses("gradient", BOX + "::Nothing", "RESOURCE_NOT_FOUND", "Nothing")


func test_a_resource_of_another_class_is_refused_by_naming_both() -> void:
	_refuses("gradient", SCRIPT, "VALIDATION_ERROR", "is a GDScript; expected Gradient")
	_refuses("script", RAMP, "VALIDATION_ERROR", "is a Gradient; expected Script")
	_refuses("material", RAMP, "VALIDATION_ERROR", "is a Gradient; expected CanvasItemMaterial, ShaderMaterial")


func test_what_cannot_be_a_resource_is_refused() -> void:
	_refuses("gradient", "ramp.tres", "VALIDATION_ERROR", 'Gradient as a path "res://…"')
	_refuses("gradient", "", "VALIDATION_ERROR", "Gradient as")
	_refuses("gradient", 5.0, "VALIDATION_ERROR", "Gradient as")
	_refuses("gradient", ["res://a"], "VALIDATION_ERROR", "Gradient as")
	_refuses("gradient", "user://a.tres", "VALIDATION_ERROR", "Gradient as")
	_refuses("gradient", "res://../outside.tres", "VALIDATION_ERROR", "leaves the project")
	_refuses("gradient", "res://a/../../outside.tres", "VALIDATION_ERROR", "leaves the project")
	_refuses("gradient", "res://project.godot", "VALIDATION_ERROR", "is a file, but no resource")


func test_a_resource_inside_a_file_is_set_by_the_path_that_it_reads_as() -> void:
	var scene: PackedScene = load(BOX)
	var box: CollisionShape2D = autofree(scene.instantiate())
	var json: Variant = Values.to_json(box.shape)
	check_equal(json, BOX + "::Box_1")
	check_equal(Values.from_json(json, _property("Shape2D")).get("value"), box.shape)


func test_a_resource_without_a_file_is_set_by_the_id_that_it_reads_as() -> void:
	var gradient: Gradient = Gradient.new()
	var json: Variant = Values.to_json(gradient)
	check_equal(json, {"class": "Gradient", "object_id": str(gradient.get_instance_id())})
	check_equal(_accepts("gradient", json), gradient)
	check_equal(_accepts("gradient", JSON.stringify(json)), gradient)


func test_an_id_that_was_never_read_or_is_gone_is_not_found() -> void:
	var gradient: Gradient = Gradient.new()
	var unread: Dictionary = {"class": "Gradient", "object_id": str(gradient.get_instance_id())}
	_refuses("gradient", unread, "RESOURCE_NOT_FOUND", "never read")
	Values.to_json(gradient)
	gradient = null
	_refuses("gradient", unread, "RESOURCE_NOT_FOUND", "any more")


func test_an_id_is_taken_only_with_the_class_that_was_read() -> void:
	var json: Dictionary = Values.to_json(Curve.new())
	_refuses("gradient", json, "RESOURCE_NOT_FOUND", "any more")
	var curve: Curve = Curve.new()
	json = Values.to_json(curve)
	_refuses("gradient", json, "VALIDATION_ERROR", "is a Curve; expected Gradient")
	json["class"] = "Gradient"
	_refuses("gradient", json, "VALIDATION_ERROR", "the class that was read, Curve")


func test_no_script_is_made_of_the_source_that_a_caller_sends() -> void:
	var code: Dictionary = {"class": "GDScript", "properties": {"source_code": "extends Node"}}
	_refuses("script", code, "VALIDATION_ERROR", "GDScript is not made as a value")
	_refuses("script", {"class": "GDScript"}, "VALIDATION_ERROR", "GDScript is not made as a value")
	var inside: Dictionary = {"class": "ShaderMaterial", "properties": {"script": code}}
	_refuses("material", inside, "VALIDATION_ERROR", "GDScript is not made as a value")


func test_a_new_resource_is_made_of_class_and_properties() -> void:
	var json: Dictionary = {
		"class": "Gradient", "properties": {"offsets": [0.0, 0.5], "interpolation_mode": "Constant"}
	}
	var gradient: Gradient = _accepts("gradient", json)
	check_equal(gradient.offsets, PackedFloat32Array([0, 0.5]))
	check_equal(gradient.interpolation_mode, Gradient.GRADIENT_INTERPOLATE_CONSTANT)
	check(_accepts("gradient", {"class": "Gradient"}) is Gradient, "properties may be left out")
	var material: ShaderMaterial = _accepts(
		"material", {"class": "ShaderMaterial", "properties": {"shader": {"class": "Shader"}}}
	)
	check(material.shader is Shader, "properties hold new resources too")


func test_a_new_resource_that_cannot_be_made_is_refused() -> void:
	_refuses("gradient", {"class": "Curve"}, "VALIDATION_ERROR", "is a Curve; expected Gradient")
	_refuses("gradient", {"class": "NoSuchClass"}, "VALIDATION_ERROR", "no class of resource")
	_refuses("gradient", {"class": "Node"}, "VALIDATION_ERROR", "no class of resource")
	_refuses("gradient", {"class": "Shape2D"}, "VALIDATION_ERROR", "no class of resource")
	_refuses("gradient", {"class": "Gradient", "radius": 1.0}, "VALIDATION_ERROR", '"radius" is none of its fields')
	_refuses("gradient", {"properties": {}}, "VALIDATION_ERROR", "Gradient as")
	var unknown: Dictionary = {"class": "Gradient", "properties": {"radius": 1.0}}
	_refuses("gradient", unknown, "VALIDATION_ERROR", 'Gradient has no property "radius"')
	var clamped: Dictionary = {"class": "StyleBoxFlat", "properties": {"corner_detail": 100.0}}
	var outcome: Dictionary = Values.from_json(clamped, _property("StyleBox"))
	check_contains(outcome.get("hint", ""), "At properties.corner_detail: 100.0 did not take: it reads 20")
	var wrong: Dictionary = {"class": "Gradient", "properties": {"offsets": ["a"]}}
	_refuses("gradient", wrong, "VALIDATION_ERROR", "At properties.offsets[0]: expected a number")


func test_a_script_stands_for_a_class_by_its_path() -> void:
	var item: Dictionary = _property(FIXTURES + "item.gd")
	var made: Resource = Values.from_json({"class": FIXTURES + "big_item.gd", "properties": {"size": 9}}, item).get(
		"value"
	)
	check_equal(made.get("size"), 9)
	check_equal(Values.from_json(Values.to_json(made), item).get("value"), made)
	var outcome: Dictionary = Values.from_json({"class": FIXTURES + "item.gd"}, _property(FIXTURES + "big_item.gd"))
	check_contains(outcome.get("hint", ""), "is a Resource; expected " + FIXTURES + "big_item.gd")


func test_a_class_that_the_hint_excepts_is_refused() -> void:
	var but_gradients: Dictionary = _property("Resource,-Gradient")
	check_contains(Values.from_json(RAMP, but_gradients).get("hint", ""), "is a Gradient; expected Resource, -Gradient")
	check(Values.from_json({"class": "Curve"}, but_gradients).get("value") is Curve, "another resource is taken")


func test_arrays_and_dictionaries_of_resources_are_converted_element_by_element() -> void:
	var gradients: Array[Gradient] = _accepts("gradients", [RAMP, null, {"class": "Gradient"}])
	check_equal(gradients[0].resource_path, RAMP)
	check_equal(gradients[1], null)
	var named: Dictionary[StringName, Gradient] = _accepts("plain_gradients", {"ramp": RAMP})
	check_equal(named[&"ramp"].resource_path, RAMP)
	_refuses("gradients", [SCRIPT], "VALIDATION_ERROR", "At [0]: ")
	_refuses("plain_gradients", {"ramp": "res://no.tres"}, "RESOURCE_NOT_FOUND", "At ramp: ")


func test_a_node_is_set_by_its_path_from_the_root_and_reads_as_it() -> void:
	var sprite: Node = root.get_node("Sprite")
	check_equal(_accepts("target", "Sprite"), sprite)
	check_equal(_accepts("plain_target", "./Sprite"), sprite)
	check_equal(Values.to_json(sprite, root), "Sprite")
	check_equal(Values.to_json(root, root), ".")


func test_a_node_that_is_not_there_outside_or_of_another_class_is_refused() -> void:
	var outside: Node = autofree(Node.new())
	outside.add_child(root)
	_refuses("target", "Nobody", "RESOURCE_NOT_FOUND", "The value 'Nobody' names no node of the open scene")
	_refuses("target", "..", "VALIDATION_ERROR", "The value '..' leaves the scene")
	_refuses("target", ".", "VALIDATION_ERROR", "is a Node2D; expected Sprite2D")
	_refuses("target", RAMP, "VALIDATION_ERROR", "is a Gradient; expected Sprite2D")
	check_contains(Values.from_json("Sprite", root.info("target")).get("hint", ""), "no scene is open")
	outside.remove_child(root)


func test_a_near_miss_is_answered_with_what_may_have_been_meant() -> void:
	var outcome: Dictionary = Values.from_json("Sprit", root.info("target"), root)
	check_equal(outcome.get("suggestions"), ["Sprite"])
	outcome = Values.from_json("Alwais", root.info("process_mode"))
	check_equal(outcome.get("suggestions"), ["Always"])
	outcome = Values.from_json({"class": "Gradient", "properties": {"offset": []}}, root.info("gradient"))
	check_equal(outcome.get("suggestions"), ["offsets"])


func test_a_node_that_the_engine_keeps_inside_another_reads_by_class_and_id() -> void:
	var scroll: ScrollContainer = autofree(ScrollContainer.new())
	var bar: Node = scroll.get_v_scroll_bar()
	var json: Dictionary = Values.to_json(bar, scroll)
	check_equal(json["object_id"], str(bar.get_instance_id()))


func test_an_object_outside_the_scene_reads_by_class_and_id_and_a_freed_one_as_null() -> void:
	var stray: Node = autofree(Sprite2D.new())
	var json: Variant = Values.to_json(stray, root)
	check_equal(json, {"class": "Sprite2D", "object_id": str(stray.get_instance_id())})
	check_equal(_accepts("target", json), stray)
	var freed: Node = Node.new()
	freed.free()
	check_equal(Values.to_json(freed, root), null)


func test_an_object_in_an_untyped_place_says_that_it_is_one() -> void:
	var sprite: Node = root.get_node("Sprite")
	var values: Array = [load(RAMP), sprite, null]
	var json: Variant = Values.to_json(values, root)
	check_equal(json, [{"$type": "Object", "value": RAMP}, {"$type": "Object", "value": "Sprite"}, null])
	check_equal(_accepts("an_array", json), values)


func _property(class_text: String) -> Dictionary:
	return {"name": "p", "type": TYPE_OBJECT, "hint": PROPERTY_HINT_RESOURCE_TYPE, "hint_string": class_text}


func _accepts(property: String, json: Variant) -> Variant:
	var outcome: Dictionary = Values.from_json(json, root.info(property), root)
	check_equal(outcome.get("hint", ""), "", "%s from %s" % [property, JSON.stringify(json)])
	root.set(property, outcome.get("value"))
	check_equal(root.get(property), outcome.get("value"), "%s reads back" % property)
	return outcome.get("value")


func _refuses(property: String, json: Variant, code: String, part: String) -> void:
	var outcome: Dictionary = Values.from_json(json, root.info(property), root)
	check_equal(outcome.get("error"), code, "%s from %s" % [property, JSON.stringify(json)])
	check_equal(outcome.get("required"), "value")
	check_contains(outcome.get("hint", ""), part)
