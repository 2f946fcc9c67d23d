@tool
extends "res://tests/editor_plugin/editor_case.gd"


func describe(name: String, more: Dictionary = {}) -> Dictionary:
	var params: Dictionary = {"class_name": name, "include_inherited": false, "include_private": false, "filter": ""}
	return await result_of("core", "describe_class", params.merged(more, true))


func named(members: Array, name: String) -> Dictionary:
	for member: Dictionary in members:
		if member["name"] == name:
			return member
	check(false, "%s is missing" % name)
	return {}


func names(members: Array) -> Array:
	return members.map(func(member: Dictionary) -> String: return member["name"])


func listed(offset: int = 0, limit: int = 200) -> Dictionary:
	return await result_of("inspection", "list_scenes", {"offset": offset, "limit": limit})


func history_list() -> Dictionary:
	return await result_of("core", "list_history", {})


func create(name: String) -> void:
	var params: Dictionary = {"parent_path": ".", "node_type": "Node", "node_name": name}
	await result_of("scene_edit", "create_node", params)


func test_a_class_is_described_by_its_own_members() -> void:
	var sprite: Dictionary = await describe("Sprite2D")
	check_equal([sprite["inherits"], sprite["can_instantiate"], sprite["script"]], ["Node2D", true, null])
	var chain: Array[String] = ["Sprite2D", "Node2D", "CanvasItem", "Node", "Object"]
	check_equal(sprite["inherits_chain"], chain)
	check_equal(named(sprite["properties"], "hframes"), {"name": "hframes", "type": "int", "default": 1})
	check_equal(named(sprite["properties"], "texture"), {"name": "texture", "type": "Texture2D", "default": null})
	check(not names(sprite["properties"]).has("position"), "nothing inherited")
	check(not names(sprite["properties"]).has("Animation"), "no titles of inspector groups")
	check_equal(names(sprite["signals"]), ["frame_changed", "texture_changed"])
	check_equal([sprite["truncated"], sprite["hint"]], [false, null])


func test_arguments_defaults_and_kinds_of_methods_are_told() -> void:
	var node: Dictionary = await describe("Node", {"filter": "add_child"})
	var arguments: Array[Dictionary] = [
		{"name": "node", "type": "Node"},
		{"name": "force_readable_name", "type": "bool", "default": false},
		{"name": "internal", "type": "Node.InternalMode", "default": 0},
	]
	check_equal(named(node["methods"], "add_child"), {"name": "add_child", "args": arguments, "return_type": "void"})
	var rpc: Dictionary = named((await describe("Node", {"filter": "rpc"}))["methods"], "rpc")
	check_equal(rpc["is_vararg"], true)
	var children: Dictionary = await describe("Node", {"filter": "get_children"})
	check_equal(named(children["methods"], "get_children")["return_type"], "Array[Node]")
	var image: Dictionary = await describe("Image", {"filter": "create_empty"})
	check_equal(named(image["methods"], "create_empty")["is_static"], true)


func test_enumerations_come_with_their_names() -> void:
	var node: Dictionary = await describe("Node", {"filter": "process_mode"})
	var expected: Array[String] = ["Inherit", "Pausable", "When Paused", "Always", "Disabled"]
	check_equal(named(node["properties"], "process_mode")["enum"], expected)
	check(names(node["constants"]).has("PROCESS_MODE_ALWAYS"), "constants are found by the same filter")
	check_equal(named(node["constants"], "PROCESS_MODE_ALWAYS")["enum"], "ProcessMode")
	var by_member: Dictionary = named(node["enums"], "ProcessMode")
	check((by_member["members"] as Array).has("PROCESS_MODE_ALWAYS"), "an enum is found by its members")


func test_a_large_class_is_bounded_and_says_how_to_get_the_rest() -> void:
	for name: String in ["RenderingServer", "Control", "CodeEdit"]:
		var all: Dictionary = await describe(name, {"include_inherited": true, "include_private": true})
		check(JSON.stringify(all).length() <= 25_000, "%s takes %d" % [name, JSON.stringify(all).length()])
		check_equal(all["truncated"], true)
		check_contains(all["hint"], "filter")
		for list: String in ["methods", "signals", "constants", "enums"]:
			check(not (all[list] as Array).is_empty(), "%s of %s" % [list, name])
	check((await describe("Control"))["properties"].size() > 20, "own properties have room")


func test_private_names_are_shown_on_request() -> void:
	check(not names((await describe("Node"))["methods"]).has("_ready"), "left out")
	var shown: Dictionary = await describe("Node", {"include_private": true, "filter": "_ready"})
	check(names(shown["methods"]).has("_ready"), "asked for")


