@tool
extends RefCounted
## Node classes by name: the engine's own and the script classes of the project.

const Codes: GDScript = preload("../generated/error_codes.gd")
const Nearest: GDScript = preload("../suggest/nearest.gd")
const Reply: GDScript = preload("../reply.gd")


## What [param name] stands for: [code]{ok: true, native: String, script: Script or null}[/code], or a failed reply.
## [param parameter] is the name of the tool's parameter, for the hint.
static func find(name: String, parameter: String) -> Dictionary:
	if ClassDB.class_exists(name):
		var problem: String = _native_problem(name)
		if problem.is_empty():
			return {"ok": true, "native": name, "script": null}
		return _refused(parameter, name, problem)
	for entry: Dictionary in ProjectSettings.get_global_class_list():
		if entry["class"] == name:
			return _find_script(parameter, name, entry["path"])
	return _refused(parameter, name, "is no class of the engine and no script class of the project (case matters)")


## A new node of what [method find] found; null where the engine makes none.
static func instantiate(type: Dictionary) -> Node:
	var node: Node = ClassDB.instantiate(type["native"]) as Node
	var script: Script = type["script"]
	if node == null or script == null:
		return node
	node.set_script(script)
	if node.get_script() == script:
		return node
	node.free()
	return null


static func _native_problem(name: String) -> String:
	if not ClassDB.is_parent_class(name, "Node"):
		return "is not a Node class"
	if not ClassDB.can_instantiate(name):
		return "is abstract"
	var api: ClassDB.APIType = ClassDB.class_get_api_type(name)
	if api == ClassDB.API_EDITOR or api == ClassDB.API_EDITOR_EXTENSION:
		return "exists in the editor only; a game could not load it"
	return ""


static func _find_script(parameter: String, name: String, path: String) -> Dictionary:
	var script: Script = load(path) as Script
	var native: String = "" if script == null else String(script.get_instance_base_type())
	if native.is_empty():
		return _refused(parameter, name, "is a script class whose file %s does not load" % path)
	var problem: String = _native_problem(native)
	if problem.is_empty():
		problem = script_problem(script)
	if not problem.is_empty():
		return _refused(parameter, name, "(%s) %s" % [path, problem])
	return {"ok": true, "native": native, "script": script}


## Why no node can be made with [param script], as far as its declaration says; empty where one can.
static func script_problem(script: Script) -> String:
	if script.has_method("is_abstract") and script.call("is_abstract"):
		return "is abstract"
	# Known from the declaration alone: a preview must not run the project's code to find out.
	for method: Dictionary in script.get_script_method_list():
		if method["name"] == "_init":
			var arguments: Array = method["args"]
			var defaults: Array = method["default_args"]
			return "" if arguments.size() <= defaults.size() else "needs arguments for its _init"
	return ""


static func _refused(parameter: String, name: String, problem: String) -> Dictionary:
	var hint: String = "%s '%s' %s." % [parameter, name, problem]
	return Reply.fail(Codes.VALIDATION_ERROR, hint, "", Nearest.names(name, _known()))


static func _known() -> PackedStringArray:
	var names: PackedStringArray = PackedStringArray()
	for name: String in ClassDB.get_inheriters_from_class("Node"):
		if _native_problem(name).is_empty():
			names.append(name)
	names.append("Node")
	for entry: Dictionary in ProjectSettings.get_global_class_list():
		if ClassDB.is_parent_class(str(entry["base"]), "Node") or not ClassDB.class_exists(str(entry["base"])):
			names.append(str(entry["class"]))
	return names
