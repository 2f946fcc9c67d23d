@tool
extends RefCounted
## Previews a change or carries it out. Nothing enters the undo history before it was applied and read back: the engine
## would keep the step of a failed action, and undoing it would leave it as a redo.

const Change: GDScript = preload("change.gd")
const Context: GDScript = preload("../context.gd")
const Reply: GDScript = preload("../reply.gd")


## The body of the reply to the command that made [param change].
static func run(change: Change, ctx: Context) -> Dictionary:
	if ctx.dry_run:
		var foreseen: Dictionary = change.predict()
		return Reply.ok(_result(change, {}, false)) if foreseen.is_empty() else foreseen
	var root: Node = ctx.scene_root()
	var problem: Dictionary = change.apply()
	if not problem.is_empty():
		change.discard()
		return problem
	var seen: Dictionary = change.read_back()
	if Reply.is_reply(seen):
		change.revert()
		change.discard()
		return seen
	change.register(ctx.undo_redo(), root)
	return Reply.ok(_result(change, seen, true))


static func _result(change: Change, seen: Dictionary, done: bool) -> Dictionary:
	var result: Dictionary = change.result.merged(seen, true)
	result[change.flag] = done
	return result
