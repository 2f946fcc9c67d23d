extends "res://tests/test_case.gd"

const Contract: GDScript = preload("res://addons/godot_mcp/generated/contract.gd")
const WireCommands: GDScript = preload("res://addons/godot_mcp/bridge/wire_commands.gd")

var _wire: WireCommands


func before_each() -> void:
	_wire = WireCommands.new(PackedStringArray(["cmd_ping", "cmd_undo"]))


func test_only_its_own_commands_are_answered() -> void:
	for command: String in ["cmd_ping", "cmd_get_addon_info", "cmd_server_hello", "cmd_toolsets_update"]:
		check(_wire.answers(command), command)
	for command: String in ["cmd_undo", "free", "call", "cmd_", "forget"]:
		check(not _wire.answers(command), command)


func test_a_ping_is_answered_with_a_pong() -> void:
	check_equal(_wire.cmd_ping({}), {"ok": true, "result": {"pong": true}})


func test_the_addon_names_its_build_and_its_commands() -> void:
	var info: Dictionary = _wire.cmd_get_addon_info({})["result"]
	check_equal(info["addon_version"], Contract.VERSION)
	check_equal(info["contract_version"], Contract.CONTRACT_VERSION)
	check_equal(info["commands"], ["cmd_ping", "cmd_undo"])
	check_equal(info["scanning"], false)
	var pattern: RegEx = RegEx.create_from_string("^4\\.\\d+\\.\\d+\\.[a-z0-9]+$")
	check(pattern.search(info["godot_version"]) != null, info["godot_version"])
	check_equal((info["backend"] as Dictionary).keys(), ["csharp_supported", "csharp_project", "csharp_build"])


func test_toolsets_are_unknown_until_pushed_and_after_the_connection_ended() -> void:
	check_equal(_wire.toolsets, null)
	_wire.cmd_toolsets_update({"enabled": []})
	check_equal(_wire.toolsets, PackedStringArray())
	_wire.forget()
	check_equal(_wire.toolsets, null)


func test_pushes_with_wrong_kinds_are_survived() -> void:
	_wire.cmd_toolsets_update({"enabled": 5})
	check_equal(_wire.toolsets, null)
	_wire.cmd_server_hello({"version": null, "contract_version": "x"})
	check_equal(_wire.server_contract, 0)
