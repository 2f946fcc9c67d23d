@tool
extends RefCounted
## Steps back and forward through what was done in the editor: the edited scene's history and the global one together,
## in the order in which the actions were made, a person's included.

const EditorUndo: GDScript = preload("editor_undo.gd")
const HistoryLedger: GDScript = preload("history_ledger.gd")

const SCENE: String = "scene"
const GLOBAL: String = "global"

var _ledger: HistoryLedger
var _back: bool


## [param back] is true for undo, false for redo.
func _init(ledger: HistoryLedger, back: bool) -> void:
	_ledger = ledger
	_back = back


## The next [param count] steps or fewer, nearest first, without taking them: [code]{names, histories, history}[/code].
## A history is [constant SCENE] or [constant GLOBAL]; the single one is that of the last step, or null.
func plan(count: int) -> Dictionary:
	var places: Dictionary[int, int] = {}
	for id: int in _ledger.ids():
		places[id] = _ledger.history(id).get_current_action()
	var names: Array[String] = []
	var histories: Array[String] = []
	while names.size() < count:
		var id: int = _next(places)
		if id < 0:
			break
		names.append(_ledger.history(id).get_action_name(_index(places[id])))
		histories.append(_title(id))
		places[id] += -1 if _back else 1
	return {"names": names, "histories": histories, "history": null if histories.is_empty() else histories[-1]}


## Takes up to [param count] steps; returns the names, and the history of the last.
func take(count: int) -> Dictionary:
	var names: Array[String] = []
	var history: Variant = null
	while names.size() < count:
		var next: Dictionary = plan(1)
		if (next["names"] as Array).is_empty():
			break
		var taken: Dictionary = _step()
		if taken.is_empty():
			break
		names.append(taken["name"])
		history = taken["history"]
	return {"names": names, "history": history}


## One step by the editor's own undo, which decides for itself; what moved tells which history it was.
func _step() -> Dictionary:
	var places: Dictionary[int, int] = {}
	for id: int in _ledger.ids():
		places[id] = _ledger.history(id).get_current_action()
	EditorUndo.press(EditorUndo.UNDO if _back else EditorUndo.REDO)
	var moved: Dictionary = _moved(places)
	if moved.is_empty():
		# The editor has lost count, for example because another addon stepped the history itself.
		var undo_redo: UndoRedo = _ledger.history(_next(places))
		if _back:
			undo_redo.undo()
		else:
			undo_redo.redo()
		_ledger.observe()
		moved = _moved(places)
	return moved


func _moved(places: Dictionary[int, int]) -> Dictionary:
	for id: int in places:
		var undo_redo: UndoRedo = _ledger.history(id)
		if undo_redo.get_current_action() != places[id]:
			return {"name": undo_redo.get_action_name(_index(places[id])), "history": _title(id)}
	return {}


## The history whose step comes next from [param places], or -1. Undo takes the newest action, redo the oldest.
func _next(places: Dictionary[int, int]) -> int:
	var chosen: int = -1
	for id: int in places:
		var index: int = _index(places[id])
		if index < 0 or index >= _ledger.history(id).get_history_count():
			continue
		if chosen < 0:
			chosen = id
			continue
		var later: int = _ledger.stamp(id, index) - _ledger.stamp(chosen, _index(places[chosen]))
		if later > 0 if _back else later < 0:
			chosen = id
	return chosen


func _index(place: int) -> int:
	return place if _back else place + 1


static func _title(id: int) -> String:
	return GLOBAL if id == HistoryLedger.GLOBAL else SCENE
