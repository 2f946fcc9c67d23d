@tool
extends RefCounted
## Scene files as a source: to be opened, or instanced. Looked at before anything is asked of the editor, which answers
## a bad file with a dialog.

const Codes: GDScript = preload("../generated/error_codes.gd")
const Dependencies: GDScript = preload("dependencies.gd")
const Nearest: GDScript = preload("../suggest/nearest.gd")
const ProjectScenes: GDScript = preload("project_scenes.gd")
const Reply: GDScript = preload("../reply.gd")
const SceneFiles: GDScript = preload("scene_files.gd")
const Tokens: GDScript = preload("../generated/required_tokens.gd")

## How many missing files a hint names.
const NAMED: int = 5


## The file that [param wanted] names: [code]{ok: true, path}[/code], or a failed reply.
static func find(wanted: String) -> Dictionary:
	var path: String = SceneFiles.normalise(wanted)
	if FileAccess.file_exists(path):
		return {"ok": true, "path": path}
	var hint: String = "scene_path '%s' does not exist. godot_inspection_list_scenes lists the scenes of the project."
	var near: PackedStringArray = Nearest.names(path, ProjectScenes.find())
	return Reply.fail(Codes.RESOURCE_NOT_FOUND, hint % wanted, Tokens.SCENE_PATH, near)


## Why the file [param path] cannot be opened as a scene: a failed reply, or an empty dictionary.
static func refusal_to_open(path: String) -> Dictionary:
	if not SceneFiles.EXTENSIONS.has(path.get_extension().to_lower()):
		return refused(path, "is no scene file (.tscn or .scn)")
	# Read past the cache: what counts is the file as it is now.
	return _refusal_to_load(path, ResourceLoader.CACHE_MODE_IGNORE)


## Why the file [param path] cannot be instanced: a failed reply, or an empty dictionary.
static func refusal_to_instance(path: String) -> Dictionary:
	if not ResourceLoader.exists(path, "PackedScene"):
		return refused(path, "is no scene, or was not imported yet")
	return _refusal_to_load(path, ResourceLoader.CACHE_MODE_REUSE)


## A failed reply that says what is wrong with the scene file [param path].
static func refused(path: String, problem: String) -> Dictionary:
	return Reply.fail(Codes.VALIDATION_ERROR, "scene_path '%s' %s." % [path, problem], Tokens.SCENE_PATH)


static func _refusal_to_load(path: String, mode: ResourceLoader.CacheMode) -> Dictionary:
	var missing: PackedStringArray = Dependencies.missing(path)
	if not missing.is_empty():
		var more: String = " and %d more" % (missing.size() - NAMED) if missing.size() > NAMED else ""
		return refused(path, "needs files that are not there: %s%s" % [", ".join(missing.slice(0, NAMED)), more])
	var scene: PackedScene = ResourceLoader.load(path, "PackedScene", mode) as PackedScene
	if scene == null or not scene.can_instantiate():
		return refused(path, "does not load as a scene")
	return {}
