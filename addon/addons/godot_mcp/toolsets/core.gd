@tool
extends RefCounted
## Undo and redo. The other tools of the toolset run in the server.

const Codes: GDScript = preload("../generated/error_codes.gd")
const Context: GDScript = preload("../context.gd")
const EditorUndo: GDScript = preload("../changes/editor_undo.gd")
const HistoryLedger: GDScript = preload("../changes/history_ledger.gd")
const HistorySteps: GDScript = preload("../changes/history_steps.gd")
const Reply: GDScript = preload("../reply.gd")


func cmd_undo(params: Dictionary, ctx: Context) -> Variant:
	var keys: Dictionary = {
		"done": "undone", "nothing": "nothing_to_undo", "has": "has_undo", "next": "would_undo_next"
	}
	return await _step(int(params["count"]), ctx, true, keys)


func cmd_redo(params: Dictionary, ctx: Context) -> Variant:
	var keys: Dictionary = {
		"done": "redone", "nothing": "nothing_to_redo", "has": "has_redo", "next": "would_redo_next"
	}
	return await _step(int(params["count"]), ctx, false, keys)


func _step(count: int, ctx: Context, back: bool, keys: Dictionary) -> Dictionary:
	if count < 1:
		return Reply.fail(Codes.VALIDATION_ERROR, "count has to be 1 or more; got %d." % count)
	var steps: HistorySteps = HistorySteps.new(HistoryLedger.of(ctx), back)
	var result: Dictionary = {"requested": count}
	if ctx.dry_run:
		var planned: Dictionary = steps.plan(count)
		var coming: Array[String] = planned["names"]
		result[keys["has"]] = not coming.is_empty()
		result[keys["next"]] = "" if coming.is_empty() else coming[0]
		return _with_steps(result, planned)
	if not await EditorUndo.until_allowed():
		var hint: String = "A mouse button is held down in the editor, and it does not undo or redo then. Nothing changed."
		return Reply.fail(Codes.TIMEOUT, hint)
	var taken: Dictionary = steps.take(count)
	var names: Array[String] = taken["names"]
	result[keys["done"]] = names.size()
	result["last_action"] = "" if names.is_empty() else names[-1]
	result[keys["nothing"]] = names.is_empty()
	return _with_steps(result, taken)


func _with_steps(result: Dictionary, steps: Dictionary) -> Dictionary:
	result["actions"] = steps["names"]
	result["history"] = steps["history"]
	return Reply.ok(result)