func test_a_script_class_is_described_like_the_engines() -> void:
	var file: FileAccess = FileAccess.open("res://made/described.gd", FileAccess.WRITE)
	file.store_string(
		(
			"class_name DescribedThing\nextends Node2D\n\nsignal hurt(by: int)\n\nenum Mood { CALM, ANGRY = 5 }\n\n"
			+ "const LIMIT: int = 3\n\n@export var mood: Mood = Mood.ANGRY\n\n\n"
			+ "func heal(amount: float = 1.5) -> bool:\n\treturn amount > 0\n"
		)
	)
	file.close()
	await result_of("scene_edit", "rescan_filesystem", {"wait_seconds": 20.0})
	var thing: Dictionary = await describe("DescribedThing")
	check_equal([thing["class_name"], thing["inherits"], thing["can_instantiate"]], ["DescribedThing", "Node2D", true])
	check_equal(thing["script"], "res://made/described.gd")
	check_equal((thing["inherits_chain"] as Array).slice(0, 2), ["DescribedThing", "Node2D"] as Array[String])
	check_equal(named(thing["properties"], "mood")["default"], 5)
	check_equal(named(thing["properties"], "mood")["enum"], ["Calm", "Angry"] as Array[String])
	var heal: Dictionary = named(thing["methods"], "heal")
	check_equal([heal["args"][0]["type"], heal["args"][0]["default"], heal["return_type"]], ["float", 1.5, "bool"])
	check_equal(named(thing["signals"], "hurt")["args"][0], {"name": "by", "type": "int"})
	check_equal(named(thing["constants"], "ANGRY"), {"name": "ANGRY", "value": 5, "enum": "Mood"})
	check_equal(named(thing["constants"], "LIMIT"), {"name": "LIMIT", "value": 3, "enum": ""})
	check(not names(thing["properties"]).has("position"), "nothing inherited")
	var more: Dictionary = await describe("DescribedThing", {"include_inherited": true, "filter": "position"})
	check(names(more["properties"]).has("position"), "inherited on request")


func test_an_unknown_class_is_refused_with_what_may_have_been_meant() -> void:
	for entry: Array in [["Sprit2D", "Sprite2D"], ["sprite2d", "Sprite2D"], ["Node2d", "Node2D"]]:
		var params: Dictionary = {
			"class_name": entry[0], "include_inherited": false, "include_private": false, "filter": ""
		}
		var reply: Dictionary = await check_refused("core", "describe_class", params, "VALIDATION_ERROR")
		check((reply.get("suggestions", []) as Array).has(entry[1]), "%s is offered" % entry[1])


func test_the_newest_entries_of_both_histories_are_listed_oldest_first() -> void:
	var before: Dictionary = await history_list()
	for index: int in 24:
		await create("N%d" % index)
	var listed_now: Dictionary = await history_list()
	var recent: Array[Dictionary] = listed_now["recent"]
	check_equal([recent.size(), recent[0]["name"], recent[-1]["name"]], [20, "Create N4", "Create N23"])
	check_equal([recent[-1]["history"], listed_now["current_action"]], ["scene", "Create N23"])
	check_equal([listed_now["has_undo"], listed_now["has_redo"], listed_now["can_redo"]], [true, false, false])
	check_equal(int(listed_now["depth"]) - int(before["depth"]), 24)
	var versions: Array[int] = [int(listed_now["version"])]
	await undo()
	var undone: Dictionary = await history_list()
	versions.append(int(undone["version"]))
	check_equal(
		[undone["has_redo"], undone["current_action"], undone["depth"]], [true, "Create N22", listed_now["depth"]]
	)
	await redo()
	versions.append(int((await history_list())["version"]))
	check(versions[0] < versions[1] and versions[1] < versions[2], "each step is another version: %s" % [versions])
	check_equal((await history_list())["version"], versions[2], "looking changes nothing")


func test_scenes_are_listed_sorted_and_by_pages() -> void:
	for hidden: String in [".hidden", "ignored"]:
		DirAccess.make_dir_recursive_absolute(folder.path_join(hidden))
		save(Node.new(), hidden + "/secret")
	FileAccess.open(folder.path_join("ignored/.gdignore"), FileAccess.WRITE).close()
	var other: String = save(Node.new(), "Älter")
	var uid: String = ResourceUID.id_to_text(ResourceLoader.get_resource_uid(root().scene_file_path))
	ProjectSettings.set_setting("application/run/main_scene", uid)
	await scan()
	var all: Dictionary = await listed()
	ProjectSettings.set_setting("application/run/main_scene", "")
	var scenes: Array[Dictionary] = all["scenes"]
	var paths: Array = scenes.map(func(scene: Dictionary) -> String: return scene["path"])
	check_equal([paths.has(other), "secret" in str(paths)], [true, false])
	var sorted: Array = paths.duplicate()
	sorted.sort()
	check_equal(paths, sorted)
	var main: Dictionary = scenes[paths.find(root().scene_file_path)]
	check_equal([main["is_main"], main["is_open"], main["is_active"]], [true, true, true])
	check_equal(all["main_scene"], root().scene_file_path)
	check_equal(
		[all["total"], all["returned"], all["truncated"], all["next_offset"]], [paths.size(), paths.size(), false, null]
	)
	var page: Dictionary = await listed(1, 1)
	check_equal([page["scenes"][0]["path"], page["returned"], page["next_offset"]], [paths[1], 1, 2])
	var last: Dictionary = await listed(paths.size() - 1, 1)
	check_equal([last["truncated"], last["next_offset"]], [false, null])
	var past: Dictionary = await listed(1000, 5)
	check_equal([past["scenes"], past["next_offset"]], [[] as Array[Dictionary], null])


