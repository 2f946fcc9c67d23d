@tool
extends "editor_case.gd"
## Base of the tests that hold a tool's verdict against what a saved and reloaded scene shows, in the five settings that
## a node can be in: "Own" of the scene itself, "Closed/Inner" in an instance, "Open/Inner" in one with editable
## children, "Base" inherited, "Loose" owned by nobody. All but the last have a child called Kid.

const SETTINGS: Array[String] = ["Own", "Closed/Inner", "Open/Inner", "Base", "Loose"]


## Opens the scene that has them all. In the instanced and the base scene the nodes are in the group "given", and their
## signal "renamed" is connected to the method "hide" of their parent.
func open_settings() -> void:
	var base_path: String = save(_supplier("Root", "Base"), "base")
	var part_path: String = save(_supplier("Part", "Inner"), "part")
	await open(write_heir(base_path, "settings"))
	add(Node2D.new(), "Kid", add(Node2D.new(), "Own"))
	add_instance(part_path, "Closed")
	root().set_editable_instance(add_instance(part_path, "Open"), true)
	add(Node2D.new(), "Target")
	add(Node2D.new(), "Loose").owner = null


## Writes a scene that inherits from the one at [param base_path]; returns its path.
func write_heir(base_path: String, name: String) -> String:
	var text: String = (
		'[gd_scene format=3]\n\n[ext_resource type="PackedScene" path="%s" id="1"]\n\n' % base_path
		+ '[node name="Root" instance=ExtResource("1")]\n'
	)
	return write("%s.tscn" % name, text)


## Writes a file of this test; returns its path.
func write(name: String, text: String) -> String:
	var path: String = folder.path_join(name)
	var file: FileAccess = FileAccess.open(path, FileAccess.WRITE)
	file.store_string(text)
	file.close()
	return path


func _supplier(top_name: String, name: String) -> Node:
	var top: Node = Node2D.new()
	top.name = top_name
	var inner: Node = Node2D.new()
	inner.name = name
	var kid: Node = Node2D.new()
	kid.name = "Kid"
	inner.add_child(kid)
	top.add_child(inner)
	inner.add_to_group("given", true)
	inner.connect("renamed", Callable(top, "hide"), CONNECT_PERSIST)
	return top


## Saves, and checks that the file on disk did not change a byte since [param before].
func check_file(before: String, message: String) -> void:
	EditorInterface.save_scene()
	check_equal(FileAccess.get_file_as_string(root().scene_file_path), before, message)


## The scene file as a save writes it now.
func saved_file() -> String:
	EditorInterface.save_scene()
	return FileAccess.get_file_as_string(root().scene_file_path)
