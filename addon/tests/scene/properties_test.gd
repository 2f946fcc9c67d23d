extends "res://tests/test_case.gd"

const Properties: GDScript = preload("res://addons/godot_mcp/scene/properties.gd")


func test_a_property_is_found_with_its_declared_type() -> void:
	var node: Node = autofree(Label.new())
	for entry: Array in [
		["text", TYPE_STRING], ["size", TYPE_VECTOR2], ["theme_override_colors/font_color", TYPE_COLOR]
	]:
		var found: Dictionary = Properties.find(node, entry[0])
		check_equal(found.get("ok"), true, entry[0])
		check_equal(found["info"]["type"], entry[1], entry[0])
		check_equal(found["base"], entry[0])


func test_what_is_only_read_is_found_alike() -> void:
	var script: GDScript = GDScript.new()
	script.source_code = "extends Label\n@export var lives: int = 3\n"
	script.reload()
	var node: Label = autofree(Label.new())
	node.set_script(script)
	for property: String in ["text", "size:x", "lives", "theme_override_colors/font_color", "script", "Label", "txet"]:
		var found: Dictionary = Properties.find(node, property)
		var to_read: Dictionary = Properties.find_to_read(node, property)
		check_equal(to_read["ok"], found["ok"], property)
		check_equal(to_read.get("path"), found.get("path"), property)
		check_equal(to_read.get("info", {}).get("type"), found.get("info", {}).get("type"), property)


func test_a_component_is_found_with_its_own_type() -> void:
	var node: Node2D = autofree(Node2D.new())
	node.position = Vector2(3, 4)
	node.transform.origin = Vector2(3, 4)
	var values: Dictionary = {
		"position:y": 4.0, "modulate:a": 1.0, "transform:origin": Vector2(3, 4), "transform:origin:x": 3.0
	}
	for property: String in values:
		var found: Dictionary = Properties.find(node, property)
		check_equal(found.get("ok"), true, property)
		check_equal(node.get_indexed(found["path"]), values[property], property)
		check_equal(found["info"]["type"], typeof(values[property]), property)
		check_equal(found["base"], property.get_slice(":", 0))


func test_an_unknown_name_gets_near_ones() -> void:
	var node: Node = autofree(Node2D.new())
	var found: Dictionary = Properties.find(node, "positon")
	check_equal(found["error"], "VALIDATION_ERROR")
	check_equal(found["suggestions"][0], "position")
	check_contains(found["hint"], "Node2D has no property 'positon'")


func test_an_unknown_component_gets_the_known_ones() -> void:
	var node: Node = autofree(Node2D.new())
	check_equal(Properties.find(node, "position:q")["suggestions"], ["x", "y"])
	check_equal(Properties.find(node, "visible:x").get("error"), "VALIDATION_ERROR")
	check_equal(Properties.find(node, "position:x:y").get("error"), "VALIDATION_ERROR")


func test_a_resource_is_not_entered() -> void:
	var node: Sprite2D = autofree(Sprite2D.new())
	node.texture = GradientTexture2D.new()
	check_equal(Properties.find(node, "texture:width").get("error"), "VALIDATION_ERROR")


func test_titles_of_inspector_sections_methods_and_signals_are_no_properties() -> void:
	var node: Node = autofree(Node2D.new())
	for name: String in [
		"Node2D", "Transform", "Process", "Thread Group", "add_child", "ready", "NOTIFICATION_READY", ""
	]:
		check_equal(Properties.find(node, name).get("ok"), false, name)


func test_what_ties_a_node_to_its_scene_is_not_set_as_a_property() -> void:
	var node: Node = autofree(Node.new())
	for name: String in ["name", "owner", "scene_file_path"]:
		var refusal: Dictionary = Properties.refusal(Properties.find(node, name))
		check_equal(refusal.get("error"), "VALIDATION_ERROR", name)
		check_contains(refusal["hint"], "'%s'" % name)
	check_equal(Properties.refusal(Properties.find(node, "process_mode")), {})


func test_a_read_only_property_is_refused() -> void:
	var found: Dictionary = {"base": "x", "base_info": {"usage": PROPERTY_USAGE_READ_ONLY}}
	check_equal(Properties.refusal(found)["hint"], "'x' is read-only.")