func test_selected_nodes_are_read_in_the_order_of_selection() -> void:
	add(Node2D.new(), "A")
	add(Sprite2D.new(), "B").name = "Bü"
	var params: Dictionary = {"node_paths": ["Bü", "/root/A", "A"]}
	var preview: Dictionary = await result_of("scene_edit", "select_nodes", params, true)
	check_equal((await result_of("inspection", "get_selected_node", {}))["selected"], null, "a preview selects nothing")
	var done: Dictionary = await result_of("scene_edit", "select_nodes", params)
	check_equal(done, {"scene_path": root().scene_file_path, "selected": ["Bü", "A"] as Array[String], "count": 2})
	check_equal(preview, done)
	var selected: Dictionary = await result_of("inspection", "get_selected_node", {})
	check_equal([selected["selected"]["node_path"], selected["selected"]["type"]], ["Bü", "Sprite2D"])
	check_equal([selected["node_paths"], selected["total"]], [["Bü", "A"] as Array[String], 2])


func test_one_bad_path_selects_nothing() -> void:
	add(Node2D.new(), "A")
	await result_of("scene_edit", "select_nodes", {"node_paths": ["A"]})
	for entry: Array in [["Nobody", "RESOURCE_NOT_FOUND", "node_exists"], ["../..", "VALIDATION_ERROR", "node_path"]]:
		await check_refused("scene_edit", "select_nodes", {"node_paths": [".", entry[0]]}, entry[1], entry[2])
	await check_refused("scene_edit", "select_nodes", {"node_paths": []}, "VALIDATION_ERROR")
	check_equal((await result_of("inspection", "get_selected_node", {}))["node_paths"], ["A"] as Array[String])


func test_properties_are_listed_with_types_and_without_titles() -> void:
	add(Sprite2D.new(), "Sprite")
	var list: Dictionary = await result_of("inspection", "get_node_property_list", {"node_path": "Sprite"})
	check_equal([list["node_path"], list["type"], list["truncated"]], ["Sprite", "Sprite2D", false])
	var properties: Array[String] = list["properties"]
	check(properties.has("position") and properties.has("texture"), "members are there")
	for title: String in ["Sprite2D", "Transform", "Node2D", "Animation"]:
		check(not properties.has(title), "%s is a title" % title)
	check_equal(
		properties, names(list["details"]).map(func(name: Variant) -> String: return name) as Array, "same names"
	)
	check_equal(named(list["details"], "texture")["type"], "Texture2D")
	var mode: Array[String] = ["Inherit", "Pausable", "When Paused", "Always", "Disabled"]
	check_equal(named(list["details"], "process_mode"), {"name": "process_mode", "type": "int", "enum": mode})


func test_groups_say_whether_they_are_saved_and_where_they_come_from() -> void:
	var top: Node2D = Node2D.new()
	top.add_to_group("from_scene", true)
	var inner: Node2D = Node2D.new()
	inner.name = "Inner"
	inner.add_to_group("inside", true)
	top.add_child(inner)
	var instance: Node = add_instance(save(top, "grouped"), "Part")
	instance.add_to_group("own", true)
	instance.add_to_group("passing")
	instance.add_to_group("_hidden", true)
	var groups: Dictionary = await result_of("inspection", "get_node_groups", {"node_path": "Part"})
	var details: Array[Dictionary] = [
		{"name": "from_scene", "persistent": true, "from_base": true},
		{"name": "own", "persistent": true, "from_base": false},
		{"name": "passing", "persistent": false, "from_base": false},
	]
	check_equal(groups["groups"], ["from_scene", "own", "passing"] as Array[String])
	check_equal(groups["details"], details)
	var inside: Dictionary = await result_of("inspection", "get_node_groups", {"node_path": "Part/Inner"})
	var detail: Dictionary = {"name": "inside", "persistent": true, "from_base": true}
	check_equal(inside["details"], [detail] as Array[Dictionary])
