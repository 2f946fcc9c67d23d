@tool
extends RefCounted
## The wire's own commands. They change nothing in the editor and are answered at once, also while another command runs.

## Something that the dock shows has changed.
signal changed

const Hello: GDScript = preload("hello.gd")
const Reply: GDScript = preload("../reply.gd")

## Build of the server, once it said so; empty before.
var server_version: String = ""
## Contract that the server serves; 0 before it said so.
var server_contract: int = 0
## Enabled toolsets as last pushed; null before the first push, which is not the same as none.
var toolsets: Variant = null

var _commands: PackedStringArray


## [param commands]: every name that this addon answers to.
func _init(commands: PackedStringArray) -> void:
	_commands = commands


## Whether [param command] is one of them.
func answers(command: String) -> bool:
	return command.begins_with("cmd_") and has_method(command)


## A connection ended: what the server said about itself is no longer true.
func forget() -> void:
	server_version = ""
	server_contract = 0
	toolsets = null
	changed.emit()


func cmd_ping(_params: Dictionary) -> Dictionary:
	return Reply.ok({"pong": true})


func cmd_get_addon_info(_params: Dictionary) -> Dictionary:
	return Reply.ok(Hello.addon_info(Array(_commands)))


func cmd_server_hello(params: Dictionary) -> Dictionary:
	server_version = str(params.get("version", ""))
	var contract: Variant = params.get("contract_version")
	server_contract = contract if typeof(contract) == TYPE_INT else 0
	changed.emit()
	return Reply.ok({})


func cmd_toolsets_update(params: Dictionary) -> Dictionary:
	if typeof(params.get("enabled")) == TYPE_ARRAY:
		toolsets = PackedStringArray(params["enabled"] as Array)
		changed.emit()
	return Reply.ok({})
