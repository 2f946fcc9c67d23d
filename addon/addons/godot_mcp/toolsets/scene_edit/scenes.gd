@tool
extends RefCounted
## The scenes that are open in the editor: open, save, reload and close them.

const Codes: GDScript = preload("../../generated/error_codes.gd")
const Context: GDScript = preload("../../context.gd")
const Dialogs: GDScript = preload("../../scene/dialogs.gd")
const FileSystem: GDScript = preload("../../scene/file_system.gd")
const HistoryLedger: GDScript = preload("../../changes/history_ledger.gd")
const Reply: GDScript = preload("../../reply.gd")
const SaveAll: GDScript = preload("../../scene/save_all.gd")
const SceneFiles: GDScript = preload("../../scene/scene_files.gd")
const SceneSource: GDScript = preload("../../scene/scene_source.gd")
const SceneTabs: GDScript = preload("../../scene/scene_tabs.gd")
const Tokens: GDScript = preload("../../generated/required_tokens.gd")

## The first engine that closes a scene for a script.
const CLOSES_SINCE: String = "4.5"


func cmd_list_open_scenes(_params: Dictionary, ctx: Context) -> Variant:
	return Reply.ok({"scenes": SceneTabs.list(HistoryLedger.of(ctx))})


func cmd_open_scene(params: Dictionary, ctx: Context) -> Variant:
	var source: Dictionary = SceneSource.find(params["scene_path"])
	if not source["ok"]:
		return source
	var path: String = source["path"]
	var already_open: bool = SceneTabs.paths().has(path)
	var refusal: Dictionary = {} if already_open else SceneSource.refusal_to_open(path)
	if not refusal.is_empty():
		return refusal
	var result: Dictionary = {"scene_path": path, "opened": false, "already_open": already_open, "editor_said": null}
	if ctx.dry_run:
		return Reply.ok(result)
	var place: Dictionary = SceneTabs.place()
	var before: Array[AcceptDialog] = Dialogs.open()
	var shown: bool = await SceneTabs.show(path)
	var said: Variant = _said(before)
	if not shown:
		await SceneTabs.return_to(place)
		return _failed("The editor did not open %s." % path, said)
	result["opened"] = true
	result["editor_said"] = said
	return Reply.ok(result)


func cmd_reload_scene(params: Dictionary, ctx: Context) -> Variant:
	var path: String = SceneFiles.normalise(params["scene_path"])
	if not SceneTabs.paths().has(path):
		return _not_open(params["scene_path"])
	var source: Dictionary = SceneSource.find(path)
	if not source["ok"]:
		return source
	var refusal: Dictionary = SceneSource.refusal_to_open(path)
	if not refusal.is_empty():
		return refusal
	var result: Dictionary = {
		"scene_path": path,
		"reloaded": false,
		"was_dirty": SceneTabs.dirty(HistoryLedger.of(ctx), path),
		"editor_said": null,
	}
	if ctx.dry_run:
		return Reply.ok(result)
	var place: Dictionary = SceneTabs.place()
	var before: Array[AcceptDialog] = Dialogs.open()
	# The root that is edited cannot be compared where the engine shows only that one: first bring the scene to the front.
	if not await SceneTabs.show(path):
		return _failed("The editor did not show %s; nothing was reloaded." % path, _said(before))
	var old_id: int = EditorInterface.get_edited_scene_root().get_instance_id()
	await SceneTabs.settle()
	EditorInterface.reload_scene_from_path(path)
	await SceneTabs.settle()
	# The editor may come back with another scene in front.
	var shown: bool = await SceneTabs.show(path)
	var new_id: int = SceneTabs.place()["id"]
	await SceneTabs.return_to(place)
	result["editor_said"] = _said(before)
	if not shown or new_id == old_id:
		return _failed("The editor did not read %s again." % path, result["editor_said"])
	result["reloaded"] = true
	return Reply.ok(result)


