extends RefCounted
## The outline of a change, so that the router takes it for one.


func apply() -> String:
	return ""


func register(_undo_redo: Object, _root: Node) -> void:
	pass
