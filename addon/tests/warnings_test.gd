extends "res://tests/test_case.gd"
## The addon has to load in a project whose settings are stricter than the engine's. This project is such a one, and it
## does not spare the addons folder.


func test_an_undeclared_type_below_addons_does_not_load() -> void:
	var cases: Dictionary[String, String] = {
		"extends RefCounted\nfunc f(a: int):\n\tpass\n": "no static return type",
		"extends RefCounted\nfunc f(a) -> void:\n\tpass\n": "no static type",
		"extends RefCounted\nvar a = 1\n": "no static type",
		"extends RefCounted\nvar a := 1\n": "implicitly inferred",
	}
	for source: String in cases:
		expect_script_error(cases[source])
		check(_reload(source) != OK, source)


func test_a_typed_script_below_addons_loads() -> void:
	check_equal(_reload("extends RefCounted\nvar a: int = 1\n\n\nfunc f(_b: int) -> void:\n\tpass\n"), OK)


func _reload(source: String) -> Error:
	var script: GDScript = GDScript.new()
	script.take_over_path("res://addons/godot_mcp/typed_%d.gd" % source.hash())
	script.source_code = source
	return script.reload()
