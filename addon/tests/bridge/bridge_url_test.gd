extends "res://tests/test_case.gd"

const BridgeUrl: GDScript = preload("res://addons/godot_mcp/bridge/bridge_url.gd")


func test_the_environment_goes_before_the_setting_and_the_setting_before_the_default() -> void:
	check_equal(BridgeUrl.choose("ws://a:1", "ws://b:2")["url"], "ws://a:1")
	check_equal(BridgeUrl.choose("", "ws://b:2")["url"], "ws://b:2")
	check_equal(BridgeUrl.choose(" ", "")["url"], "ws://127.0.0.1:9080")
	check_equal(BridgeUrl.choose("", null)["url"], "ws://127.0.0.1:9080")


func test_addresses_are_completed() -> void:
	var cases: Dictionary[String, String] = {
		"ws://127.0.0.1": "ws://127.0.0.1:9080",
		"ws://localhost:9/": "ws://127.0.0.1:9",
		"wss://LOCALHOST": "wss://127.0.0.1:9080",
		"ws://[::1]:7000": "ws://[::1]:7000",
		"  ws://host.example:65535 ": "ws://host.example:65535",
	}
	for text: String in cases:
		check_equal(BridgeUrl.choose(text, null).get("url"), cases[text], text)


func test_a_bad_address_is_refused_with_its_source_and_not_replaced_by_the_next() -> void:
	for text: String in ["http://x", "127.0.0.1:9080", "ws://", "ws://h:0", "ws://h:65536", "ws://h:x", "ws://h/path"]:
		var chosen: Dictionary = BridgeUrl.choose(text, "ws://b:2")
		check_equal(chosen["ok"], false, text)
		check_contains(chosen["hint"], "'%s'" % text)
		check_contains(chosen["hint"], "GODOT_MCP_BRIDGE_URL")


func test_the_availability_path_is_below_the_address() -> void:
	check_equal(BridgeUrl.probe_of("ws://127.0.0.1:9080"), "ws://127.0.0.1:9080/probe")


func test_the_word_off_keeps_the_editor_from_dialling_and_is_no_mistake() -> void:
	var chosen: Dictionary = BridgeUrl.choose(" OFF ", "ws://b:2")
	check_equal(chosen["ok"], false)
	check_equal(chosen["wanted"], true)
	check_equal(BridgeUrl.choose("offf", null)["wanted"], false)
