extends "res://tests/test_case.gd"

const Properties: GDScript = preload("res://addons/godot_mcp/scene/properties.gd")
const ValueFit: GDScript = preload("res://addons/godot_mcp/scene/value_fit.gd")


func test_a_script_fits_only_a_node_of_its_base_class() -> void:
	var node: Node = autofree(Node2D.new())
	var found: Dictionary = Properties.find(node, "script")
	for entry: Array in [["Node", true], ["Node2D", true], ["Control", false], ["Resource", false]]:
		var script: GDScript = GDScript.new()
		script.source_code = "extends %s\n" % entry[0]
		script.reload()
		check_equal(ValueFit.refusal(node, found, script).is_empty(), entry[1], entry[0])
	check_equal(ValueFit.refusal(node, found, null), {})


func test_a_number_outside_a_range_is_refused_only_where_the_setter_insists() -> void:
	var cases: Array[Array] = [
		["Node2D", "z_index", 100_000, false],
		["Node2D", "z_index", 4096, true],
		["Node2D", "z_index", -4097, false],
		["HSlider", "size_flags_stretch_ratio", 1000.0, true],
		["PointLight2D", "energy", 400.0, true],
		["Camera3D", "fov", 1000.0, false],
	]
	for entry: Array in cases:
		var node: Node = autofree(ClassDB.instantiate(entry[0]))
		var found: Dictionary = Properties.find(node, entry[1])
		var refusal: Dictionary = ValueFit.refusal(node, found, entry[2])
		check_equal(refusal.is_empty(), entry[3], str(entry))
		if not refusal.is_empty():
			check_equal([refusal["error"], refusal["required"]], ["VALIDATION_ERROR", "value"])
