extends "res://tests/test_case.gd"

const UnsavedNodes: GDScript = preload("res://addons/godot_mcp/scene/unsaved_nodes.gd")


func test_nodes_that_nothing_brings_back_are_named_with_the_reason() -> void:
	var root: Node = autofree(Node.new())
	_add(root, "Kept", root)
	_add(_add(root, "Loose", null), "Below", null)
	var instance: Node = _add(root, "Enemy", root)
	instance.scene_file_path = "res://tests/scene/fixtures/enemy.tscn"
	_add(_add(instance, "Inner", instance), "Added", root)
	check_equal(
		UnsavedNodes.find(root),
		{
			"not_saved":
			(
				[
					{"node_path": "Loose", "reason": "node_not_owned"},
					{"node_path": "Loose/Below", "reason": "node_not_owned"},
					{"node_path": "Enemy/Inner/Added", "reason": "instanced_child_not_editable"},
				]
				as Array[Dictionary]
			),
			"not_saved_total": 3,
		}
	)


func test_a_long_list_is_cut_and_counted() -> void:
	var root: Node = autofree(Node.new())
	for index: int in 80:
		_add(root, "N%d" % index, null)
	var found: Dictionary = UnsavedNodes.find(root)
	check_equal(found["not_saved"].size(), 50)
	check_equal(found["not_saved_total"], 80)


func _add(parent: Node, name: String, owner: Node) -> Node:
	var node: Node = Node.new()
	node.name = name
	parent.add_child(node)
	node.owner = owner
	return node
