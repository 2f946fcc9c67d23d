@tool
extends "file_change.gd"
## The edited scene written to its file.

const Codes: GDScript = preload("../generated/error_codes.gd")
const Dialogs: GDScript = preload("../scene/dialogs.gd")
const HistoryLedger: GDScript = preload("history_ledger.gd")
const Reply: GDScript = preload("../reply.gd")
const SavingNote: GDScript = preload("../scene/saving_note.gd")
const UnsavedNodes: GDScript = preload("../scene/unsaved_nodes.gd")

var _root: Node
var _path: String
var _ledger: HistoryLedger
var _said: String = ""


## [param root] is the root of the edited scene, which has a file.
func _init(root: Node, ledger: HistoryLedger) -> void:
	_root = root
	_path = root.scene_file_path
	_ledger = ledger
	title = "Save %s" % _path
	flag = "saved"
	result = {"path": _path}
	result.merge(UnsavedNodes.find(root))


func apply() -> Dictionary:
	var before: Array[AcceptDialog] = Dialogs.open()
	# The return value tells only that there was something to save, and the editor's "saved" signal comes also after a
	# failure: the dialog is what reports one.
	SavingNote.begin(_path)
	var error: Error = EditorInterface.save_scene()
	SavingNote.end()
	_said = Dialogs.dismiss(before)
	if error != OK:
		return Reply.fail(Codes.INTERNAL_ERROR, "Saving %s failed: %s." % [_path, error_string(error)])
	return {}


func read_back() -> Dictionary:
	if _said.is_empty() and HistoryLedger.is_fresh(_path):
		return {"path": _root.scene_file_path}
	_ledger.mark_unsaved(_root)
	var hint: String = "The editor did not write %s. %s" % [_path, _said]
	return Reply.fail(Codes.INTERNAL_ERROR, hint.strip_edges())
