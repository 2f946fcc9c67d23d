extends "res://tests/test_case.gd"
## The value shapes of the contract: each example is written, and reads back as itself.

const Values: GDScript = preload("res://addons/godot_mcp/values/values.gd")

## Titles that differ from the engine's type name, which is not free in every language that the contract is read in.
const TYPES: Dictionary[String, String] = {
	"Aabb": "AABB", "Bool": "bool", "Float": "float", "Int": "int", "Text": "String"
}
const CONTAINERS: Dictionary[String, int] = {"ArrayValue": TYPE_ARRAY, "DictionaryValue": TYPE_DICTIONARY}
const HANDLES: Dictionary[String, int] = {"Rid": TYPE_RID, "Callable": TYPE_CALLABLE, "Signal": TYPE_SIGNAL}
## Shapes of no single type, or that name things which a test project does not have.
const OTHERS: Array[String] = ["AnyValue", "ObjectRef", "ObjectValue", "ResourcePath", "ResourceRef"]


func test_every_example_of_a_value_shape_is_written_and_reads_back_as_itself() -> void:
	for shape: Dictionary in _shapes():
		var type: int = _type_of(shape["title"])
		for example: Variant in shape["examples"]:
			if type < 0 or OTHERS.has(shape["title"]):
				continue
			var property: Dictionary = {"name": "p", "type": type, "usage": PROPERTY_USAGE_NIL_IS_VARIANT}
			var outcome: Dictionary = Values.from_json(example, property)
			var title: String = "%s %s %s" % [shape["title"], JSON.stringify(example), outcome.get("hint", "")]
			check(outcome["ok"], title)
			var back: Variant = Values.to_json(outcome.get("value"), null, property)
			check_equal(JSON.parse_string(JSON.stringify(back)), example, title)


func test_every_type_of_the_engine_has_a_value_shape() -> void:
	var shown: Dictionary[int, bool] = {}
	for shape: Dictionary in _shapes():
		shown[HANDLES.get(shape["title"], _type_of(shape["title"]))] = true
	var missing: PackedStringArray = PackedStringArray()
	for type: int in range(TYPE_BOOL, TYPE_MAX):
		if not shown.has(type):
			missing.append(type_string(type))
	check_equal(missing, PackedStringArray(["Object"]), "an object is written by path, id or class")


func _shapes() -> Array[Dictionary]:
	var shapes: Array[Dictionary] = []
	var folder: String = ProjectSettings.globalize_path("res://").path_join("../schemas/values").simplify_path()
	for file: String in DirAccess.get_files_at(folder):
		shapes.append(JSON.parse_string(FileAccess.get_file_as_string(folder.path_join(file))))
	return shapes


func _type_of(title: String) -> int:
	if title == "TypedValue":
		return TYPE_NIL
	if CONTAINERS.has(title):
		return CONTAINERS[title]
	for type: int in range(TYPE_BOOL, TYPE_MAX):
		if type_string(type) == TYPES.get(title, title) and not HANDLES.has(title):
			return type
	return -1
