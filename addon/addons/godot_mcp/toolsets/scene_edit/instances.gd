@tool
extends RefCounted
## Scenes inside the open scene: instances put in, branches taken out as scenes of their own.

const BaseScene: GDScript = preload("../../scene/base_scene.gd")
const Codes: GDScript = preload("../../generated/error_codes.gd")
const Context: GDScript = preload("../../context.gd")
const Dependencies: GDScript = preload("../../scene/dependencies.gd")
const EditableChildren: GDScript = preload("../../changes/editable_children.gd")
const EditorUndo: GDScript = preload("../../changes/editor_undo.gd")
const ExtractScene: GDScript = preload("../../changes/extract_scene.gd")
const HistoryLedger: GDScript = preload("../../changes/history_ledger.gd")
const HistorySteps: GDScript = preload("../../changes/history_steps.gd")
const InstanceOverrides: GDScript = preload("../../scene/instance_overrides.gd")
const InstanceScene: GDScript = preload("../../changes/instance_scene.gd")
const NodeNames: GDScript = preload("../../scene/node_names.gd")
const NodePaths: GDScript = preload("../../scene/node_paths.gd")
const Persistence: GDScript = preload("../../scene/persistence.gd")
const Reply: GDScript = preload("../../reply.gd")
const Runner: GDScript = preload("../../changes/runner.gd")
const SaveScene: GDScript = preload("../../changes/save_scene.gd")
const SceneFiles: GDScript = preload("../../scene/scene_files.gd")
const SceneSource: GDScript = preload("../../scene/scene_source.gd")
const SceneTabs: GDScript = preload("../../scene/scene_tabs.gd")
const Tokens: GDScript = preload("../../generated/required_tokens.gd")


func cmd_instance_scene(params: Dictionary, ctx: Context) -> Variant:
	var root: Node = ctx.scene_root()
	var parent: Dictionary = NodePaths.resolve(root, params["parent_path"], "parent_path")
	if not parent["ok"]:
		return parent
	var source: Dictionary = SceneSource.find(params["scene_path"])
	if not source["ok"]:
		return source
	var path: String = source["path"]
	if not root.scene_file_path.is_empty() and Dependencies.reaches(path, root.scene_file_path):
		return SceneSource.refused(path, "holds the open scene, which cannot hold itself")
	var refusal: Dictionary = SceneSource.refusal_to_instance(path)
	if not refusal.is_empty():
		return refusal
	var name: String = params["name"]
	if not name.is_empty() and not NodeNames.is_usable(name):
		return Reply.fail(Codes.VALIDATION_ERROR, "name '%s' has no character that a name may have." % name)
	return InstanceScene.new(root, parent["node"], load(path) as PackedScene, name)


func cmd_extract_scene(params: Dictionary, ctx: Context) -> Variant:
	var root: Node = ctx.scene_root()
	var target: Dictionary = NodePaths.resolve(root, params["node_path"])
	if not target["ok"]:
		return target
	var problem: String = _branch_problem(root, target["node"], params["replace_with_instance"])
	if not problem.is_empty():
		var hint: String = "node_path '%s' %s." % [params["node_path"], problem]
		return Reply.fail(Codes.VALIDATION_ERROR, hint, Tokens.NODE_PATH)
	problem = _target_problem(params["scene_path"])
	if not problem.is_empty():
		return SceneSource.refused(params["scene_path"], problem)
	if params["save_current"] and root.scene_file_path.is_empty():
		var hint: String = "The open scene has no file to be saved to; leave save_current out, or save it in the editor once."
		return Reply.fail(Codes.PRECONDITION_FAILED, hint, Tokens.SCENE_PATH)
	var path: String = SceneFiles.normalise(params["scene_path"])
	var blocked: Dictionary = SceneFiles.folder_refusal(path)
	if not blocked.is_empty():
		return blocked
	var save: bool = params["save_current"]
	var change: ExtractScene = ExtractScene.new(root, target["node"], path, params["replace_with_instance"], save)
	if ctx.dry_run or not save:
		return change
	return await _extract_and_save(change, ctx)


func cmd_set_editable_children(params: Dictionary, ctx: Context) -> Variant:
	var root: Node = ctx.scene_root()
	var target: Dictionary = NodePaths.resolve(root, params["node_path"])
	if not target["ok"]:
		return target
	var node: Node = target["node"]
	if node == root or node.owner != root or node.scene_file_path.is_empty():
		var hint: String = "node_path '%s' is no instance that the open scene itself holds." % params["node_path"]
		return Reply.fail(Codes.VALIDATION_ERROR, hint, Tokens.NODE_PATH)
	var editable: bool = params["editable"]
	if root.is_editable_instance(node) != editable:
		return EditableChildren.new(root, node, editable)
	var result: Dictionary = {
		"node_path": target["path"],
		"editable": editable,
		"changed": false,
		"overrides": InstanceOverrides.count(root, node),
	}
	return Reply.ok(result.merged(InstanceOverrides.verdict(root, node, editable)))


## The save comes after the undo step: saved before it, the scene would count as changed again. Where it fails, all is
## taken back, and a redo would extract again.
func _extract_and_save(change: ExtractScene, ctx: Context) -> Dictionary:
	var reply: Dictionary = Runner.run(change, ctx)
	if not reply["ok"]:
		return reply
	var save: SaveScene = SaveScene.new(ctx.scene_root(), HistoryLedger.of(ctx))
	var failure: Dictionary = save.apply()
	if failure.is_empty():
		failure = save.read_back()
	if not Reply.is_reply(failure):
		return reply
	if change.result["replaced"]:
		await EditorUndo.until_allowed()
		HistorySteps.new(HistoryLedger.of(ctx), true).take(1)
	change.remove_file()
	return Reply.fail(Codes.INTERNAL_ERROR, "The extraction was taken back: %s" % failure["hint"])


func _branch_problem(root: Node, top: Node, replace: bool) -> String:
	if top != root and not top.scene_file_path.is_empty():
		return "is an instance of %s already, a scene of its own" % top.scene_file_path
	var verdict: Dictionary = Persistence.verdict(root, top)
	if verdict["persisted"] != true:
		return "is not saved with the open scene: %s" % str(verdict["hint"]).trim_suffix(".")
	if not replace:
		return ""
	if top == root:
		return "is the root of the open scene, which an instance cannot replace; leave replace_with_instance out"
	if BaseScene.defines(root, top):
		return "is defined by another scene and would come back; leave replace_with_instance out, or extract it there"
	return ""


func _target_problem(path: String) -> String:
	var problem: String = SceneFiles.problem(path)
	if not problem.is_empty():
		return problem
	return SceneTabs.occupation(SceneFiles.normalise(path))
