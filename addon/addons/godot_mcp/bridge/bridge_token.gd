@tool
extends RefCounted
## The secret that the server wants to see: the environment, then an editor setting that a person may have made. It goes
## into the first frame of a connection and nowhere else.

const Contract: GDScript = preload("../generated/bridge.gd")
const EditorSetting: GDScript = preload("editor_setting.gd")

const SETTING: String = "godot_mcp/bridge_token"


## The token to show now, or an empty text.
static func current() -> String:
	return choose(OS.get_environment(Contract.TOKEN_VARIABLE), EditorSetting.read(SETTING))


## The first of both that is set, without the white space around it.
static func choose(environment: String, setting: Variant) -> String:
	var token: String = environment.strip_edges()
	return token if not token.is_empty() or typeof(setting) != TYPE_STRING else (setting as String).strip_edges()


## Why a server closed the door, for a person: [param shown] says whether it was shown a token.
static func refusal(shown: bool) -> String:
	var names: Array[String] = [Contract.TOKEN_VARIABLE, SETTING]
	if shown:
		return "the server wants another token than that of %s, or of the editor setting %s" % names
	return "the server wants a token: set %s, or the editor setting %s, to the server's" % names
