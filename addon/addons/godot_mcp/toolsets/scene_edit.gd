@tool
extends RefCounted
## Changes of the open scene.

const Codes: GDScript = preload("../generated/error_codes.gd")
const Context: GDScript = preload("../context.gd")
const CreateNode: GDScript = preload("../changes/create_node.gd")
const CreateScene: GDScript = preload("../changes/create_scene.gd")
const DeleteNode: GDScript = preload("../changes/delete_node.gd")
const HistoryLedger: GDScript = preload("../changes/history_ledger.gd")
const NodeNames: GDScript = preload("../scene/node_names.gd")
const NodePaths: GDScript = preload("../scene/node_paths.gd")
const NodeTypes: GDScript = preload("../scene/node_types.gd")
const Properties: GDScript = preload("../scene/properties.gd")
const Reply: GDScript = preload("../reply.gd")
const SaveScene: GDScript = preload("../changes/save_scene.gd")
const SceneFiles: GDScript = preload("../scene/scene_files.gd")
const SceneTabs: GDScript = preload("../scene/scene_tabs.gd")
const SetProperty: GDScript = preload("../changes/set_property.gd")
const Tokens: GDScript = preload("../generated/required_tokens.gd")
const ValueFit: GDScript = preload("../scene/value_fit.gd")
const Values: GDScript = preload("../values/values.gd")


func cmd_create_scene(params: Dictionary, ctx: Context) -> Variant:
	var type_name: String = params["root_type"]
	var wanted: String = params["scene_path"]
	var type: Dictionary = NodeTypes.find(type_name, "root_type")
	if not type["ok"]:
		return type
	var problem: String = SceneFiles.problem(wanted)
	if not problem.is_empty():
		return Reply.fail(Codes.VALIDATION_ERROR, "scene_path '%s' %s." % [wanted, problem])
	var path: String = SceneFiles.normalise(wanted)
	problem = SceneTabs.occupation(path)
	if not problem.is_empty():
		return Reply.fail(Codes.VALIDATION_ERROR, "scene_path '%s' %s." % [path, problem], Tokens.SCENE_PATH)
	var blocked: Dictionary = SceneFiles.folder_refusal(path)
	if not blocked.is_empty():
		return blocked
	if not ctx.dry_run:
		# The editor ignores a request to open a scene in the frame in which it has switched to another one.
		await ctx.plugin.get_tree().process_frame
	return CreateScene.new(type, type_name, path)


func cmd_create_node(params: Dictionary, ctx: Context) -> Variant:
	var root: Node = ctx.scene_root()
	var parent: Dictionary = NodePaths.resolve(root, params["parent_path"], "parent_path")
	if not parent["ok"]:
		return parent
	var type: Dictionary = NodeTypes.find(params["node_type"], "node_type")
	if not type["ok"]:
		return type
	var name: String = params["node_name"]
	if not NodeNames.is_usable(name):
		var hint: String = "node_name '%s' has no character that a name may have." % name
		return Reply.fail(Codes.VALIDATION_ERROR, hint)
	return CreateNode.new(root, parent["node"], type, name)


func cmd_set_node_property(params: Dictionary, ctx: Context) -> Variant:
	var root: Node = ctx.scene_root()
	var target: Dictionary = NodePaths.resolve(root, params["node_path"])
	if not target["ok"]:
		return target
	var found: Dictionary = Properties.find(target["node"], params["property"])
	if not found["ok"]:
		return found
	var refusal: Dictionary = Properties.refusal(found)
	if not refusal.is_empty():
		return refusal
	var converted: Dictionary = Values.from_json(params["value"], found["info"], root)
	if not converted["ok"]:
		return converted
	var unfit: Dictionary = ValueFit.refusal(target["node"], found, converted["value"])
	if not unfit.is_empty():
		return unfit
	return SetProperty.new(root, target["node"], target["path"], found, converted["value"])


func cmd_delete_node(params: Dictionary, ctx: Context) -> Variant:
	var root: Node = ctx.scene_root()
	var target: Dictionary = NodePaths.resolve(root, params["node_path"])
	if not target["ok"]:
		return target
	if target["node"] == root:
		var hint: String = "node_path '%s' is the root of the scene, which cannot be deleted." % params["node_path"]
		return Reply.fail(Codes.VALIDATION_ERROR, hint, Tokens.NODE_PATH)
	return DeleteNode.new(root, target["node"])


func cmd_save_scene(_params: Dictionary, ctx: Context) -> Variant:
	var root: Node = ctx.scene_root()
	if root.scene_file_path.is_empty():
		var hint: String = (
			"The scene '%s' has no file yet, and which one it gets is for a person to say: save it once in the editor. "
			+ "A scene made with godot_scene_edit_create_scene has a file from the start."
		)
		return Reply.fail(Codes.PRECONDITION_FAILED, hint % root.name, Tokens.SCENE_PATH)
	return SaveScene.new(root, HistoryLedger.of(ctx))
