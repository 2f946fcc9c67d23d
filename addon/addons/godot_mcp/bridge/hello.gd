@tool
extends RefCounted
## What the addon says about itself: the hello of every connection and the answer to cmd_get_addon_info.

const Contract: GDScript = preload("../generated/contract.gd")

## What the server answers a wrong token under.
const AUTH_ID: String = "auth"


## The very first frame of a connection, where there is a [param token]. It is answered only when it is the wrong one.
static func auth(token: String) -> Dictionary:
	return {"id": AUTH_ID, "command": "cmd_auth", "params": {"token": token}}


## The frame that introduces this editor. The server stores it and does not answer.
static func frame() -> Dictionary:
	return {
		"id": "peer_hello",
		"command": "cmd_peer_hello",
		"params":
		{
			"project_path": ProjectSettings.globalize_path("res://").trim_suffix("/"),
			"godot_version": godot_version(),
			"addon_version": Contract.VERSION,
			"contract_version": Contract.CONTRACT_VERSION,
			"contract_digest": Contract.CONTRACT_DIGEST,
			"pid": OS.get_process_id(),
			"executable": OS.get_executable_path(),
		}
	}


## Version and abilities; [param commands] are the names that this addon answers to.
static func addon_info(commands: Array) -> Dictionary:
	return {
		"addon_version": Contract.VERSION,
		"godot_version": godot_version(),
		"contract_version": Contract.CONTRACT_VERSION,
		"commands": commands,
		"scanning": Engine.is_editor_hint() and EditorInterface.get_resource_filesystem().is_scanning(),
		"backend":
		{
			"csharp_supported": ClassDB.class_exists("CSharpScript"),
			"csharp_project": _has_csharp_project(),
			"csharp_build": false,
		},
	}


## Such as [code]4.6.3.stable[/code].
static func godot_version() -> String:
	return "{major}.{minor}.{patch}.{status}".format(Engine.get_version_info())


static func _has_csharp_project() -> bool:
	for name: String in DirAccess.get_files_at("res://"):
		if name.get_extension() == "csproj" or name.get_extension() == "sln":
			return true
	return false
