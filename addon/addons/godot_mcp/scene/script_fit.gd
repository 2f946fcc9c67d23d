@tool
extends RefCounted
## Whether a script can be given to a node.

const Codes: GDScript = preload("../generated/error_codes.gd")
const NodeTypes: GDScript = preload("node_types.gd")
const Reply: GDScript = preload("../reply.gd")
const Tokens: GDScript = preload("../generated/required_tokens.gd")


## The script at [param path] for [param node]: [code]{ok: true, script}[/code], or a failed reply that says what is
## wrong with it.
static func find(node: Node, path: String) -> Dictionary:
	if not ResourceLoader.exists(path):
		var hint: String = "script_path '%s' does not exist; write the script first." % path
		return Reply.fail(Codes.RESOURCE_NOT_FOUND, hint, Tokens.SCRIPT_PATH)
	var script: Script = load(path) as Script
	var unfit: String = "is no script" if script == null else problem(node, script)
	if unfit.is_empty():
		return {"ok": true, "script": script}
	return Reply.fail(Codes.VALIDATION_ERROR, "script_path '%s' %s." % [path, unfit], Tokens.SCRIPT_PATH)


## Why [param script] cannot be given to [param node], as the rest of a sentence; empty where it can.
static func problem(node: Node, script: Script) -> String:
	if not _compiles(script):
		return "has errors; the editor's output lists them"
	var declared: String = NodeTypes.script_problem(script)
	if not declared.is_empty():
		return declared
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
	if script.resource_path.get_extension() == "gd":
		var text: String = FileAccess.get_file_as_string(script.resource_path)
		if text != script.source_code:
			script.source_code = text
			return script.reload(true) == OK
	# Where a script may run in the editor, this tells. Otherwise it is never true there, and compiling tells: safe, since
	# no such script runs.
	return script.can_instantiate() or script.reload(true) == OK
