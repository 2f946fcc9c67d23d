extends "res://tests/test_case.gd"

const JsonSize: GDScript = preload("res://addons/godot_mcp/scene/json_size.gd")
const TreeReader: GDScript = preload("res://addons/godot_mcp/scene/tree_reader.gd")


func test_a_small_tree_is_whole() -> void:
	var root: Node = _tree([2, 3])
	var read: Dictionary = TreeReader.new(root, false).read(root, -1, 0)
	check_equal(read["truncated"], false)
	check_equal(read["hint"], null)
	check_equal(read["node_count"], 9)
	check_equal(read["returned"], 9)
	check_equal(
		read["tree"]["children"][1]["children"][2],
		{"name": "N2", "type": "Node", "path": "N1/N2", "script": null, "children": []}
	)


func test_a_wanted_depth_says_what_is_below() -> void:
	var root: Node = _tree([2, 3])
	var read: Dictionary = TreeReader.new(root, false).read(root, 1, 0)
	check_equal([read["truncated"], read["returned"], read["node_count"]], [true, 3, 9])
	check_equal(TreeReader.new(root, false).read(root, 2, 0)["truncated"], false, "nothing is below the last level")
	var child: Dictionary = read["tree"]["children"][0]
	check_equal([child["children"], child["child_count"], child["truncated"]], [[], 3, true])
	check_equal(TreeReader.new(root, false).read(root, 0, 0)["tree"]["child_count"], 2)


func test_no_answer_is_above_the_ceiling_whatever_the_shape() -> void:
	for shape: Array in [[9999], [100, 99], [10, 10, 10, 9], [1, 1, 1, 3000]]:
		_check_bounded(_tree(shape), str(shape))
	_check_bounded(_chain(600), "600 levels")


func test_a_cut_shows_the_first_children_of_every_parent_of_the_level() -> void:
	var root: Node = _tree([10, 500])
	var read: Dictionary = TreeReader.new(root, false).read(root, -1, 0)
	var counts: Array = read["tree"]["children"].map(func(child: Dictionary) -> int: return child["children"].size())
	check(counts.min() > 0 and counts.max() - counts.min() <= 1, "evenly: %s" % [counts])


func test_a_cut_tree_can_be_read_on_from_where_it_ends() -> void:
	var root: Node = _tree([700])
	var names: Dictionary = {}
	var offset: int = 0
	var read: Dictionary = {"truncated": true}
	while read["truncated"]:
		read = TreeReader.new(root, true).read(root, -1, offset)
		check_equal(read["tree"].get("child_count", 700), 700)
		check(read["returned"] > 1, "there is progress")
		offset += read["tree"]["children"].size()
		for child: Dictionary in read["tree"]["children"]:
			names[child["name"]] = true
	check_equal(names.size(), 700)
	check_equal(TreeReader.new(root, true).read(root, -1, 5000)["truncated"], false, "past the end")


func test_a_name_longer_than_an_answer_gives_no_tree_instead_of_too_large_an_answer() -> void:
	var root: Node = autofree(Node.new())
	root.name = "x".repeat(70_000)
	var read: Dictionary = TreeReader.new(root, false).read(root, -1, 0)
	check_equal([read["tree"], read["truncated"]], [null, true])
	var below: Node = _tree([3])
	below.get_child(1).name = "y".repeat(58_000)
	read = TreeReader.new(below, false).read(below, -1, 0)
	check(JsonSize.of(read) < JsonSize.CEILING, "%d bytes" % JsonSize.of(read))
	check_equal([read["returned"], read["truncated"], read["tree"]["child_count"]], [2, true, 3])


func test_ownership_is_told_where_it_is_not_plain() -> void:
	var root: Node = _tree([4])
	var instance: Node = root.get_child(0)
	instance.scene_file_path = "res://tests/scene/fixtures/enemy.tscn"
	var inner: Node = Node.new()
	instance.add_child(inner)
	inner.owner = instance
	root.get_child(1).owner = null
	var children: Array = TreeReader.new(root, false).read(root, -1, 0)["tree"]["children"]
	check_equal(children[0]["instance_of"], "res://tests/scene/fixtures/enemy.tscn")
	check_equal(children[0].has("editable_children"), false)
	check_equal(children[0]["children"][0]["owner"], "res://tests/scene/fixtures/enemy.tscn")
	check_equal(children[1]["unowned"], true)
	check_equal(children[2].has("unowned"), false)
	root.set_editable_instance(instance, true)
	children = TreeReader.new(root, false).read(root, -1, 0)["tree"]["children"]
	check_equal(children[0]["editable_children"], true)
	check_equal(children[0]["children"][0]["editable_children"], true)
	var light: Array = TreeReader.new(root, true).read(root, -1, 0)["tree"]["children"]
	check_equal(light[1].keys(), ["name", "type", "path", "script", "children"])


func _check_bounded(root: Node, shape: String) -> void:
	for lightweight: bool in [true, false]:
		var read: Dictionary = TreeReader.new(root, lightweight).read(root, -1, 0)
		var size: int = JsonSize.of(read)
		check(size > JsonSize.TARGET * 0.8, "%s: the room is used (%d)" % [shape, size])
		check(size < JsonSize.CEILING, "%s: %d bytes" % [shape, size])
		check_equal(read["truncated"], true, shape)
		check_equal(_count(read["tree"]), read["returned"], shape)
		check_contains(read["hint"], "%d of %d nodes" % [read["returned"], read["node_count"]])


func _count(json: Dictionary) -> int:
	var total: int = 1
	for child: Dictionary in json["children"]:
		total += _count(child)
	return total


## A tree with widths[0] nodes below the root, widths[1] below each of them, and so on, all owned by the root.
func _tree(widths: Array) -> Node:
	var root: Node = autofree(Node.new())
	root.name = "Main"
	var level: Array[Node] = [root]
	for width: int in widths:
		var next: Array[Node] = []
		for parent: Node in level:
			for index: int in width:
				var node: Node = Node.new()
				node.name = "N%d" % index
				parent.add_child(node)
				node.owner = root
				next.append(node)
		level = next
	return root


func _chain(length: int) -> Node:
	var root: Node = autofree(Node.new())
	var last: Node = root
	for index: int in length:
		var node: Node = Node.new()
		node.name = "Link"
		last.add_child(node)
		last = node
	return root
