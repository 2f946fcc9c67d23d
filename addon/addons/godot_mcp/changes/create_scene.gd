@tool
extends "file_change.gd"
## A new scene file with one root node, opened in the editor.

const Codes: GDScript = preload("../generated/error_codes.gd")
const Dialogs: GDScript = preload("../scene/dialogs.gd")
const FileSystem: GDScript = preload("../scene/file_system.gd")
const NodeNames: GDScript = preload("../scene/node_names.gd")
const NodeTypes: GDScript = preload("../scene/node_types.gd")
const Reply: GDScript = preload("../reply.gd")
const SavingNote: GDScript = preload("../scene/saving_note.gd")
const SceneFiles: GDScript = preload("../scene/scene_files.gd")
const Tokens: GDScript = preload("../generated/required_tokens.gd")

var _type: Dictionary
var _path: String
var _folders: PackedStringArray = PackedStringArray()
var _said: String = ""


## [param type] is a result of [code]NodeTypes.find[/code], [param path] a free one without
## [code]SceneFiles.problem[/code].
func _init(type: Dictionary, type_name: String, path: String) -> void:
	_type = type
	_path = path
	title = "Create %s" % path
	flag = "created"
	result = {"scene_path": path, "root_type": type_name}


func apply() -> Dictionary:
	_folders = SceneFiles.make_folders(_path)
	if _folders.has(""):
		SceneFiles.remove_folders(_folders)
		var hint: String = "The folder %s cannot be made." % _path.get_base_dir()
		return Reply.fail(Codes.PRECONDITION_FAILED, hint, Tokens.PARENT_DIR)
	var written: Error = _write()
	if written != OK:
		revert()
		var hint: String = "Writing %s failed: %s." % [_path, error_string(written)]
		return Reply.fail(Codes.INTERNAL_ERROR, hint)
	FileSystem.tell(_path, not _folders.is_empty())
	var before: Array[AcceptDialog] = Dialogs.open()
	EditorInterface.open_scene_from_path(_path)
	_said = Dialogs.dismiss(before)
	return {}


func revert() -> void:
	if FileAccess.file_exists(_path):
		DirAccess.remove_absolute(_path)
	SceneFiles.remove_folders(_folders)
	FileSystem.tell(_path, not _folders.is_empty())


func read_back() -> Dictionary:
	var root: Node = EditorInterface.get_edited_scene_root()
	if root != null and root.scene_file_path == _path:
		return {}
	var hint: String = "The editor did not open %s; the file was removed again. %s" % [_path, _said]
	return Reply.fail(Codes.INTERNAL_ERROR, hint.strip_edges())


func _write() -> Error:
	var root: Node = NodeTypes.instantiate(_type)
	if root == null:
		return ERR_CANT_CREATE
	root.name = NodeNames.sanitised(_path.get_file().get_basename())
	var packed: PackedScene = PackedScene.new()
	var error: Error = packed.pack(root)
	root.free()
	if error != OK:
		return error
	SavingNote.begin(_path)
	error = ResourceSaver.save(packed, _path)
	SavingNote.end()
	return error
