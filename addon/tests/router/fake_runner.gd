extends RefCounted
## Stands in for the runner of changes.

const Context: GDScript = preload("res://addons/godot_mcp/context.gd")
const Reply: GDScript = preload("res://addons/godot_mcp/reply.gd")


static func run(change: Object, ctx: Context) -> Dictionary:
	return Reply.ok({"ran": change.has_method("apply"), "preview": ctx.dry_run})
