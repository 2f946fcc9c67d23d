@tool
extends RefCounted
## What was done in the editor.

const Context: GDScript = preload("../../context.gd")
const HistoryLedger: GDScript = preload("../../changes/history_ledger.gd")
const HistorySteps: GDScript = preload("../../changes/history_steps.gd")
const Reply: GDScript = preload("../../reply.gd")

## At most this many entries are named.
const RECENT: int = 20


func cmd_list_history(_params: Dictionary, ctx: Context) -> Variant:
	var ledger: HistoryLedger = HistoryLedger.of(ctx)
	var done: Dictionary = HistorySteps.new(ledger, true).plan(RECENT)
	var undone: Dictionary = HistorySteps.new(ledger, false).plan(1)
	var names: Array[String] = done["names"]
	var histories: Array[String] = done["histories"]
	var recent: Array[Dictionary] = []
	for index: int in names.size():
		recent.push_front({"name": names[index], "history": histories[index]})
	var depth: int = 0
	for id: int in ledger.ids():
		depth += ledger.history(id).get_history_count()
	var has_redo: bool = not (undone["names"] as Array).is_empty()
	var result: Dictionary = {
		"version": ledger.change_count(),
		"has_undo": not names.is_empty(),
		"has_redo": has_redo,
		"can_redo": has_redo,
		"current_action": "" if names.is_empty() else names[0],
		"depth": depth,
		"recent": recent,
	}
	return Reply.ok(result)
