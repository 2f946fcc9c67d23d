@tool
extends "res://tests/test_case.gd"
## Base of the tests that need a real editor. Each starts with a scene of its own open: a Node2D called Main, saved to a
## file that no other test has.

const Context: GDScript = preload("res://addons/godot_mcp/context.gd")
const Runner: GDScript = preload("res://addons/godot_mcp/changes/runner.gd")

const TOOLSETS: String = "res://addons/godot_mcp/toolsets/"

static var _serial: int = 0

## The plugin that runs the tests.
var plugin: EditorPlugin
## What the addon keeps from one command to the next.
var services: Dictionary[StringName, Object] = {}
## Folder of this test's files.
var folder: String = ""

# What the callables of the calls made belong to.
var _handlers: Array[Object] = []


func before_each() -> void:
	_serial += 1
	folder = "res://made/t%d" % _serial
	DirAccess.make_dir_recursive_absolute(folder)
	var main: Node2D = Node2D.new()
	main.name = "Main"
	await open(save(main, "main"))


func after_each() -> void:
	close_scene()


## Root of the scene being edited.
func root() -> Node:
	return EditorInterface.get_edited_scene_root()


## Calls a tool the way the router does. [param dry_run] asks for a preview.
func call_tool(toolset: String, action: String, params: Dictionary, dry_run: bool = false) -> Dictionary:
	var ctx: Context = Context.new()
	ctx.command = "cmd_%s_%s" % [toolset, action]
	ctx.dry_run = dry_run
	ctx.plugin = plugin
	ctx.services = services
	var outcome: Variant = await _handler(toolset, "cmd_" + action).call(params, ctx)
	if typeof(outcome) == TYPE_OBJECT:
		outcome = Runner.run(outcome, ctx)
	check(typeof(outcome) == TYPE_DICTIONARY, "%s answers with a dictionary" % action)
	return outcome if typeof(outcome) == TYPE_DICTIONARY else {}


## The function [param method] of the script [code]<toolset>.gd[/code], or of one in the folder of the toolset.
func _handler(toolset: String, method: String) -> Callable:
	var paths: PackedStringArray = [TOOLSETS + toolset + ".gd"]
	for file: String in DirAccess.get_files_at(TOOLSETS + toolset):
		if file.ends_with(".gd"):
			paths.append(TOOLSETS.path_join(toolset).path_join(file))
	for path: String in paths:
		var handler: Object = (load(path) as GDScript).new() if FileAccess.file_exists(path) else null
		if handler != null and handler.has_method(method):
			_handlers.append(handler)
			return Callable(handler, method)
	return Callable()


## The result of a call that has to succeed.
func result_of(toolset: String, action: String, params: Dictionary, dry_run: bool = false) -> Dictionary:
	var reply: Dictionary = await call_tool(toolset, action, params, dry_run)
	check(reply.get("ok") == true, "%s %s failed: %s" % [action, params, reply])
	return reply.get("result", {})


## Checks that a call is refused with [param code] and [param required], really and as a preview, and that the scene's
## history does not notice. Returns the refusal.
func check_refused(
	toolset: String, action: String, params: Dictionary, code: String, required: String = ""
) -> Dictionary:
	var before: int = version()
	var preview: Dictionary = await call_tool(toolset, action, params, true)
	var reply: Dictionary = await call_tool(toolset, action, params)
	for answer: Dictionary in [preview, reply]:
		check_equal(answer.get("error", "none"), code, "%s %s" % [action, params])
		check_equal(answer.get("required", ""), required, "%s %s" % [action, params])
	check_equal(preview, reply, "preview and run refuse alike")
	check_equal(version(), before, "a refused call leaves no history")
	return reply


