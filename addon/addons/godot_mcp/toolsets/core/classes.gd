@tool
extends RefCounted
## Classes of the engine and of the project.

const Classes: GDScript = preload("../../values/classes.gd")
const Codes: GDScript = preload("../../generated/error_codes.gd")
const Context: GDScript = preload("../../context.gd")
const Description: GDScript = preload("../../classes/description.gd")
const EngineClass: GDScript = preload("../../classes/engine_class.gd")
const Nearest: GDScript = preload("../../suggest/nearest.gd")
const Reply: GDScript = preload("../../reply.gd")
const ScriptClass: GDScript = preload("../../classes/script_class.gd")


func cmd_describe_class(params: Dictionary, _ctx: Context) -> Variant:
	var name: String = params["class_name"]
	var inherited: bool = params["include_inherited"]
	var description: Description = Description.new(params["filter"], params["include_private"])
	if ClassDB.class_exists(name):
		return Reply.ok(description.of(EngineClass.head(name), EngineClass.members(name, inherited)))
	for entry: Dictionary in ProjectSettings.get_global_class_list():
		if entry["class"] == name:
			return _describe_script(description, name, entry["path"], inherited)
	var hint: String = "class_name '%s' is no class of the engine or the project (case matters)." % name
	return Reply.fail(Codes.VALIDATION_ERROR, hint, "", Nearest.names(name, _known()))


func _describe_script(description: Description, name: String, path: String, inherited: bool) -> Dictionary:
	var script: Script = Classes.script_of(name)
	if script == null or script.get_instance_base_type().is_empty():
		return Reply.fail(Codes.VALIDATION_ERROR, "class_name '%s': its file %s does not load." % [name, path])
	return Reply.ok(description.of(ScriptClass.head(script), ScriptClass.members(script, inherited)))


func _known() -> PackedStringArray:
	var names: PackedStringArray = ClassDB.get_class_list()
	for entry: Dictionary in ProjectSettings.get_global_class_list():
		names.append(str(entry["class"]))
	return names
