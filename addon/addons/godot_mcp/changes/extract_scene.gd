@tool
extends "change.gd"
## A branch of the edited scene written as a scene file; where asked for, an instance of it takes the branch's place. An
## undo takes back the replacement and leaves the file.

const Border: GDScript = preload("../scene/border.gd")
const Branch: GDScript = preload("branch.gd")
const BranchPacker: GDScript = preload("../scene/branch_packer.gd")
const Codes: GDScript = preload("../generated/error_codes.gd")
const FileSystem: GDScript = preload("../scene/file_system.gd")
const HistoryLedger: GDScript = preload("history_ledger.gd")
const NodePaths: GDScript = preload("../scene/node_paths.gd")
const Persistence: GDScript = preload("../scene/persistence.gd")
const Reply: GDScript = preload("../reply.gd")
const SavingNote: GDScript = preload("../scene/saving_note.gd")
const SceneFiles: GDScript = preload("../scene/scene_files.gd")
const Tokens: GDScript = preload("../generated/required_tokens.gd")

var _root: Node
var _branch: Branch
var _path: String
var _replace: bool
var _written: bool = false
var _instance: Node = null
var _folders: PackedStringArray = PackedStringArray()
# What the replacement has of the branch's top.
var _parent: Node = null
var _index: int = -1
var _unique: bool = false


## [param top] is a node of the scene below [param root], or the root itself where nothing is replaced; [param path] is
## free. Whether the edited scene is saved afterwards is only foretold here.
func _init(root: Node, top: Node, path: String, replace: bool, save: bool) -> void:
	_root = root
	_branch = Branch.new(top)
	_path = path
	_replace = replace
	title = "Extract %s" % top.name
	flag = "extracted"
	var at: String = NodePaths.path_of(root, top)
	result = {
		"node_path": at,
		"scene_path": path,
		"replaced": replace,
		"saved": save,
		"node_count": BranchPacker.count(top),
		"instance_path": at if replace else null,
		"lost_connections": Border.connections(root, top),
	}
	result.merge(Persistence.removal_verdict(root, top) if replace else Persistence.kept())


## First writes the file; a redo only replaces again, unless the file was taken back.
func apply() -> Dictionary:
	if not _written:
		var problem: Dictionary = _write()
		if not problem.is_empty():
			remove_file()
			return problem
	if _replace and not _put_instance():
		remove_file()
		return Reply.fail(Codes.INTERNAL_ERROR, "The branch could not be replaced; %s was removed again." % _path)
	return {}


func revert() -> void:
	if is_instance_valid(_instance) and _instance.get_parent() != null:
		_instance.get_parent().remove_child(_instance)
		_branch.attach()


func read_back() -> Dictionary:
	if not HistoryLedger.is_fresh(_path):
		return Reply.fail(Codes.INTERNAL_ERROR, "The file %s was not written." % _path)
	if not _replace:
		return {}
	if _instance.get_parent() != _parent or _instance.owner != _root or _branch.node.get_parent() != null:
		return Reply.fail(Codes.INTERNAL_ERROR, "The instance did not stay where it was put; all was taken back.")
	return {"instance_path": NodePaths.path_of(_root, _instance)}


func register(undo_redo: EditorUndoRedoManager, root: Node) -> void:
	if _replace:
		super(undo_redo, root)


func discard() -> void:
	remove_file()
	if is_instance_valid(_instance):
		_instance.free()


## Removes the file again, with the folders that were made for it.
func remove_file() -> void:
	if _written and FileAccess.file_exists(_path):
		DirAccess.remove_absolute(_path)
	SceneFiles.remove_folders(_folders)
	if _written or not _folders.is_empty():
		FileSystem.tell(_path, not _folders.is_empty())
	_written = false
	_folders.clear()


func _add_references(undo_redo: EditorUndoRedoManager) -> void:
	undo_redo.add_do_reference(_instance)
	undo_redo.add_undo_reference(_branch.node)


func _write() -> Dictionary:
	if FileAccess.file_exists(_path):
		return Reply.fail(Codes.VALIDATION_ERROR, "%s exists by now, and is left as it is." % _path, Tokens.SCENE_PATH)
	var packed: PackedScene = BranchPacker.pack(_branch.node)
	if packed == null:
		return Reply.fail(Codes.INTERNAL_ERROR, "The engine does not pack '%s' as a scene." % result["node_path"])
	_folders = SceneFiles.make_folders(_path)
	if _folders.has(""):
		var hint: String = "The folder %s cannot be made." % _path.get_base_dir()
		return Reply.fail(Codes.PRECONDITION_FAILED, hint, Tokens.PARENT_DIR)
	SavingNote.begin(_path)
	var error: Error = ResourceSaver.save(packed, _path)
	SavingNote.end()
	_written = error == OK
	if not _written:
		return Reply.fail(Codes.INTERNAL_ERROR, "Writing %s failed: %s." % [_path, error_string(error)])
	FileSystem.tell(_path, not _folders.is_empty())
	return {}


func _put_instance() -> bool:
	var top: Node = _branch.node
	if not is_instance_valid(top) or top.get_parent() == null or not is_instance_valid(_root):
		return false
	if _instance == null and not _make_instance(top):
		return false
	_parent = top.get_parent()
	_index = top.get_index()
	_unique = top.unique_name_in_owner
	if not _branch.detach():
		return false
	_parent.add_child(_instance)
	_parent.move_child(_instance, _index)
	_instance.owner = _root
	_instance.unique_name_in_owner = _unique
	return true


func _make_instance(top: Node) -> bool:
	# The engine may remember a scene that stood at this path before.
	var mode: ResourceLoader.CacheMode = ResourceLoader.CACHE_MODE_REPLACE
	var scene: PackedScene = ResourceLoader.load(_path, "PackedScene", mode) as PackedScene
	if scene == null:
		return false
	_instance = scene.instantiate(PackedScene.GEN_EDIT_STATE_INSTANCE)
	if _instance == null:
		return false
	_instance.name = top.name
	return true
