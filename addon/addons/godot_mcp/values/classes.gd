@tool
extends RefCounted
## Looks up classes and enums by the names that declarations carry: engine classes, global script classes, scripts by
## path, and what they hold inside ([code]Node.ProcessMode[/code], [code]res://actor.gd.Mood[/code]).

const ProjectPath: GDScript = preload("../paths/project_path.gd")


## Whether there is a class of this name, or a script at this path.
static func exists(name: String) -> bool:
	return ClassDB.class_exists(name) or script_of(name) != null


## The script that [param name] stands for; null for an engine class and for an unknown name.
static func script_of(name: String) -> Script:
	if ClassDB.class_exists(name):
		return null
	return _resolve(name) as Script if typeof(_resolve(name)) == TYPE_OBJECT else null


## The engine class that [param name] is or extends; empty when there is no such class.
static func native_of(name: String) -> StringName:
	if ClassDB.class_exists(name):
		return name
	var script: Script = script_of(name)
	return script.get_instance_base_type() if script != null else &""


## Whether the class [param name] is [param base] or extends it; [param base] is an engine class.
static func inherits(name: String, base: StringName) -> bool:
	var native: StringName = native_of(name)
	return not native.is_empty() and ClassDB.is_parent_class(native, base)


## Whether [param object] is of the class [param name], its script's bases included.
static func is_instance(object: Object, name: String) -> bool:
	if object.is_class(name):
		return true
	var wanted: Script = script_of(name)
	var script: Script = object.get_script()
	while script != null and wanted != null:
		if script == wanted:
			return true
		script = script.get_base_script()
	return false


## The most telling name of the class of [param object]: its global script class, else the engine's.
static func name_of(object: Object) -> String:
	var script: Script = object.get_script()
	while script != null:
		if not script.get_global_name().is_empty():
			return script.get_global_name()
		script = script.get_base_script()
	return object.get_class()


## The name that declares the element class of a typed container: a global class, a script's path, or an engine class.
static func declared_name(native: StringName, script: Script) -> String:
	if script == null:
		return native
	if not script.get_global_name().is_empty():
		return script.get_global_name()
	return script.resource_path if not script.resource_path.is_empty() else String(native)


## Names and values of an enum, as [code]{"HAPPY": 0}[/code]; empty when there is none of this name.
static func enum_constants(name: String) -> Dictionary:
	var constants: Dictionary = {}
	var dot: int = name.rfind(".")
	var owner: String = name.left(maxi(dot, 0))
	if ClassDB.class_exists(owner):
		for constant: String in ClassDB.class_get_enum_constants(owner, name.substr(dot + 1)):
			constants[constant] = ClassDB.class_get_integer_constant(owner, constant)
	elif dot > 0 and typeof(_resolve(name)) == TYPE_DICTIONARY:
		constants = _resolve(name)
	return constants


## The script, or the constant inside a script, that a name stands for; null when there is none.
static func _resolve(name: String) -> Variant:
	var found: Variant = null
	var inner: PackedStringArray = PackedStringArray()
	if name.begins_with("res://"):
		var end: int = name.find(".gd")
		var path: String = name if end < 0 else name.left(end + 3)
		found = _load_script(path)
		inner = name.substr(path.length()).split(".", false)
	else:
		inner = name.split(".", false)
		for global: Dictionary in ProjectSettings.get_global_class_list():
			if not inner.is_empty() and global["class"] == inner[0]:
				found = _load_script(global["path"])
		inner = inner.slice(1)
	for step: String in inner:
		if typeof(found) != TYPE_OBJECT or found == null:
			return null
		found = (found as Script).get_script_constant_map().get(step)
	return found


static func _load_script(path: String) -> Script:
	if not ProjectPath.problem(path).is_empty() or not ResourceLoader.exists(path, "Script"):
		return null
	return load(path) as Script
