extends "res://tests/test_case.gd"

const Persistence: GDScript = preload("res://addons/godot_mcp/scene/persistence.gd")

var _root: Node


func before_each() -> void:
	_root = autofree(Node.new())
	_root.name = "Main"


func test_the_verdict_follows_the_owners_from_the_node_up_to_the_root() -> void:
	var closed: Node = _instance("Closed")
	var editable: Node = _instance("Editable")
	_root.set_editable_instance(editable, true)
	var unowned: Node = _add(_root, "Unowned", null)
	var cases: Array[Array] = [
		[_root, true, null],
		[_add(_root, "Plain", _root), true, null],
		[closed, true, null],
		[closed.get_node("Inner"), false, "instanced_child_not_editable"],
		[_add(closed, "Local", _root), true, null],
		[_add(closed.get_node("Inner"), "Deep", _root), false, "instanced_child_not_editable"],
		[editable.get_node("Inner"), true, null],
		[_add(editable.get_node("Inner"), "Deep", _root), true, null],
		[unowned, false, "node_not_owned"],
		[_add(unowned, "Below", _root), false, "node_not_owned"],
	]
	for entry: Array in cases:
		var verdict: Dictionary = Persistence.verdict(_root, entry[0])
		check_equal(verdict["persisted"], entry[1], str(entry[0]))
		check_equal(verdict["reason"], entry[2], str(entry[0]))
		check_equal(verdict["hint"] == null, entry[1], "%s has a hint when it is lost" % entry[0])


func test_the_hint_names_the_node_and_the_instance_at_fault() -> void:
	var inner: Node = _instance("Enemy").get_node("Inner")
	var hint: String = Persistence.verdict(_root, _add(inner, "New", _root))["hint"]
	check_contains(hint, "'Enemy/Inner'")
	check_contains(hint, "'Enemy', an instance of res://tests/scene/fixtures/enemy.tscn")


func test_a_node_outside_the_scene_is_not_saved_with_it() -> void:
	var other: Node = autofree(Node.new())
	check_equal(Persistence.verdict(_root, other)["reason"], "node_not_owned")


func _instance(name: String) -> Node:
	var instance: Node = _add(_root, name, _root)
	instance.scene_file_path = "res://tests/scene/fixtures/enemy.tscn"
	_add(instance, "Inner", instance)
	return instance


func _add(parent: Node, name: String, owner: Node) -> Node:
	var node: Node = Node.new()
	node.name = name
	parent.add_child(node)
	node.owner = owner
	return node
