@tool
extends RefCounted
## Every open scene saved to its own file, one after the other. The editor's own "Save All" does not say which one
## failed, and asks a person where to put a scene that has no file.

const HistoryLedger: GDScript = preload("../changes/history_ledger.gd")
const Reply: GDScript = preload("../reply.gd")
const SaveScene: GDScript = preload("../changes/save_scene.gd")
const SceneTabs: GDScript = preload("scene_tabs.gd")

const WRITTEN: String = "written"
const UNCHANGED: String = "unchanged"
const NO_FILE: String = "no_file"
const FAILED: String = "failed"

var _ledger: HistoryLedger


func _init(ledger: HistoryLedger) -> void:
	_ledger = ledger


## What [method run] would answer if nothing fails, but for "saved", which is false.
func plan() -> Dictionary:
	var scenes: Array[Dictionary] = []
	for path: String in SceneTabs.paths():
		scenes.append({"path": path, "outcome": _expected(path)})
	return _result(scenes, false)


## Saves; answers with [code]{saved, count, scenes: [{path, outcome, reason?}]}[/code].
func run() -> Dictionary:
	var place: Dictionary = SceneTabs.place()
	var scenes: Array[Dictionary] = []
	for path: String in SceneTabs.paths():
		var scene: Dictionary = {"path": path, "outcome": _expected(path)}
		if scene["outcome"] == WRITTEN:
			var reason: String = await _save(path)
			if not reason.is_empty():
				scene["outcome"] = FAILED
				scene["reason"] = reason
		scenes.append(scene)
	await SceneTabs.return_to(place)
	return _result(scenes, true)


func _expected(path: String) -> String:
	if path.is_empty():
		return NO_FILE
	# Unknown counts as changed: a file too many is written, but no change is lost.
	return UNCHANGED if SceneTabs.dirty(_ledger, path) == false else WRITTEN


## Why the scene was not saved, or an empty text.
func _save(path: String) -> String:
	if not await SceneTabs.show(path):
		return "The editor did not bring it to the front."
	var change: SaveScene = SaveScene.new(EditorInterface.get_edited_scene_root(), _ledger)
	var failure: Dictionary = change.apply()
	if failure.is_empty():
		failure = change.read_back()
	return str(failure["hint"]) if Reply.is_reply(failure) else ""


func _result(scenes: Array[Dictionary], done: bool) -> Dictionary:
	var count: int = 0
	var all: bool = true
	for scene: Dictionary in scenes:
		count += 1 if scene["outcome"] == WRITTEN else 0
		all = all and scene["outcome"] in [WRITTEN, UNCHANGED]
	return {"saved": all and done, "count": count, "scenes": scenes}
