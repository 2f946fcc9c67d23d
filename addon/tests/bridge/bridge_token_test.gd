extends "res://tests/test_case.gd"

const BridgeToken: GDScript = preload("res://addons/godot_mcp/bridge/bridge_token.gd")


func test_the_environment_comes_before_the_editor_setting() -> void:
	check_equal(BridgeToken.choose(" from env ", "from setting"), "from env")
	check_equal(BridgeToken.choose(" ", " from setting\n"), "from setting")


func test_without_either_there_is_none() -> void:
	for setting: Variant in [null, "", " ", 5, ["a"]]:
		check_equal(BridgeToken.choose("", setting), "", str(setting))


func test_a_refusal_says_what_to_set_and_no_token() -> void:
	for shown: bool in [true, false]:
		check_contains(BridgeToken.refusal(shown), "GODOT_MCP_BRIDGE_TOKEN")
		check_contains(BridgeToken.refusal(shown), BridgeToken.SETTING)
	check(BridgeToken.refusal(true) != BridgeToken.refusal(false), "both cases are told apart")
