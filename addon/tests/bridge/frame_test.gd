extends "res://tests/test_case.gd"

const Frame: GDScript = preload("res://addons/godot_mcp/bridge/frame.gd")


func test_a_command_is_read_with_its_parameters() -> void:
	var frame: Dictionary = Frame.read('{"id":"7","command":"cmd_ping","params":{"max_depth":2},"extra":1}')
	check_equal(frame, {"kind": Frame.COMMAND, "id": "7", "command": "cmd_ping", "params": {"max_depth": 2}})


func test_absent_and_null_parameters_are_none() -> void:
	for text: String in ['{"id":"7","command":"cmd_ping"}', '{"id":"7","command":"cmd_ping","params":null}']:
		check_equal(Frame.read(text)["params"], {}, text)


func test_a_bad_envelope_is_refused_under_its_id() -> void:
	var cases: Dictionary[String, String] = {
		'{"id":"7"}': "no command",
		'{"id":"7","command":null}': "no command",
		'{"id":"7","command":""}': "no command",
		'{"id":"7","command":5,"params":{}}': "no command",
		'{"id":"7","command":"cmd_ping","params":[1]}': "must be an object",
		'{"id":"7","command":"cmd_ping","params":"x"}': "must be an object",
		'{"id":"7","command":"cmd_ping","params":{"a":"\\ud800"}}': "not JSON",
	}
	for text: String in cases:
		var frame: Dictionary = Frame.read(text)
		check_equal(frame["kind"], Frame.REFUSED, text)
		check_equal(frame.get("id"), "7", text)
		check_equal(frame["reply"]["error"], "VALIDATION_ERROR", text)
		check_contains(frame["reply"]["hint"], cases[text], text)


func test_an_object_with_ok_and_without_command_is_a_notice() -> void:
	for text: String in [
		'{"id":"peer_replaced","ok":false,"error":"PEER_REPLACED","hint":"x"}', '{"ok":true,"busy":false}'
	]:
		check_equal(Frame.read(text)["kind"], Frame.NOTICE, text)


func test_what_cannot_be_answered_is_garbage() -> void:
	for text: String in ["", "nonsense", "[1]", "null", "5", '{"command":"cmd_ping"}', '{"id":7,"command":"cmd_ping"}']:
		check_equal(Frame.read(text)["kind"], Frame.GARBAGE, text)
