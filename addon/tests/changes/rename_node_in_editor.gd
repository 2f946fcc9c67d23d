@tool
extends "res://tests/editor_plugin/settings_case.gd"


func rename(path: String, name: String) -> Dictionary:
	return await check_foretold("scene_edit", "rename_node", {"node_path": path, "new_name": name}, "renamed")


func test_a_rename_is_one_step_and_leaves_the_file_as_it_was_when_undone() -> void:
	add(Node2D.new(), "Gun", add(Node2D.new(), "Player"))
	var before: String = saved_file()
	var done: Dictionary = await rename("Player", "Hero")
	check_equal(
		[done["node_path"], done["new_name"], done["old_name"], done["adjusted"], done["persisted"]],
		["Hero", "Hero", "Player", false, true]
	)
	check_equal((await undo())["last_action"], "Rename Player to Hero")
	check_file(before, "undone")
	await redo()
	check_contains(await saved_and_reloaded(), 'parent="Hero"')


func test_paths_to_the_node_and_out_of_it_are_mended_and_reported() -> void:
	var player: Node = add(Node2D.new(), "Player")
	add(Node2D.new(), "Gun", player)
	var camera: RemoteTransform2D = add(RemoteTransform2D.new(), "Camera") as RemoteTransform2D
	camera.remote_path = ^"../Player/Gun"
	camera.set_meta("list", [^"../Player:position", ^".", "Player"])
	var inside: RemoteTransform2D = add(RemoteTransform2D.new(), "Inside", player) as RemoteTransform2D
	inside.remote_path = ^"../Gun"
	var before: String = saved_file()
	var done: Dictionary = await rename("Player", "Hero")
	check_equal(
		done["fixed"],
		(
			[
				{
					"node_path": "Camera",
					"property": "remote_path",
					"before": "../Player/Gun",
					"after": "../Hero/Gun",
				},
				{
					"node_path": "Camera",
					"property": "metadata/list[0]",
					"before": "../Player:position",
					"after": "../Hero:position",
				},
			]
			as Array[Dictionary]
		)
	)
	check_equal(done["not_fixed"], [] as Array[Dictionary])
	check(camera.get_node(camera.remote_path) == player.get_node("Gun"), "names the same node")
	check_equal(camera.get_meta("list"), [^"../Hero:position", ^".", "Player"])
	check_equal(inside.remote_path, ^"../Gun", "what still holds stays as it is written")
	await undo()
	check_file(before, "undone")
	await redo()
	check_equal(camera.remote_path, ^"../Hero/Gun", "redone")


func test_animation_tracks_and_unique_names_are_mended() -> void:
	var gun: Node = add(Node2D.new(), "Gun", add(Node2D.new(), "Player"))
	gun.unique_name_in_owner = true
	var animation: Animation = Animation.new()
	for path: NodePath in [^"Player/Gun:position", ^"%Gun:rotation", ^"Camera:zoom"]:
		animation.track_set_path(animation.add_track(Animation.TYPE_VALUE), path)
	var library: AnimationLibrary = AnimationLibrary.new()
	library.add_animation("walk", animation)
	var player: AnimationPlayer = add(AnimationPlayer.new(), "Anim") as AnimationPlayer
	player.add_animation_library("", library)
	var remote: RemoteTransform2D = add(RemoteTransform2D.new(), "Remote") as RemoteTransform2D
	remote.remote_path = ^"%Gun"
	var before: String = saved_file()
	var done: Dictionary = await rename("Player/Gun", "Rifle")
	var tracks: Array[NodePath] = []
	for track: int in animation.get_track_count():
		tracks.append(animation.track_get_path(track))
	check_equal(tracks, [^"Player/Rifle:position", ^"%Rifle:rotation", ^"Camera:zoom"] as Array[NodePath])
	check_equal(remote.remote_path, ^"%Rifle")
	check(root().get_node("%Rifle") == gun, "the unique name follows")
	check_equal((done["fixed"] as Array).size(), 3)
	check_equal(done["fixed"][0]["property"], "walk:tracks/0/path")
	await undo()
	check_file(before, "undone")


func test_what_animation_trees_and_synchronizers_hold_is_mended() -> void:
	add(Node2D.new(), "Player")
	var filtered: AnimationNodeOneShot = AnimationNodeOneShot.new()
	filtered.filter_enabled = true
	filtered.set_filter_path(^"Player:position", true)
	var tree: AnimationTree = add(AnimationTree.new(), "Tree") as AnimationTree
	var blend: AnimationNodeBlendTree = AnimationNodeBlendTree.new()
	blend.add_node("shot", filtered)
	tree.tree_root = blend
	tree.root_motion_track = ^"Player"
	var config: SceneReplicationConfig = SceneReplicationConfig.new()
	config.add_property(^".:rotation")
	config.add_property(^"Player:position")
	config.property_set_replication_mode(^"Player:position", SceneReplicationConfig.REPLICATION_MODE_ON_CHANGE)
	var synchronizer: MultiplayerSynchronizer = add(MultiplayerSynchronizer.new(), "Sync") as MultiplayerSynchronizer
	synchronizer.replication_config = config
	var before: String = saved_file()
	await rename("Player", "Hero")
	check(filtered.is_path_filtered(^"Hero:position"), "the filter")
	check_equal(filtered.is_path_filtered(^"Player:position"), false)
	check_equal(tree.root_motion_track, ^"Hero")
	check_equal(config.get_properties(), [^".:rotation", ^"Hero:position"] as Array[NodePath])
	check_equal(
		config.property_get_replication_mode(^"Hero:position"), SceneReplicationConfig.REPLICATION_MODE_ON_CHANGE
	)
	await undo()
	check_file(before, "undone")


