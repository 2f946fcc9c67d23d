extends "res://tests/test_case.gd"

const Nearest: GDScript = preload("res://addons/godot_mcp/suggest/nearest.gd")

const NAMES: PackedStringArray = [
	"position", "global_position", "rotation", "scale", "visible", "modulate", "z_index", "process_mode"
]


func test_a_slip_of_the_finger_is_found() -> void:
	for wanted: String in ["positon", "psoition", "Position", "positionn"]:
		check_equal(Nearest.names(wanted, NAMES)[0], "position", wanted)


func test_a_name_remembered_by_half_is_found_by_its_words() -> void:
	check_equal(Nearest.names("position_global", NAMES)[0], "global_position")
	check_equal(Nearest.names("create_scene_node", ["delete_file", "create_node"]), PackedStringArray(["create_node"]))
	check_equal(Nearest.names("NodeSprite2D", ["Sprite2D", "Timer"])[0], "Sprite2D")


func test_what_resembles_nothing_gets_no_suggestion() -> void:
	check_equal(Nearest.names("qqqqqq", NAMES), PackedStringArray())
	check_equal(Nearest.names("", NAMES), PackedStringArray())


func test_the_best_come_first_and_equals_in_alphabetical_order() -> void:
	check_equal(Nearest.names("ab", ["ad", "ac", "ab", "ae"]), PackedStringArray(["ab", "ac", "ad"]))
	check_equal(Nearest.names("ab", ["ad", "ac"], 1), PackedStringArray(["ac"]))


func test_similarity_runs_from_nothing_to_one() -> void:
	check_equal(Nearest.similarity("abc", "xyz"), 0.0)
	check_equal(Nearest.similarity("abc", "ABC"), 1.0)
	check_equal(Nearest.similarity("abcd", "abdc"), 0.75, "two neighbours swapped are one edit")


func test_a_text_that_is_no_name_is_not_compared() -> void:
	check_equal(Nearest.names("x".repeat(257), PackedStringArray(["x".repeat(257)])), PackedStringArray())
