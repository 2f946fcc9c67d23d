extends "res://tests/test_case.gd"
## Paths that are to hold after a move or a rename.

const FuturePaths: GDScript = preload("res://addons/godot_mcp/scene/future_paths.gd")

var root: Node


func test_a_path_to_a_renamed_node_gets_its_new_name() -> void:
	_plant()
	var paths: FuturePaths = FuturePaths.new(root, root.get_node("A"), root, "Z")
	var cases: Dictionary = {
		"../A": "../Z",
		"../A/B:position:x": "../Z/B:position:x",
		"../A/..": "..",
		"../A/../D": "../D",
		"../D": "../D",
		"..": "..",
		"../Nobody": "../Nobody",
		"": "",
		"/root/A": "/root/A",
	}
	for path: String in cases:
		check_equal(paths.mended(root.get_node("C"), NodePath(path)), NodePath(str(cases[path])), path)


func test_paths_across_the_border_of_a_moved_branch_follow_it() -> void:
	_plant()
	var paths: FuturePaths = FuturePaths.new(root, root.get_node("A"), root.get_node("C/Inner"), "A2")
	var cases: Array[Array] = [
		[".", "A/B", "C/Inner/A2/B"],
		["C", "../A", "Inner/A2"],
		["A", "B", "B"],
		["A/B", "..", ".."],
		["A/B", "../../C/Inner", "../.."],
		["A/B", "../../D", "../../../../D"],
		["A", "..", "../../.."],
		["D", "../C", "../C"],
	]
	for entry: Array in cases:
		var base: Node = root.get_node(NodePath(str(entry[0])))
		check_equal(paths.mended(base, NodePath(str(entry[1]))), NodePath(str(entry[2])), str(entry))
	check_equal(paths.place_of(root.get_node("A/B")), "C/Inner/A2/B")
	check_equal([paths.place_of(root), paths.place_of(root.get_node("C"))], ["", "C"])


func test_unique_names_stay_the_way_to_a_node() -> void:
	_plant()
	root.get_node("A/B").unique_name_in_owner = true
	var renamed: FuturePaths = FuturePaths.new(root, root.get_node("A/B"), root.get_node("A"), "Z")
	check_equal(renamed.mended(root.get_node("D"), ^"%B:visible"), ^"%Z:visible")
	check_equal(renamed.mended(root.get_node("D"), ^"%B/../../C"), ^"%Z/../../C", "what follows the name still holds")
	var moved: FuturePaths = FuturePaths.new(root, root.get_node("A"), root.get_node("C"), "A")
	check_equal(moved.mended(root.get_node("D"), ^"%B"), ^"%B")
	check_equal(moved.mended(root.get_node("D"), ^"%B/../../C"), ^"%B/../..")


## Main with A > B, C > Inner, and D.
func _plant() -> void:
	root = autofree(Node.new())
	for path: String in ["A", "A/B", "C", "C/Inner", "D"]:
		var node: Node = Node.new()
		node.name = path.get_file()
		root.get_node(NodePath("./" + path.get_base_dir())).add_child(node)
		node.owner = root
