extends "res://tests/test_case.gd"

const Values: GDScript = preload("res://addons/godot_mcp/values/values.gd")

const OUTSIDE: PackedStringArray = ["/etc/passwd", "res://../a.ctex", "file:///etc/passwd", "user://../a", "C:/a", "a"]


func test_a_text_that_is_declared_as_a_path_stays_inside() -> void:
	for hint: int in [PROPERTY_HINT_FILE, PROPERTY_HINT_DIR, PROPERTY_HINT_SAVE_FILE, 44]:
		for path: String in OUTSIDE:
			check_equal(_write(path, hint).get("error"), "VALIDATION_ERROR", "%d %s" % [hint, path])
		for path: String in ["", "res://a.gd", "user://saves/a.sav", "uid://abc"]:
			check_equal(_write(path, hint).get("value"), path, "%d %s" % [hint, path])


func test_any_other_text_may_be_anything() -> void:
	for hint: int in [PROPERTY_HINT_NONE, PROPERTY_HINT_GLOBAL_FILE, PROPERTY_HINT_MULTILINE_TEXT]:
		for path: String in OUTSIDE:
			check_equal(_write(path, hint).get("value"), path)


func test_a_list_of_paths_is_looked_through() -> void:
	var property: Dictionary = {
		"name": "p", "type": TYPE_ARRAY, "hint": PROPERTY_HINT_TYPE_STRING, "hint_string": "4/13:*.txt"
	}
	check_equal(Values.from_json(["res://a.txt"], property).get("ok"), true)
	check_equal(Values.from_json(["res://a.txt", "/etc/passwd"], property).get("error"), "VALIDATION_ERROR")


func test_a_new_resource_opens_nothing_outside() -> void:
	for made: Array in [
		["Texture2D", "CompressedTexture2D", {"load_path": "/etc/passwd"}, "VALIDATION_ERROR"],
		["VideoStream", "VideoStreamTheora", {"file": "/etc/passwd"}, "VALIDATION_ERROR"],
		["VideoStream", "VideoStreamTheora", {"file": "res://a.ogv"}, null],
		["Gradient", "Gradient", {"resource_path": "res://a.tres"}, "VALIDATION_ERROR"],
		["Script", "res://../a.gd", {}, "VALIDATION_ERROR"],
	]:
		var property: Dictionary = {
			"name": "p", "type": TYPE_OBJECT, "hint": PROPERTY_HINT_RESOURCE_TYPE, "hint_string": made[0]
		}
		var outcome: Dictionary = Values.from_json({"class": made[1], "properties": made[2]}, property)
		check_equal(outcome.get("error"), made[3], "%s %s" % [made, outcome.get("hint", "")])


func test_a_resource_outside_is_not_loaded_by_path_or_id() -> void:
	var property: Dictionary = {
		"name": "p", "type": TYPE_OBJECT, "hint": PROPERTY_HINT_RESOURCE_TYPE, "hint_string": "Resource"
	}
	var id: int = ResourceUID.create_id()
	ResourceUID.add_id(id, "res://../outside.tres")
	for path: String in ["res://../a.tres", "res://a\u202e.tres", "res://../a.tscn::Box_1", ResourceUID.id_to_text(id)]:
		check_equal(Values.from_json(path, property).get("error"), "VALIDATION_ERROR", path)
	ResourceUID.remove_id(id)


func _write(text: String, hint: int) -> Dictionary:
	return Values.from_json(text, {"name": "p", "type": TYPE_STRING, "hint": hint, "hint_string": ""})
