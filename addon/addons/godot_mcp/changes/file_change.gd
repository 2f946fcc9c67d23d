@tool
extends "change.gd"
## A change of files. The history cannot take it back, so it stays out of it; [method revert] only cleans up after a
## failure.


func register(_undo_redo: EditorUndoRedoManager, _root: Node) -> void:
	pass
