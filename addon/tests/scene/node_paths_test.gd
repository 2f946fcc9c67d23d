extends "res://tests/test_case.gd"

const NodePaths: GDScript = preload("res://addons/godot_mcp/scene/node_paths.gd")

var _outside: Node
var _root: Node


func before_each() -> void:
	_outside = autofree(Node.new())
	_outside.name = "Editor"
	_root = _child(_outside, "Main")
	var player: Node = _child(_root, "Player")
	_child(player, "Gun").set_unique_name_in_owner(true)
	_child(_child(_root, "root"), "Kid")


func test_the_many_spellings_of_a_path_name_one_node() -> void:
	var spellings: Dictionary = {
		".": ".",
		"": ".",
		"/": ".",
		"/root": ".",
		"root": ".",
		"./": ".",
		"Player": "Player",
		"/Player": "Player",
		"root/Player": "Player",
		"/root/Player": "Player",
		"./Player": "Player",
		"Player/": "Player",
		"Player/Gun/..": "Player",
		"Player/../Player/Gun": "Player/Gun",
		"Player/Gun": "Player/Gun",
		"%Gun": "Player/Gun",
		"./root": "./root",
		"./root/Kid": "./root/Kid",
		"root/root/Kid": "./root/Kid",
	}
	for path: String in spellings:
		var found: Dictionary = NodePaths.resolve(_root, path)
		check_equal(found.get("path", str(found)), spellings[path], "'%s'" % path)


func test_the_path_in_a_result_is_accepted_back() -> void:
	for node: Node in [_root] + _root.find_children("*", "", true, false):
		var path: String = NodePaths.path_of(_root, node)
		check(NodePaths.resolve(_root, path).get("node") == node, "'%s'" % path)


func test_no_path_leads_out_of_the_scene() -> void:
	for path: String in ["..", "../Main", "Player/../..", "./..", "/root/..", "//", "//Editor", "/root//Editor"]:
		var found: Dictionary = NodePaths.resolve(_root, path)
		check_equal(found.get("error", str(found)), "VALIDATION_ERROR", "'%s'" % path)
		check_equal(found.get("required"), "node_path", "'%s'" % path)


func test_a_missing_node_is_named_and_near_names_are_offered() -> void:
	var found: Dictionary = NodePaths.resolve(_root, "Player/Gum", "parent_path")
	check_equal(found["error"], "RESOURCE_NOT_FOUND")
	check_equal(found["required"], "node_exists")
	check_contains(found["hint"], "parent_path 'Player/Gum'")
	check_equal(found["suggestions"], ["Player/Gun"])


func test_a_property_behind_a_path_is_not_dropped_in_silence() -> void:
	check_equal(NodePaths.resolve(_root, "Player:position").get("error"), "RESOURCE_NOT_FOUND")


func test_what_an_engine_class_keeps_inside_itself_is_no_part_of_the_scene() -> void:
	var scroll: ScrollContainer = ScrollContainer.new()
	scroll.name = "Scroll"
	_root.add_child(scroll)
	_child(scroll, "Content")
	for child: Node in scroll.get_children(true):
		var path: String = "Scroll/" + child.name
		var found: Dictionary = NodePaths.resolve(_root, path)
		if child.name == &"Content":
			check_equal(found.get("path"), path)
		else:
			check_equal(found.get("required"), "node_path", path)


func _child(parent: Node, name: String) -> Node:
	var node: Node = Node.new()
	node.name = name
	parent.add_child(node)
	if _root != null:
		node.owner = _root
	return node
