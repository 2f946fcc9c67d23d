@tool
extends RefCounted
## The lines that the dock shows: connections, commands, refusals. Bounded, newest last.

signal changed

const LIMIT: int = 200

var _lines: PackedStringArray = PackedStringArray()
var _last_topic: StringName = &""


## Adds a line. A line of the same non-empty [param topic] as the one before takes its place, so that an hour without a
## server is one line that counts and not a flood.
func add(text: String, topic: StringName = &"") -> void:
	var line: String = "%s  %s" % [Time.get_time_string_from_system(), text]
	if not topic.is_empty() and topic == _last_topic and not _lines.is_empty():
		_lines[_lines.size() - 1] = line
	else:
		_lines.append(line)
	_last_topic = topic
	if _lines.size() > LIMIT:
		_lines = _lines.slice(_lines.size() - LIMIT)
	changed.emit()


## All lines, oldest first.
func lines() -> PackedStringArray:
	return _lines
