@tool
extends RefCounted
## Settings that a person may have made in the editor. They are read if they exist, and never written.


## The value of [param name], or null where it is not set or this is no editor.
static func read(name: String) -> Variant:
	if not Engine.is_editor_hint():
		return null
	var settings: EditorSettings = EditorInterface.get_editor_settings()
	return settings.get_setting(name) if settings.has_setting(name) else null
