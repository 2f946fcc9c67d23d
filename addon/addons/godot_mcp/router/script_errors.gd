@tool
extends RefCounted
## Script errors that happen while a command runs. GDScript has no exceptions: the failing function is aborted and its
## caller goes on with null, so this is the only way to tell the caller what went wrong. Silent before Godot 4.5.

const LOGGER: String = "error_logger.gd"

var _logger: Object = null


## Starts to listen, where the engine can.
func install() -> void:
	if _logger != null or not ClassDB.class_exists("Logger"):
		return
	var folder: String = (get_script() as Script).resource_path.get_base_dir()
	_logger = (load(folder.path_join(LOGGER)) as GDScript).new()
	OS.call("add_logger", _logger)


## Stops listening.
func uninstall() -> void:
	if _logger != null:
		OS.call("remove_logger", _logger)
		_logger = null


## Forgets what happened so far.
func clear() -> void:
	if _logger != null:
		_logger.call("take")


## What happened since, as one line; empty when nothing did. With [param below] only errors in scripts below that folder
## count.
func text(below: String = "") -> String:
	if _logger == null:
		return ""
	var parts: PackedStringArray = PackedStringArray()
	for error: Dictionary in _logger.call("take"):
		if (error["file"] as String).begins_with(below):
			parts.append("%s (%s:%d)" % [error["text"], error["file"], error["line"]])
	return "; ".join(parts)
