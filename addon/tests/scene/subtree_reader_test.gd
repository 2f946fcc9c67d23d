extends "res://tests/test_case.gd"

const SubtreeReader: GDScript = preload("res://addons/godot_mcp/scene/subtree_reader.gd")


func test_every_node_comes_before_those_below_it_with_path_and_depth() -> void:
	var root: Node = _add(null, Node.new(), "Main")
	var first: Node = _add(root, Node.new(), "First")
	_add(first, Node.new(), "Inner")
	_add(root, Node.new(), "Second")
	check_equal(_places(_read(root, root)), [[".", 0], ["First", 1], ["First/Inner", 2], ["Second", 1]])
	check_equal(_places(_read(root, first)), [["First", 0], ["First/Inner", 1]])
	check_equal(_places(_read(root, root, [], 1)), [[".", 0], ["First", 1], ["Second", 1]])


func test_a_child_called_root_is_spelt_so_that_its_path_leads_back() -> void:
	var root: Node = _add(null, Node.new(), "Main")
	_add(_add(root, Node.new(), "root"), Node.new(), "Inner")
	check_equal(_places(_read(root, root)), [[".", 0], ["./root", 1], ["./root/Inner", 2]])


func test_a_scene_may_be_deeper_than_a_script_can_call() -> void:
	var root: Node = _add(null, Node.new(), "Main")
	var node: Node = root
	for level: int in 1500:
		node = _add(node, Node.new(), "N")
	check_equal(_read(root, root)[-1]["depth"], 1500)


func test_the_place_of_a_node_is_read_where_its_class_has_one() -> void:
	var root: Node = _add(null, Node.new(), "Main")
	var flat: Node2D = _add(root, Node2D.new(), "Flat") as Node2D
	flat.position = Vector2(1, 2)
	_add(root, Node3D.new(), "Solid")
	_add(root, Control.new(), "Panel")
	var nodes: Array = _read(root, root)
	check_equal(nodes[0]["properties"], {})
	check_equal(nodes[1]["properties"]["position"], {"x": 1.0, "y": 2.0})
	for node: Dictionary in nodes.slice(1):
		check_equal((node["properties"] as Dictionary).keys(), ["position", "rotation", "scale"], node["path"])


func test_variables_of_a_script_are_read() -> void:
	var root: Node = _add(null, Node.new(), "Main")
	var script: GDScript = GDScript.new()
	script.source_code = "extends Node\n@export var speed: float = 1.5\nvar inner: Vector2i = Vector2i(1, 2)\n"
	check_equal(script.reload(), OK)
	var node: Node = Node.new()
	node.set_script(script)
	_add(root, node, "Scripted")
	_add(root, Node.new(), "Plain")
	var nodes: Array = _read(root, root)
	check_equal(nodes[1]["properties"], {"speed": 1.5, "inner": {"x": 1, "y": 2}})
	check_equal(nodes[2]["properties"], {})


func test_named_properties_are_read_of_the_nodes_that_have_them() -> void:
	var root: Node = _add(null, Node.new(), "Main")
	var flat: Node2D = _add(root, Node2D.new(), "Flat") as Node2D
	flat.position = Vector2(1, 2)
	flat.set_meta("mark", 7)
	var names: Array = ["position:y", "visible", "metadata/mark", "process_mode", "nothing"]
	var nodes: Array = _read(root, root, names)
	check_equal(nodes[0]["properties"], {"process_mode": 0})
	var properties: Dictionary = nodes[1]["properties"]
	check_equal(properties["position:y"], 2.0)
	check_equal(properties["visible"], true)
	check_equal(properties["metadata/mark"], 7)
	check(not properties.has("nothing"), "what no node has is left out")


func test_groups_are_sorted_and_those_of_the_engine_are_left_out() -> void:
	var root: Node = _add(null, Node.new(), "Main")
	for group: String in ["tall", "_vp_input", "heroes"]:
		root.add_to_group(group)
	check_equal(_read(root, root)[0]["groups"], ["heroes", "tall"])


func test_connections_that_a_save_keeps_are_read_with_all_that_makes_them() -> void:
	var root: Node = _add(null, Node.new(), "Main")
	var timer: Timer = _add(root, Timer.new(), "Timer") as Timer
	var target: Node = _add(root, Node.new(), "Target")
	timer.timeout.connect(target.queue_free.bind(3).unbind(1), CONNECT_PERSIST | CONNECT_DEFERRED)
	timer.timeout.connect(target.get_path, CONNECT_PERSIST)
	timer.timeout.connect(target.get_child_count)
	var read: Array = _read(root, root)[1]["connections"]
	var methods: Array = read.map(func(connection: Dictionary) -> String: return connection["method"])
	check_equal(methods, ["get_path", "queue_free"])
	check_equal(
		read[0],
		{
			"signal": "timeout",
			"target_path": "Target",
			"method": "get_path",
			"flags": CONNECT_PERSIST,
			"unbinds": 0,
			"binds": [],
		}
	)
	check_equal([read[1]["flags"], read[1]["unbinds"]], [CONNECT_PERSIST | CONNECT_DEFERRED, 1])
	check_equal(_read(root, timer)[0]["connections"], read, "also to a node outside the part that is read")


func test_a_node_keeps_its_id_whatever_it_is_called() -> void:
	var root: Node = _add(null, Node.new(), "Main")
	var node: Node = _add(root, Node.new(), "Before")
	var before: String = _read(root, root)[1]["id"]
	node.name = "After"
	check_equal(_read(root, root)[1]["id"], before)
	check(_read(root, root)[0]["id"] != before, "no other node has it")


func _read(root: Node, start: Node, wanted: Array = [], max_depth: int = -1) -> Array:
	return SubtreeReader.new(root, PackedStringArray(wanted)).read(start, max_depth)


func _places(nodes: Array) -> Array:
	return nodes.map(func(node: Dictionary) -> Array: return [node["path"], node["depth"]])


func _add(parent: Node, node: Node, called: String) -> Node:
	node.name = called
	if parent == null:
		return autofree(node)
	parent.add_child(node)
	return node
