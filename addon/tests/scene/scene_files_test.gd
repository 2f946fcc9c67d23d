extends "res://tests/test_case.gd"

const SceneFiles: GDScript = preload("res://addons/godot_mcp/scene/scene_files.gd")


func test_paths_inside_the_project_are_accepted() -> void:
	for path: String in ["res://a.tscn", "res://a/b.scn", "res://a/../b.tscn", "res://ä ö.TSCN"]:
		check_equal(SceneFiles.problem(path), "", path)


func test_everything_else_is_refused() -> void:
	for path: String in [
		"",
		"a.tscn",
		"/tmp/a.tscn",
		"user://a.tscn",
		"file:///a.tscn",
		"uid://abc",
		"res://../a.tscn",
		"res://a/../../b.tscn",
		"res:///etc/a.tscn",
		"res://C:\\a.tscn",
		"res://C:/a.tscn",
		"res://a\u0001.tscn",
		"res://a.tres",
		"res://a",
		"res://.tscn",
		"res://a/.tscn",
		"res://" + "a".repeat(5000) + ".tscn",
	]:
		check(not SceneFiles.problem(path).is_empty(), "'%s' is refused" % path.left(40))


func test_one_file_has_one_spelling() -> void:
	check_equal(SceneFiles.normalise("res://a/../b//c.tscn"), "res://b/c.tscn")


func test_folders_are_made_and_taken_back() -> void:
	var made: PackedStringArray = SceneFiles.make_folders("res://made_folders/a/b/x.tscn")
	check_equal(made, PackedStringArray(["res://made_folders", "res://made_folders/a", "res://made_folders/a/b"]))
	check(DirAccess.dir_exists_absolute("res://made_folders/a/b"), "made")
	SceneFiles.remove_folders(made)
	check(not DirAccess.dir_exists_absolute("res://made_folders"), "taken back")
	check_equal(SceneFiles.make_folders("res://x.tscn"), PackedStringArray(), "the project folder is there")


func test_a_folder_that_cannot_be_made_is_reported() -> void:
	var made: PackedStringArray = SceneFiles.make_folders("res://project.godot/a/x.tscn")
	check_equal(made, PackedStringArray([""]))
