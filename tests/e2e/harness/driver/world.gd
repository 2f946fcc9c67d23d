@tool
extends RefCounted
## What edits in several histories touch: nodes and sub-resources of the open scenes, project settings, resource files.


## The root of an open scene, the edited one or one in the background; null when it is not open.
static func root_of(scene_path: String) -> Node:
	for root: Node in EditorInterface.call("get_open_scene_roots"):
		if root != null and root.scene_file_path == scene_path:
			return root
	return null


## Names of the children of the root, and values of properties of nodes (by indexed path) as text.
static func look(scene_path: String, properties: Dictionary) -> Dictionary:
	var root: Node = root_of(scene_path)
	if root == null:
		return {}
	var names: Array[String] = []
	for child: Node in root.get_children():
		names.append(String(child.name))
	var values: Dictionary = {}
	for node_path: String in properties:
		for property: String in properties[node_path]:
			values[property] = var_to_str(root.get_node(node_path).get_indexed(property))
	return {"children": names, "values": values}


## An undoable edit of a resource, in the history that the editor finds for it: that of the scene it is part of, or the
## global one.
static func edit_resource(
	manager: EditorUndoRedoManager, resource: Resource, property: String, value: Variant, title: String
) -> void:
	manager.create_action(title)
	manager.add_do_property(resource, property, value)
	manager.add_undo_property(resource, property, resource.get(property))
	manager.commit_action()


## An undoable change of a project setting, which is not written to the disk.
static func edit_setting(manager: EditorUndoRedoManager, setting: String, value: Variant, title: String) -> void:
	manager.create_action(title)
	manager.add_do_property(ProjectSettings, setting, value)
	manager.add_undo_property(ProjectSettings, setting, ProjectSettings.get_setting(setting, null))
	manager.commit_action()
