@tool
extends RefCounted
## What a handler gets beside its parameters. One instance a command; [member services] outlives it.

## The wire name of the command that runs, e.g. [code]cmd_scene_edit_create_node[/code].
var command: String = ""
## Whether the caller asked for a preview. A handler that returns a change need not look at it.
var dry_run: bool = false
## The editor plugin; null outside the editor.
var plugin: EditorPlugin = null
## Objects that live as long as the addon is enabled, by name. See [method service].
var services: Dictionary[StringName, Object] = {}


## Root of the scene being edited, or null when no scene is open.
func scene_root() -> Node:
	if not Engine.is_editor_hint():
		return null
	return EditorInterface.get_edited_scene_root()


## The editor's own undo manager; null outside the editor.
func undo_redo() -> EditorUndoRedoManager:
	return null if plugin == null else plugin.get_undo_redo()


## The shared object [param name], made by [param make] at first use and kept until the addon is disabled.
## For state that outlives one command, such as a ledger of the edits made.
func service(name: StringName, make: Callable) -> Object:
	if not services.has(name):
		services[name] = make.call()
	return services[name]
