extends "res://tests/test_case.gd"

const Reply: GDScript = preload("res://addons/godot_mcp/reply.gd")


func test_a_failure_leaves_out_the_parts_it_has_not() -> void:
	check_equal(Reply.fail("TIMEOUT", "too slow"), {"ok": false, "error": "TIMEOUT", "hint": "too slow"})


func test_suggestions_are_a_plain_array() -> void:
	var reply: Dictionary = Reply.fail("VALIDATION_ERROR", "no", "node_exists", ["a", "b"])
	check_equal(reply["suggestions"], ["a", "b"])
	check_equal(reply.keys(), ["ok", "error", "hint", "required", "suggestions"])


func test_only_complete_bodies_are_replies() -> void:
	for good: Dictionary in [Reply.ok({}), Reply.fail("TIMEOUT", "x")]:
		check(Reply.is_reply(good), str(good))
	for bad: Variant in [null, 1, {}, {"ok": true}, {"ok": 1, "result": {}}, {"ok": false, "error": "X"}]:
		check(not Reply.is_reply(bad), str(bad))
