@tool
extends RefCounted
## Whether a script can be given to a node.

const Codes: GDScript = preload("../generated/error_codes.gd")
const Reply: GDScript = preload("../reply.gd")
const Tokens: GDScript = preload("../generated/required_tokens.gd")


## The script at [param path] for [param node]: [code]{ok: true, script}[/code], or a failed reply that says what is
## wrong with it.
static func find(node: Node, path: String) -> Dictionary:
	if not ResourceLoader.exists(path):
		var hint: String = "script_path '%s' does not exist; write the script first." % path
		return Reply.fail(Codes.RESOURCE_NOT_FOUND, hint, Tokens.SCRIPT_PATH)
	var script: Script = load(path) as Script
	var problem: String = "is no script" if script == null else _problem(node, script)
	if problem.is_empty():
		return {"ok": true, "script": script}
	return Reply.fail(Codes.VALIDATION_ERROR, "script_path '%s' %s." % [path, problem], Tokens.SCRIPT_PATH)


static func _problem(node: Node, script: Script) -> String:
	if not _compiles(script):
		return "has errors; the editor's output lists them"
	if script.has_method("is_abstract") and script.call("is_abstract"):
		return "is abstract"
	var base: String = script.get_instance_base_type()
	if base.is_empty():
		return "does not load"
	if node.is_class(base):
		return ""
	# The engine would keep the script on the node and silently never run it.
	return "extends %s, and the node is a %s" % [base, node.get_class()]


## A script that was changed on disk is read again first, as the editor would when it gets the focus.
static func _compiles(script: Script) -> bool:
	if not script is GDScript:
		return true
	if not script.resource_path.contains("::"):
		var text: String = FileAccess.get_file_as_string(script.resource_path)
		if text != script.source_code:
			script.source_code = text
			return script.reload(true) == OK
	# Where a script may run in the editor, this tells. Otherwise it is never true there, and compiling tells: safe, since
	# no such script runs.
	return script.can_instantiate() or script.reload(true) == OK
