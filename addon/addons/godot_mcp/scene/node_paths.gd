@tool
extends RefCounted
## Node paths of the contract: relative to the root of the edited scene, "." for the root itself. The only place that
## turns a path into a node, so that no tool can reach outside the scene.

const Codes: GDScript = preload("../generated/error_codes.gd")
const Nearest: GDScript = preload("../suggest/nearest.gd")
const Reply: GDScript = preload("../reply.gd")
const Tokens: GDScript = preload("../generated/required_tokens.gd")

const SELF: String = "."


## The node that [param path] names: [code]{ok: true, node, path}[/code], or a failed reply.
## [param parameter] is the name of the tool's parameter, for the hint.
static func resolve(root: Node, path: String, parameter: String = "node_path") -> Dictionary:
	var relative: String = normalise(path)
	if _climbs(relative):
		var hint: String = "%s '%s' leaves the scene. Use a path below the root; '.' is the root." % [parameter, path]
		return Reply.fail(Codes.VALIDATION_ERROR, hint, Tokens.NODE_PATH)
	# A colon would start the name of a property, which NodePath drops in silence.
	var node: Node = null if relative.contains(":") else root.get_node_or_null(NodePath(relative))
	if node == null:
		var hint: String = (
			"%s '%s' names no node of the open scene. Paths are those of godot_inspection_get_scene_tree."
			% [parameter, path]
		)
		return Reply.fail(Codes.RESOURCE_NOT_FOUND, hint, Tokens.NODE_EXISTS, _near(root, relative))
	if node != root and not _belongs_to_scene(root, node):
		var hint: String = (
			"%s '%s' names a part of the engine's or the editor's own, not of the scene." % [parameter, path]
		)
		return Reply.fail(Codes.VALIDATION_ERROR, hint, Tokens.NODE_PATH)
	return {"ok": true, "node": node, "path": path_of(root, node)}


## The path of [param node] as [method resolve] accepts it and every tool returns it.
static func path_of(root: Node, node: Node) -> String:
	return SELF if node == root else spelt(String(root.get_path_to(node)))


## The path that a child of [param parent] called [param name] has, or would have.
static func path_below(root: Node, parent: Node, name: String) -> String:
	return spelt(name if parent == root else String(root.get_path_to(parent)).path_join(name))


## A first segment "root" would be taken for the scene root: a real child of that name is spelt "./root".
static func spelt(relative: String) -> String:
	return "./" + relative if relative == "root" or relative.begins_with("root/") else relative


## One spelling for the many of the same node: "/root/A", "root/A", "/A" and "./A" are "A", "" is ".".
static func normalise(path: String) -> String:
	if path.begins_with("./"):
		# Spelt out as relative to the root: here "root" may be the name of a real child.
		var rest: String = path.trim_prefix("./")
		return SELF if rest.is_empty() else rest
	var relative: String = path.trim_prefix("/")
	if relative == "root":
		return SELF
	relative = relative.trim_prefix("root/")
	return SELF if relative.is_empty() else relative


## Whether the path goes above the root on its way. One that goes up and stays below it names a node like any other.
static func _climbs(relative: String) -> bool:
	if relative.begins_with("/"):
		return true
	var depth: int = 0
	for segment: String in relative.split("/", false):
		if segment == "..":
			depth -= 1
		elif segment != ".":
			depth += 1
		if depth < 0:
			return true
	return false


## False for nodes outside the scene and for those that an engine class keeps inside itself (scroll bars and the like).
static func _belongs_to_scene(root: Node, node: Node) -> bool:
	var current: Node = node
	while current != null and current != root:
		var parent: Node = current.get_parent()
		if parent != null and _is_internal(parent, current):
			return false
		current = parent
	return current == root


static func _is_internal(parent: Node, child: Node) -> bool:
	var visible: int = parent.get_child_count()
	if visible == 0:
		return true
	# Internal children stand before or after the others; asking an internal one for its outer index is an error.
	var place: int = child.get_index(true) - parent.get_child(0).get_index(true)
	return place < 0 or place >= visible


## Children of the deepest node on the way that does exist, where they resemble the first segment that does not.
static func _near(root: Node, relative: String) -> PackedStringArray:
	var current: Node = root
	for segment: String in relative.split("/", false):
		var next: Node = current.get_node_or_null(NodePath(segment))
		if next != null:
			current = next
			continue
		var siblings: PackedStringArray = PackedStringArray()
		for child: Node in current.get_children().slice(0, 1000):
			siblings.append(child.name)
		var paths: PackedStringArray = PackedStringArray()
		for name: String in Nearest.names(segment, siblings):
			paths.append(path_of(root, current.get_node(NodePath(name))))
		return paths
	return PackedStringArray()
