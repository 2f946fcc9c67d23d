extends "writing_case.gd"
## Writing enums, flags and layer masks.


func test_enums_and_flags_are_set_by_number_and_by_name() -> void:
	_accepts(
		[
			["mood", 5.0, 5],
			["mood", "Sad", 5],
			["mood", "SAD", 5],
			["mood", "5", 5],
			["pace", "Slow", 0],
			["pace", "Fast", 4],
			["pace", "Faster", 5],
			["plain_mode", "PROCESS_MODE_ALWAYS", Node.PROCESS_MODE_ALWAYS],
			["process_mode", "Always", Node.PROCESS_MODE_ALWAYS],
			["process_mode", "PROCESS_MODE_WHEN_PAUSED", Node.PROCESS_MODE_WHEN_PAUSED],
			["elements", 3.0, 3],
			["elements", ["Fire", "Earth"], 9],
			["elements", '["Water", "Earth"]', 10],
			["elements", "Water", 2],
			["elements", [], 0],
			["layers", [1.0, 3.0], 5],
			["layers", [32.0], 0x80000000],
			["layers", 5.0, 5],
			["visibility", [20.0], 1 << 19],
		]
	)
	_refuses(
		[
			["mood", "Angry", "one of the names Happy, Sad"],
			["mood", 0.5, "whole number"],
			["mood", ["Sad"], "one of the names"],
			["pace", "", "Slow, Fast, Faster"],
			["elements", ["Fire", "Air"], "At [1]: expected a bit mask, or a list of names (Fire, Water, Earth)"],
			["elements", [1.0], "list of names"],
			["layers", [0.0], "layer numbers from 1 to 32"],
			["layers", [33.0], "layer numbers from 1 to 32"],
			["layers", ["Walls"], "layer numbers from 1 to 32"],
			["visibility", [21.0], "layer numbers from 1 to 20"],
			["an_int", "Sad", "a whole number"],
		]
	)


func test_layers_take_the_names_that_the_project_gives_them() -> void:
	ProjectSettings.set_setting("layer_names/2d_physics/layer_3", "Walls")
	_accepts([["layers", ["Walls", 1.0], 5], ["layers", "walls", 4]])
	ProjectSettings.set_setting("layer_names/2d_physics/layer_3", "")