## Runs a preview and then the call itself; checks that the preview changed nothing and foretold every field but the
## effect flag. Returns the result of the call.
func check_foretold(toolset: String, action: String, params: Dictionary, flag: String) -> Dictionary:
	var before: String = dump()
	var version_before: int = version()
	var preview: Dictionary = await result_of(toolset, action, params, true)
	check_equal(dump(), before, "a preview changes nothing")
	check_equal(version(), version_before, "a preview leaves no history")
	check_equal(preview.get(flag), false, "a preview has no effect")
	var done: Dictionary = await result_of(toolset, action, params)
	check_equal(done.get(flag), true, "%s took effect" % action)
	preview[flag] = true
	check_equal(preview, done, "the preview foretold the result")
	return done


func undo(count: int = 1) -> Dictionary:
	return await result_of("core", "undo", {"count": count})


func redo(count: int = 1) -> Dictionary:
	return await result_of("core", "redo", {"count": count})


## The history of the scene being edited.
func history() -> UndoRedo:
	var undo_redo: EditorUndoRedoManager = plugin.get_undo_redo()
	return undo_redo.get_history_undo_redo(undo_redo.get_object_history_id(root()))


func version() -> int:
	return -1 if root() == null else history().get_version()


## The scene as the engine would write it.
func dump() -> String:
	if root() == null:
		return ""
	var packed: PackedScene = PackedScene.new()
	packed.pack(root())
	var path: String = folder.path_join("dump.tscn")
	ResourceSaver.save(packed, path)
	var text: String = FileAccess.get_file_as_string(path)
	DirAccess.remove_absolute(path)
	# Ids are drawn anew with each save.
	var ids: RegEx = RegEx.create_from_string(' (unique_id|uid|id)=("[^"]*"|\\d+)|ExtResource\\("[^"]*"\\)')
	return ids.sub(text, "", true)


## Saves the scene, loads it again from disk, and returns what the engine would write then.
func saved_and_reloaded() -> String:
	EditorInterface.save_scene()
	await reload()
	return dump()


## Loads the scene again from disk.
func reload() -> void:
	var before: int = root().get_instance_id()
	EditorInterface.reload_scene_from_path(root().scene_file_path)
	check(root().get_instance_id() != before, "the scene is loaded again")
	assertions -= 1
	await settle()


## Lets the editor finish a change of scene: until the next frame it ignores requests for another one.
func settle() -> void:
	await plugin.get_tree().process_frame


## Makes the editor know the files of this test.
func scan() -> void:
	var file_system: EditorFileSystem = EditorInterface.get_resource_filesystem()
	file_system.scan()
	while file_system.is_scanning():
		await settle()


## Writes [param top] as a scene, owned by it all the way down, and frees it. Returns the path.
func save(top: Node, name: String) -> String:
	for node: Node in top.find_children("*", "", true, false):
		if node.owner == null:
			node.owner = top
	var packed: PackedScene = PackedScene.new()
	packed.pack(top)
	var path: String = folder.path_join(name + ".tscn")
	ResourceSaver.save(packed, path)
	top.free()
	return path


## Opens a scene of this test.
func open(path: String) -> void:
	EditorInterface.get_resource_filesystem().update_file(path)
	EditorInterface.open_scene_from_path(path)
	check_equal(root().scene_file_path, path, "the scene opens")
	assertions -= 1
	await settle()


## Closes the scene being edited, where the engine has a way to.
func close_scene() -> void:
	if root() != null and EditorInterface.has_method("close_scene"):
		EditorInterface.call("close_scene")


## A node added to the scene without any tool, owned by the root.
func add(node: Node, name: String, parent: Node = null) -> Node:
	node.name = name
	(root() if parent == null else parent).add_child(node)
	node.owner = root()
	return node


## An instance of the scene at [param path] in the scene being edited.
func add_instance(path: String, name: String) -> Node:
	var packed: PackedScene = load(path)
	return add(packed.instantiate(PackedScene.GEN_EDIT_STATE_INSTANCE), name)


## Nodes that are in no tree.
static func orphans() -> int:
	return int(Performance.get_monitor(Performance.OBJECT_ORPHAN_NODE_COUNT))
