@tool
extends RefCounted
## Which address the addon dials: the environment, then an editor setting that a person may have made, then the default.

const Contract: GDScript = preload("../generated/bridge.gd")
const EditorSetting: GDScript = preload("editor_setting.gd")

const VARIABLE: String = Contract.URL_VARIABLE
## The value of the variable that keeps an editor from dialling: one that only imports a project has nothing to say.
const OFF: String = "off"
const SETTING: String = "godot_mcp/bridge_url"
const FORM: String = "^(wss?)://(\\[[0-9A-Fa-f:.]+\\]|[^/:?#@\\s]+)(?::(\\d+))?/?$"


## The address to use now, as [method choose] gives it.
static func current() -> Dictionary:
	return choose(OS.get_environment(VARIABLE), EditorSetting.read(SETTING))


## [code]{ok: true, url, source}[/code], or [code]{ok: false, hint, wanted}[/code] when there is none to dial: the first
## that is set is no good (a mistake is said and not papered over with the next one), or, with wanted, because the
## environment says [constant OFF].
static func choose(environment: String, setting: Variant) -> Dictionary:
	if environment.strip_edges().to_lower() == OFF:
		return {"ok": false, "hint": "The bridge is off: %s says so." % VARIABLE, "wanted": true}
	if not environment.strip_edges().is_empty():
		return _normalise(environment.strip_edges(), VARIABLE)
	if typeof(setting) == TYPE_STRING and not (setting as String).strip_edges().is_empty():
		return _normalise((setting as String).strip_edges(), "the editor setting " + SETTING)
	return {"ok": true, "url": Contract.DEFAULT_URL, "source": "the default"}


## The address of the availability path of the bridge at [param url].
static func probe_of(url: String) -> String:
	return url + Contract.PROBE_PATH


static func _normalise(text: String, source: String) -> Dictionary:
	var pattern: RegEx = RegEx.create_from_string(FORM)
	var parts: RegExMatch = pattern.search(text)
	if parts == null:
		return _bad(text, source, "it is not of the form ws://host:port")
	var port: int = _default_port() if parts.get_string(3).is_empty() else parts.get_string(3).to_int()
	if port < 1 or port > 65535:
		return _bad(text, source, "the port is not between 1 and 65535")
	# The server listens on IPv4 loopback; the name may resolve to ::1 first.
	var host: String = parts.get_string(2)
	if host.to_lower() == "localhost":
		host = "127.0.0.1"
	return {"ok": true, "url": "%s://%s:%d" % [parts.get_string(1), host, port], "source": source}


static func _default_port() -> int:
	return Contract.DEFAULT_URL.get_slice(":", 2).to_int()


static func _bad(text: String, source: String, reason: String) -> Dictionary:
	var hint: String = "The bridge address '%s' (from %s) is not usable: %s. Example: %s"
	return {"ok": false, "hint": hint % [text, source, reason, Contract.DEFAULT_URL], "wanted": false}
