@tool
extends RefCounted
## Finds the function behind a command. Scripts load at first use, so that a broken one takes down only its own
## commands.

const ErrorCodes: GDScript = preload("../generated/error_codes.gd")
const Reply: GDScript = preload("../reply.gd")

var _folder: String
# Handler objects by script path, kept once made.
var _objects: Dictionary[String, Object] = {}


## [param folder] is what script paths are relative to: the folder of the addon.
func _init(folder: String) -> void:
	_folder = folder


## [code]{ok: true, handler: Callable}[/code] for the function [param method] of [param script], or a failed reply that
## names what is at fault. The callable is good as long as this object lives.
func find(script: String, method: String) -> Dictionary:
	var path: String = _folder.path_join(script)
	if not _objects.has(path) and not FileAccess.file_exists(path):
		return _failure("The script %s of this addon is missing; install the addon again." % path)
	var object: Object = _object(path)
	if object == null:
		return _failure("The script %s of this addon does not load; the editor's output says why." % path)
	if not object.has_method(method):
		return _failure("The script %s of this addon has no function %s; install the addon again." % [path, method])
	return {"ok": true, "handler": Callable(object, method)}


## Lets go of every handler object.
func clear() -> void:
	_objects.clear()


func _object(path: String) -> Object:
	if not _objects.has(path):
		# load() hands back a broken script without complaint.
		var script: GDScript = load(path) as GDScript
		if script == null or not script.can_instantiate():
			return null
		_objects[path] = script.new()
	return _objects[path]


func _failure(hint: String) -> Dictionary:
	return Reply.fail(ErrorCodes.INTERNAL_ERROR, hint)