func cmd_close_scene(params: Dictionary, ctx: Context) -> Variant:
	var target: Dictionary = _to_close(params["scene_path"])
	if not target["ok"]:
		return target
	var path: String = target["path"]
	if not EditorInterface.has_method("close_scene"):
		var hint: String = "Closing a scene needs Godot %s; this editor is %s. Close the tab in the editor."
		var version: String = Engine.get_version_info()["string"]
		return Reply.fail(Codes.UNSUPPORTED, hint % [CLOSES_SINCE, version], Tokens.GODOT_VERSION)
	var result: Dictionary = {
		"scene_path": path,
		"closed": false,
		"was_dirty": SceneTabs.dirty(HistoryLedger.of(ctx), path),
		"active_scene": SceneTabs.after_close(path),
		"editor_said": null,
	}
	if ctx.dry_run:
		return Reply.ok(result)
	var place: Dictionary = SceneTabs.place()
	var before: Array[AcceptDialog] = Dialogs.open()
	# The engine closes what is in front, so that has to be the right one.
	if not path.is_empty() and not await SceneTabs.show(path):
		await SceneTabs.return_to(place)
		return _failed("The editor did not show %s; nothing was closed." % path, _said(before))
	var id: int = SceneTabs.place()["id"]
	await SceneTabs.settle()
	EditorInterface.call("close_scene")
	await SceneTabs.settle()
	if SceneTabs.place()["id"] == id or (not path.is_empty() and SceneTabs.paths().has(path)):
		return _failed("The editor did not close %s." % path, _said(before))
	if place["id"] != id:
		await SceneTabs.return_to(place)
	result["closed"] = true
	result["editor_said"] = _said(before)
	result["active_scene"] = SceneTabs.active_path()
	return Reply.ok(result)


func cmd_save_all_scenes(_params: Dictionary, ctx: Context) -> Variant:
	var saving: SaveAll = SaveAll.new(HistoryLedger.of(ctx))
	if ctx.dry_run:
		return Reply.ok(saving.plan())
	return Reply.ok(await saving.run())


func cmd_rescan_filesystem(params: Dictionary, _ctx: Context) -> Variant:
	var deadline: int = Time.get_ticks_msec() + roundi(float(params["wait_seconds"]) * 1000.0)
	var file_system: EditorFileSystem = EditorInterface.get_resource_filesystem()
	var before: Array[AcceptDialog] = Dialogs.open()
	# A scan that is under way may have passed what changed: only one that starts now is sure to see it. Two at once the
	# editor does not bear.
	await FileSystem.until_idle(deadline)
	var scanned: bool = not file_system.is_scanning()
	if scanned:
		file_system.scan()
		await FileSystem.until_idle(deadline)
	# Found changed files of open scenes, the editor asks a person what to do about them.
	return Reply.ok({"scanned": scanned, "scanning": file_system.is_scanning(), "editor_said": _said(before)})


## The scene that [param wanted] names, or the one in front: [code]{ok: true, path}[/code], or a failed reply.
func _to_close(wanted: String) -> Dictionary:
	if SceneTabs.paths().is_empty():
		return Reply.fail(Codes.PRECONDITION_FAILED, "No scene is open in the editor.", Tokens.ACTIVE_SCENE)
	if wanted.is_empty():
		var active: Variant = SceneTabs.active_path()
		if active == null:
			var hint: String = "The tab in front is empty. Name the scene to close in scene_path."
			return Reply.fail(Codes.PRECONDITION_FAILED, hint, Tokens.ACTIVE_SCENE)
		return {"ok": true, "path": active}
	var path: String = SceneFiles.normalise(wanted)
	return {"ok": true, "path": path} if SceneTabs.paths().has(path) else _not_open(wanted)


func _not_open(wanted: String) -> Dictionary:
	var open: PackedStringArray = PackedStringArray()
	for path: String in SceneTabs.paths():
		open.append("(a scene without a file)" if path.is_empty() else path)
	var hint: String = "scene_path '%s' is not open. Open are: %s." % [wanted, ", ".join(open)]
	if open.is_empty():
		hint = "scene_path '%s' is not open; no scene is." % wanted
	return Reply.fail(Codes.PRECONDITION_FAILED, hint, Tokens.OPEN_SCENE)


## Closes the dialogs that came up since [param before] was noted; what they said, or null.
func _said(before: Array[AcceptDialog]) -> Variant:
	var said: String = Dialogs.dismiss(before)
	return null if said.is_empty() else said


func _failed(what: String, said: Variant) -> Dictionary:
	return Reply.fail(Codes.INTERNAL_ERROR, what if said == null else "%s %s" % [what, said])
