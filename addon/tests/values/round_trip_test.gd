extends "res://tests/test_case.gd"
## What a reading gives, a writing accepts: set(get(x)) == x for every type, over JSON text, with seeded random values.

const Declared: GDScript = preload("fixtures/declared.gd")
const FuzzRuns: GDScript = preload("fuzz_runs.gd")
const RandomValues: GDScript = preload("random_values.gd")
const Values: GDScript = preload("res://addons/godot_mcp/values/values.gd")

## The properties of fixtures/declared.gd by what they hold.
const BY_TYPE: Array[String] = [
	"a_bool",
	"an_int",
	"a_float",
	"a_string",
	"a_vector2",
	"a_vector2i",
	"a_rect2",
	"a_rect2i",
	"a_vector3",
	"a_vector3i",
	"a_transform2d",
	"a_vector4",
	"a_vector4i",
	"a_plane",
	"a_quaternion",
	"an_aabb",
	"a_basis",
	"a_transform3d",
	"a_projection",
	"a_color",
	"a_string_name",
	"a_node_path",
	"some_bytes",
	"some_int32",
	"some_int64",
	"some_float32",
	"some_float64",
	"some_strings",
	"some_vector2",
	"some_vector3",
	"some_colors",
	"some_vector4",
]


func test_every_type_comes_back_from_its_property() -> void:
	var random: RandomValues = RandomValues.new(FuzzRuns.announced_seed("values there and back"))
	var node: Declared = autofree(Declared.new())
	for property: String in BY_TYPE:
		var info: Dictionary = node.info(property)
		for i: int in FuzzRuns.times():
			_comes_back(node, info, random.of_type(info["type"]))


func test_typed_containers_come_back_with_their_types() -> void:
	var random: RandomValues = RandomValues.new(FuzzRuns.announced_seed("values there and back"))
	var node: Declared = autofree(Declared.new())
	for i: int in FuzzRuns.times():
		var ints: Array[int] = []
		var vectors: Array[Vector2] = []
		var numbers: Dictionary[String, int] = {}
		var cells: Dictionary[Vector2i, StringName] = {}
		var names: Dictionary[int, String] = {}
		for k: int in i % 4:
			ints.append(random.of_type(TYPE_INT))
			vectors.append(random.of_type(TYPE_VECTOR2))
			numbers[random.of_type(TYPE_STRING)] = random.of_type(TYPE_INT)
			cells[random.of_type(TYPE_VECTOR2I)] = random.of_type(TYPE_STRING_NAME)
			names[random.of_type(TYPE_INT)] = random.of_type(TYPE_STRING)
		numbers["$type"] = i
		_comes_back(node, node.info("ints"), ints)
		_comes_back(node, node.info("vectors"), vectors)
		_comes_back(node, node.info("numbers_by_name"), numbers)
		_comes_back(node, node.info("names_by_cell"), cells)
		_comes_back(node, node.info("names_by_number"), names)


func test_any_value_comes_back_from_places_without_a_type() -> void:
	var random: RandomValues = RandomValues.new(FuzzRuns.announced_seed("values there and back"))
	var node: Declared = autofree(Declared.new())
	for i: int in FuzzRuns.times() * 2:
		_comes_back(node, node.info("anything"), random.any(3))
		_comes_back(node, node.info("an_array"), random.array(3))
		_comes_back(node, node.info("a_dictionary"), random.dictionary(3))


func test_every_property_of_every_kind_of_node_accepts_what_it_reads() -> void:
	for name: String in ClassDB.get_inheriters_from_class("Node"):
		# The nodes of OpenXR print errors on a machine without it.
		if not ClassDB.can_instantiate(name) or name.begins_with("OpenXR"):
			continue
		var node: Node = autofree(ClassDB.instantiate(name))
		for info: Dictionary in node.get_property_list():
			var stored: bool = (info["usage"] & PROPERTY_USAGE_STORAGE) != 0
			if not stored or info["type"] in [TYPE_RID, TYPE_CALLABLE, TYPE_SIGNAL]:
				continue
			var value: Variant = node.get(info["name"])
			if value == null and info["type"] != TYPE_OBJECT:
				continue
			var outcome: Dictionary = Values.from_json(_over_the_wire(Values.to_json(value, node, info)), info, node)
			var title: String = "%s.%s = %s %s" % [name, info["name"], value, outcome.get("hint", "")]
			check(Values.same(outcome.get("value"), value), title)


func _comes_back(node: Declared, info: Dictionary, value: Variant) -> void:
	node.set(info["name"], value)
	var json: Variant = _over_the_wire(Values.to_json(node.get(info["name"]), node, info))
	var outcome: Dictionary = Values.from_json(json, info, node)
	var back: Variant = outcome.get("value")
	var title: String = "%s %s by %s %s" % [info["name"], value, JSON.stringify(json), outcome.get("hint", "")]
	check(Values.same(back, value), title)
	# A place without a type takes a whole float for an int, and a StringName for a text.
	if info["type"] != TYPE_NIL:
		check_equal(typeof(back), typeof(value), title)
		if RandomValues.is_exact(typeof(value)):
			check_equal(back, value, title)
	node.set(info["name"], back)
	check(Values.same(node.get(info["name"]), value), "set again: " + title)


## As the JSON arrives: written in full precision, and every number a float.
func _over_the_wire(json: Variant) -> Variant:
	return JSON.parse_string(JSON.stringify(json, "", false, true))
