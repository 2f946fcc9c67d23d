extends "res://tests/test_case.gd"

const SavingNote: GDScript = preload("res://addons/godot_mcp/scene/saving_note.gd")
const FOLDER: String = "res://saving_note"
const SCENE: String = FOLDER + "/level.tscn"


func test_what_a_killed_editor_left_is_removed_at_the_next_start() -> void:
	_make(["level.tscn"])
	SavingNote.begin(SCENE)
	_make(["level.tscn-aB3xY9"])
	check_equal(SavingNote.clean_up(), PackedStringArray([SCENE + "-aB3xY9"]))
	check_equal(DirAccess.get_files_at(FOLDER), PackedStringArray(["level.tscn"]))
	check(not FileAccess.file_exists(SavingNote.NOTE), "the note is gone too")
	_remove()


func test_files_that_only_look_like_it_stay() -> void:
	var names: PackedStringArray = [
		"level.tscn", "level.tscn-a", "level.tscn-backup2", "level.tscn.backup", "xlevel.tscn-aB3xY9"
	]
	SavingNote.begin(SCENE)
	_make(names)
	check_equal(SavingNote.clean_up(), PackedStringArray())
	check_equal(DirAccess.get_files_at(FOLDER).size(), names.size())
	_remove()


func test_a_file_that_was_there_before_the_save_stays() -> void:
	_make(["level.tscn-backup"])
	OS.delay_msec(1100)
	SavingNote.begin(SCENE)
	check_equal(SavingNote.clean_up(), PackedStringArray())
	check_equal(DirAccess.get_files_at(FOLDER), PackedStringArray(["level.tscn-backup"]))
	_remove()


func test_nothing_is_removed_without_a_note_or_outside_the_project() -> void:
	_make(["level.tscn-aB3xY9"])
	check_equal(SavingNote.clean_up(), PackedStringArray())
	SavingNote.begin("res://saving_note/../saving_note/level.tscn")
	check_equal(SavingNote.clean_up(), PackedStringArray())
	SavingNote.begin(ProjectSettings.globalize_path(SCENE))
	check_equal(SavingNote.clean_up(), PackedStringArray())
	check_equal(DirAccess.get_files_at(FOLDER), PackedStringArray(["level.tscn-aB3xY9"]))
	_remove()


func _make(names: PackedStringArray) -> void:
	DirAccess.make_dir_absolute("res://.godot")
	DirAccess.make_dir_absolute(FOLDER)
	for name: String in names:
		FileAccess.open(FOLDER.path_join(name), FileAccess.WRITE).store_string("[gd_scene format=3]")


func _remove() -> void:
	for name: String in DirAccess.get_files_at(FOLDER):
		DirAccess.remove_absolute(FOLDER.path_join(name))
	DirAccess.remove_absolute(FOLDER)
	SavingNote.end()
