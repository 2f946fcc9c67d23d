extends "res://tests/test_case.gd"

const Commands: GDScript = preload("res://addons/godot_mcp/generated/commands.gd")
const PathParameters: GDScript = preload("res://addons/godot_mcp/paths/path_parameters.gd")

const OUTSIDE: String = "res://../a.tscn"
const ENTRY: Dictionary = {"paths": ["file", "moves/*/to", "all/*"], "optional_paths": ["maybe"]}


func test_a_path_is_found_wherever_the_contract_has_one() -> void:
	for params: Dictionary in [
		{"file": OUTSIDE},
		{"file": ""},
		{"moves": [{"to": "res://a"}, {"to": OUTSIDE}]},
		{"all": ["res://a", OUTSIDE]},
		{"all": {"x": OUTSIDE}},
		{"maybe": OUTSIDE},
		{"file": 5.0},
		{"file": ["res://a"]},
		{"file": null},
	]:
		var refusal: Dictionary = PathParameters.refusal(ENTRY, params)
		check_equal(refusal.get("error", ""), "VALIDATION_ERROR", JSON.stringify(params))


func test_everything_else_passes() -> void:
	for params: Dictionary in [
		{},
		{"file": "res://a", "maybe": "", "moves": [{"from": OUTSIDE}], "all": []},
		{"moves": OUTSIDE, "other": OUTSIDE},
	]:
		check_equal(PathParameters.refusal(ENTRY, params), {}, JSON.stringify(params))


func test_the_generated_table_names_the_paths_of_commands() -> void:
	check_equal(Commands.COMMANDS["cmd_scene_edit_create_scene"]["paths"], ["scene_path"])
	check_equal(Commands.COMMANDS["cmd_scene_edit_attach_script"]["optional_paths"], ["script_path"])