func test_a_path_that_a_setter_refuses_is_told() -> void:
	add(Node2D.new(), "Player")
	var source: String = '@tool\nextends Node\n@export var to: NodePath = ^"../Player":\n\tset(_value):\n\t\tpass\n'
	add(Node.new(), "Stubborn").set_script(load(write("stubborn.gd", source)))
	var done: Dictionary = await result_of("scene_edit", "rename_node", {"node_path": "Player", "new_name": "Hero"})
	check_equal([(done["fixed"] as Array).size(), done["not_fixed"][0]["node_path"]], [0, "Stubborn"])


func test_what_another_file_holds_is_left_and_told() -> void:
	add(Node2D.new(), "Player")
	var animation: Animation = Animation.new()
	animation.track_set_path(animation.add_track(Animation.TYPE_VALUE), ^"Player:position")
	var path: String = folder.path_join("walk.tres")
	ResourceSaver.save(animation, path)
	animation = load(path)
	var library: AnimationLibrary = AnimationLibrary.new()
	library.add_animation("walk", animation)
	var mixer: AnimationPlayer = add(AnimationPlayer.new(), "Anim") as AnimationPlayer
	mixer.add_animation_library("lib", library)
	var done: Dictionary = await rename("Player", "Hero")
	check_equal(done["fixed"], [] as Array[Dictionary])
	check_equal(done["not_fixed"][0]["property"], "lib/walk:tracks/0/path")
	check_equal(animation.track_get_path(0), ^"Player:position")


func test_the_name_is_the_one_that_the_engine_gives() -> void:
	for name: String in ["Kid", "Kid2", "Other"]:
		add(Node2D.new(), name)
	for entry: Array in [["Other", "Kid", "Kid3"], ["Kid3", "a.b:c", "a_b_c"], ["a_b_c", "root", "root"]]:
		var done: Dictionary = await rename(entry[0], entry[1])
		check_equal([done["new_name"], done["adjusted"]], [entry[2], entry[1] != entry[2]])
	check_equal((await rename("./root", "Ünïcode 名"))["node_path"], "Ünïcode 名")


func test_a_name_that_the_node_keeps_is_no_step() -> void:
	add(Node2D.new(), "Kid")
	add(Node2D.new(), "Kid2")
	var before: int = version()
	for name: String in ["Kid2", "Kid"]:
		var done: Dictionary = await result_of("scene_edit", "rename_node", {"node_path": "Kid2", "new_name": name})
		check_equal([done["renamed"], done["new_name"], done["adjusted"]], [false, "Kid2", name != "Kid2"])
	check_equal(version(), before)


func test_the_root_may_be_renamed() -> void:
	add(Node2D.new(), "Kid")
	var done: Dictionary = await rename(".", "World")
	check_equal([done["node_path"], done["new_name"], done["persisted"]], [".", "World", true])
	check_contains(await saved_and_reloaded(), 'name="World"')


func test_the_verdict_is_what_a_saved_and_reloaded_scene_shows() -> void:
	await open_settings()
	for path: String in ["Closed/Inner", "Open/Inner", "Base"]:
		var params: Dictionary = {"node_path": path, "new_name": "New"}
		var reply: Dictionary = await check_refused(
			"scene_edit", "rename_node", params, "VALIDATION_ERROR", "node_path"
		)
		check_contains(reply["hint"], "base.tscn" if path == "Base" else "part.tscn")
	check_equal((await rename("Own", "Own9"))["persisted"], true)
	check_equal((await rename("Loose", "Loose9"))["reason"], "node_not_owned")
	await saved_and_reloaded()
	check_equal([root().has_node("Own9/Kid"), root().has_node("Loose9")], [true, false])


func test_bad_names_and_a_unique_name_that_is_taken_are_refused() -> void:
	for name: String in ["A", "B"]:
		add(Node2D.new(), name, add(Node2D.new(), "Under" + name)).unique_name_in_owner = true
	for name: String in ["", "  ", "///", "A"]:
		var params: Dictionary = {"node_path": "UnderB/B", "new_name": name}
		await check_refused("scene_edit", "rename_node", params, "VALIDATION_ERROR")
	check(root().get_node("%B").unique_name_in_owner, "untouched")
