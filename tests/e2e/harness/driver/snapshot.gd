@tool
extends RefCounted
## A scene as plain data, one entry a node in tree order, so that two states can be compared.


## What is in memory: with nodes that a save would leave out.
static func of(root: Node) -> Array[Dictionary]:
	var nodes: Array[Dictionary] = []
	_collect(root, root, nodes)
	return nodes


## What the file holds, read past every cache.
static func of_file(path: String) -> Variant:
	var packed: PackedScene = ResourceLoader.load(path, "PackedScene", ResourceLoader.CACHE_MODE_IGNORE_DEEP)
	if packed == null:
		return null
	var root: Node = packed.instantiate(PackedScene.GEN_EDIT_STATE_MAIN)
	var nodes: Array[Dictionary] = of(root)
	root.free()
	return nodes


static func _collect(node: Node, root: Node, nodes: Array[Dictionary]) -> void:
	nodes.append(_entry(node, root))
	for child: Node in node.get_children():
		_collect(child, root, nodes)


static func _entry(node: Node, root: Node) -> Dictionary:
	return {
		"path": str(root.get_path_to(node)),
		"type": node.get_class(),
		"index": node.get_index() if node != root else 0,
		"owner": "" if node.owner == null or node == root else str(root.get_path_to(node.owner)),
		"groups": _groups(node),
		"connections": _connections(node, root),
		"editable": root.is_editable_instance(node),
		"properties": _properties(node),
	}


static func _groups(node: Node) -> Array[String]:
	var names: Array[String] = []
	for group: StringName in node.get_groups():
		if not str(group).begins_with("_"):
			names.append(str(group))
	names.sort()
	return names


static func _connections(node: Node, root: Node) -> Array[String]:
	var found: Array[String] = []
	for described: Dictionary in node.get_signal_list():
		for connection: Dictionary in node.get_signal_connection_list(described["name"]):
			var callable: Callable = connection["callable"]
			var target: Node = callable.get_object() as Node
			if connection["flags"] & CONNECT_PERSIST and target != null:
				found.append("%s -> %s.%s" % [described["name"], root.get_path_to(target), callable.get_method()])
	found.sort()
	return found


## Stored properties that differ from the class's default.
static func _properties(node: Node) -> Dictionary[String, String]:
	var changed: Dictionary[String, String] = {}
	for property: Dictionary in node.get_property_list():
		var name: String = property["name"]
		if not property["usage"] & PROPERTY_USAGE_STORAGE or name in ["owner", "script"]:
			continue
		var value: Variant = node.get(name)
		var default: Variant = ClassDB.class_get_property_default_value(node.get_class(), name)
		if typeof(value) != typeof(default) or value != default:
			changed[name] = _text(value)
	var script: Script = node.get_script()
	if script != null:
		changed["script"] = script.resource_path
	return changed


## A resource of a file is its path, one inside the scene its class: their ids change with each load.
static func _text(value: Variant) -> String:
	var resource: Resource = value as Resource if typeof(value) == TYPE_OBJECT else null
	if resource == null:
		return var_to_str(value)
	return resource.get_class() if resource.resource_path.contains("::") else resource.resource_path
