extends "res://tests/test_case.gd"

const NodeNames: GDScript = preload("res://addons/godot_mcp/scene/node_names.gd")


func test_the_predicted_name_is_the_one_the_engine_gives() -> void:
	var parent: Node = autofree(ScrollContainer.new())
	for name: String in ["Kid", "Kid2", "Kid9", "Kid 1", "_0", "ä", "Kid007"]:
		_add(parent, name)
	for wanted: String in [
		"New", "Kid", "Kid2", "Kid9", "Kid 1", "_0", "ä", "Kid007", 'a.b:c@d/e"f%g', " x ", "_h_scroll", "2", "..", "/"
	]:
		var predicted: String = NodeNames.predicted(parent, wanted)
		check_equal(predicted, _add(parent, NodeNames.sanitised(wanted)), wanted)


func _add(parent: Node, name: String) -> String:
	var node: Node = Node.new()
	node.name = name
	parent.add_child(node, true)
	return node.name


func test_a_name_needs_one_character_that_is_kept() -> void:
	for name: String in ["a", " a ", "_", "/a", "1"]:
		check(NodeNames.is_usable(name), "'%s'" % name)
	for name: String in ["", " ", "///", ". :", "%", "\t"]:
		check(not NodeNames.is_usable(name), "'%s'" % name)
