@tool
extends RefCounted
## The properties of a node or resource in which a NodePath may be stored, containers and resources included. A full
## property list takes long to make, so it is asked once for each class and script where it does not vary.

## Classes whose property lists differ from object to object.
const VARYING: Array[String] = [
	"AnimationNode", "BoneAttachment3D", "SceneReplicationConfig", "SkeletonModificationStack2D", "SkeletonModifier3D"
]
const HOLDING: Array[int] = [TYPE_NODE_PATH, TYPE_ARRAY, TYPE_DICTIONARY, TYPE_OBJECT]
const STORED: int = PROPERTY_USAGE_STORAGE | PROPERTY_USAGE_EDITOR

# Stands for a list that has to be asked for each time.
const VARYING_LIST: PackedStringArray = ["*"]

var _known: Dictionary[String, PackedStringArray] = {}


## Names of the properties of [param object] to look into.
func of(object: Object) -> PackedStringArray:
	var script: Script = object.get_script() as Script
	var key: String = object.get_class() if script == null else "%s/%d" % [object.get_class(), script.get_instance_id()]
	if not _known.has(key):
		_known[key] = VARYING_LIST if _varies(object, script) else _list(object)
	var names: PackedStringArray = _known[key]
	if names == VARYING_LIST:
		return _list(object)
	var metas: PackedStringArray = PackedStringArray()
	for meta: StringName in object.get_meta_list():
		if HOLDING.has(typeof(object.get_meta(meta))):
			metas.append("metadata/" + meta)
	return names if metas.is_empty() else names + metas


static func _varies(object: Object, script: Script) -> bool:
	for class_title: String in VARYING:
		if object.is_class(class_title):
			return true
	while script != null:
		for method: Dictionary in script.get_script_method_list():
			if method["name"] == "_get_property_list":
				return true
		script = script.get_base_script()
	return false


static func _list(object: Object) -> PackedStringArray:
	var names: PackedStringArray = PackedStringArray()
	for info: Dictionary in object.get_property_list():
		var usage: int = info["usage"]
		var type: int = info["type"]
		var name: String = info["name"]
		var variant: bool = type == TYPE_NIL and usage & PROPERTY_USAGE_NIL_IS_VARIANT
		if usage & STORED and (variant or HOLDING.has(type)) and name != "script" and not name.begins_with("metadata/"):
			names.append(name)
	return names
