@tool
extends RefCounted
## Nodes of the open scene: which are selected, what properties and groups they have.

const BaseSupplies: GDScript = preload("../../scene/base_supplies.gd")
const Context: GDScript = preload("../../context.gd")
const GroupSources: GDScript = preload("../../scene/group_sources.gd")
const NodePaths: GDScript = preload("../../scene/node_paths.gd")
const NodeReader: GDScript = preload("../../scene/node_reader.gd")
const PropertyList: GDScript = preload("../../scene/property_list.gd")
const Reply: GDScript = preload("../../reply.gd")
const SelectedNodes: GDScript = preload("../../scene/selected_nodes.gd")

## At most this many selected nodes are named.
const MAX_SELECTED: int = 500


func cmd_get_selected_node(_params: Dictionary, ctx: Context) -> Variant:
	var root: Node = ctx.scene_root()
	var nodes: Array[Node] = []
	if root != null:
		nodes = SelectedNodes.of(root)
	var paths: Array[String] = []
	for node: Node in nodes.slice(0, MAX_SELECTED):
		paths.append(NodePaths.path_of(root, node))
	var selected: Variant = null if nodes.is_empty() else NodeReader.read(root, nodes[0], paths[0])
	return Reply.ok({"selected": selected, "node_paths": paths, "total": nodes.size()})


func cmd_get_node_property_list(params: Dictionary, ctx: Context) -> Variant:
	var target: Dictionary = NodePaths.resolve(ctx.scene_root(), params["node_path"])
	if not target["ok"]:
		return target
	var node: Node = target["node"]
	return Reply.ok({"node_path": target["path"], "type": node.get_class()}.merged(PropertyList.read(node)))


func cmd_get_node_groups(params: Dictionary, ctx: Context) -> Variant:
	var root: Node = ctx.scene_root()
	var target: Dictionary = NodePaths.resolve(root, params["node_path"])
	if not target["ok"]:
		return target
	var node: Node = target["node"]
	var groups: Array[String] = []
	for group: StringName in node.get_groups():
		if not str(group).begins_with("_"):
			groups.append(str(group))
	groups.sort()
	var persistent: PackedStringArray = GroupSources.persistent(node)
	var details: Array[Dictionary] = []
	for group: String in groups:
		var supplied: bool = not BaseSupplies.group(root, node, group).is_empty()
		details.append({"name": group, "persistent": persistent.has(group), "from_base": supplied})
	return Reply.ok({"node_path": target["path"], "groups": groups, "details": details})
