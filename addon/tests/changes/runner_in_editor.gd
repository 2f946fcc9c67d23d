@tool
extends "res://tests/editor_plugin/editor_case.gd"

const FakeChange: GDScript = preload("res://tests/changes/fake_change.gd")
const Reply: GDScript = preload("res://addons/godot_mcp/reply.gd")


func run(change: FakeChange, dry_run: bool = false) -> Dictionary:
	var ctx: Context = Context.new()
	ctx.plugin = plugin
	ctx.dry_run = dry_run
	return Runner.run(change, ctx)


func test_a_change_is_applied_read_back_and_then_registered() -> void:
	var change: FakeChange = FakeChange.new()
	check_equal(run(change), {"ok": true, "result": {"planned": 1, "seen": 2, "done": true}})
	check_equal(change.calls, ["apply", "read_back"] as Array[String])
	check_equal(history().get_current_action_name(), "Fake")
	await undo()
	await redo()
	check_equal(change.calls, ["apply", "read_back", "revert", "apply"] as Array[String])


func test_a_preview_only_predicts() -> void:
	var change: FakeChange = FakeChange.new()
	check_equal(run(change, true), {"ok": true, "result": {"planned": 1, "foretold": true, "done": false}})
	check_equal(change.calls, ["predict"] as Array[String])
	check_equal(history().has_undo(), false)


func test_a_preview_that_foresees_a_refusal_is_that_refusal() -> void:
	var change: FakeChange = FakeChange.new()
	change.predict_fails = true
	check_equal(run(change, true), Reply.fail("VALIDATION_ERROR", "no"))
	check_equal(change.calls, ["predict"] as Array[String])


func test_a_failed_effect_leaves_no_history() -> void:
	var change: FakeChange = FakeChange.new()
	change.apply_fails = true
	check_equal(run(change)["error"], "INTERNAL_ERROR")
	check_equal(change.calls, ["apply", "discard"] as Array[String])
	check_equal([history().has_undo(), history().has_redo()], [false, false])


func test_an_effect_that_did_not_take_is_reverted_and_leaves_no_history() -> void:
	var change: FakeChange = FakeChange.new()
	change.read_back_fails = true
	check_equal(run(change)["error"], "VALIDATION_ERROR")
	check_equal(change.calls, ["apply", "read_back", "revert", "discard"] as Array[String])
	check_equal([history().has_undo(), history().has_redo()], [false, false])


func test_the_history_is_that_of_the_edited_scene() -> void:
	var undo_redo: EditorUndoRedoManager = plugin.get_undo_redo()
	var before: int = undo_redo.get_history_undo_redo(0).get_version()
	run(FakeChange.new())
	check_equal(undo_redo.get_history_undo_redo(0).get_version(), before)
	check_equal(history().get_history_count(), 1)
