@tool
extends RefCounted
## Everything in the edited scene that names a node by its path, kept true when the node gets another name or parent:
## node path properties (in arrays, dictionaries and resources too) and animation tracks. What is stored in another file
## is left alone, and told.

const FuturePaths: GDScript = preload("../scene/future_paths.gd")
const NodePathProperties: GDScript = preload("../scene/node_path_properties.gd")
const NodePaths: GDScript = preload("../scene/node_paths.gd")
const PathEdit: GDScript = preload("path_edit.gd")
const Persistence: GDScript = preload("../scene/persistence.gd")

## Properties whose paths start at another node, which a property of the same object names.
const STARTS: Dictionary[String, StringName] = {
	"AnimationMixer:root_motion_track": &"root_node",
	"AnimationTree:tree_root": &"root_node",
	"MultiplayerSynchronizer:replication_config": &"root_path",
}
## Resources that hold paths of nodes; those with a script may as well. Others are not looked into.
const HOLDERS: Array[String] = [
	"AnimationNode", "SceneReplicationConfig", "SkeletonModification2D", "SkeletonModificationStack2D"
]

var _root: Node
var _paths: FuturePaths
var _properties: NodePathProperties = NodePathProperties.new()
var _edits: Array[PathEdit] = []
var _not_fixed: Array[Dictionary] = []
# Resources that were looked into already.
var _seen: Dictionary[int, bool] = {}


## What a path is stored in.
class Holder:
	extends RefCounted
	var node: Node
	## Whether the value is the scene's own, and not that of a file that others may use as well.
	var is_local: bool

	func _init(holding: Node, local: bool = true) -> void:
		node = holding
		is_local = local


## [param top] is going to be a child called [param name] of [param parent]. Looks through the scene at once.
func _init(root: Node, top: Node, parent: Node, name: String) -> void:
	_root = root
	_paths = FuturePaths.new(root, top, parent, name)
	var pending: Array[Node] = [root]
	while not pending.is_empty():
		var node: Node = pending.pop_back()
		_look_at(node)
		var children: Array[Node] = node.get_children()
		children.reverse()
		pending.append_array(children)


## Result fields, as far as they are known before [method apply]: [code]{fixed, not_fixed}[/code].
func forecast() -> Dictionary:
	var fixed: Array[Dictionary] = []
	for edit: PathEdit in _edits:
		fixed.append_array(edit.entries)
	return {"fixed": fixed, "not_fixed": _not_fixed}


## The same fields as they have become.
func report() -> Dictionary:
	var fixed: Array[Dictionary] = []
	var not_fixed: Array[Dictionary] = _not_fixed.duplicate()
	for edit: PathEdit in _edits:
		(fixed if edit.landed() else not_fixed).append_array(edit.entries)
	return {"fixed": fixed, "not_fixed": not_fixed}


## Sets the new paths. To be called when the node is where it is going to be: some setters look the path up.
func apply() -> void:
	for edit: PathEdit in _edits:
		edit.apply()


## Takes [method apply] back, when the node is where it was.
func revert() -> void:
	for edit: PathEdit in _edits:
		edit.revert()


func _look_at(node: Node) -> void:
	for property: String in _properties.of(node):
		var value: Variant = node.get(property)
		# Most are empty, and asking more of each would take long in a big scene.
		if value:
			_look_into(node, property, value, _start_of(node, property), Holder.new(node), property)
	if node is AnimationMixer:
		_look_at_animations(node as AnimationMixer, Holder.new(node))


func _look_into(object: Object, key: String, value: Variant, start: Node, holder: Holder, label: String) -> void:
	var found: Array[Dictionary] = []
	var mended: Variant = _mended(value, start, holder, label, found)
	_take_note(object, key, value, mended, found, holder)


func _take_note(
	object: Object, key: Variant, before: Variant, after: Variant, found: Array[Dictionary], holder: Holder
) -> void:
	if found.is_empty():
		return
	if _is_kept(holder):
		_edits.append(PathEdit.new(object, key, before, after, found))
	else:
		_not_fixed.append_array(found)


## [param value] with the paths in it mended; what was done is added to [param found].
func _mended(value: Variant, start: Node, holder: Holder, label: String, found: Array[Dictionary]) -> Variant:
	match typeof(value):
		TYPE_NODE_PATH:
			var path: NodePath = _paths.mended(start, value)
			if path != value:
				found.append(_entry(holder, label, value, path))
			return path
		TYPE_ARRAY:
			var list: Array = (value as Array).duplicate()
			for index: int in list.size():
				list[index] = _mended(list[index], start, holder, "%s[%d]" % [label, index], found)
			return list
		TYPE_DICTIONARY:
			var entries: Dictionary = (value as Dictionary).duplicate()
			for key: Variant in entries:
				entries[key] = _mended(entries[key], start, holder, "%s[%s]" % [label, key], found)
			return entries
		TYPE_OBJECT:
			_look_into_resource(value as Resource, start, holder, label)
	return value


func _look_into_resource(resource: Resource, start: Node, holder: Holder, label: String) -> void:
	if resource == null or _seen.has(resource.get_instance_id()) or not _may_hold(resource):
		return
	_seen[resource.get_instance_id()] = true
	var inside: Holder = Holder.new(holder.node, holder.is_local and _is_local(resource))
	if resource.is_class(PathEdit.REPLICATED):
		_look_at_replicated(resource, start, inside, label)
		return
	if resource is AnimationNode:
		_look_at_filters(resource as AnimationNode, start, inside, label)
	for property: String in _properties.of(resource):
		_look_into(resource, property, resource.get(property), start, inside, "%s.%s" % [label, property])


func _look_at_animations(mixer: AnimationMixer, holder: Holder) -> void:
	var start: Node = mixer.get_node_or_null(mixer.root_node)
	if start == null:
		return
	for library_name: StringName in mixer.get_animation_library_list():
		var library: AnimationLibrary = mixer.get_animation_library(library_name)
		for name: StringName in library.get_animation_list():
			var animation: Animation = library.get_animation(name)
			if _seen.has(animation.get_instance_id()):
				continue
			_seen[animation.get_instance_id()] = true
			var inside: Holder = Holder.new(holder.node, _is_local(library) and _is_local(animation))
			var title: String = name if library_name.is_empty() else "%s/%s" % [library_name, name]
			_look_at_tracks(animation, start, inside, title)


func _look_at_tracks(animation: Animation, start: Node, holder: Holder, title: String) -> void:
	for track: int in animation.get_track_count():
		var before: NodePath = animation.track_get_path(track)
		var after: NodePath = _paths.mended(start, before)
		if after != before:
			var label: String = "%s:tracks/%d/path" % [title, track]
			_take_note(animation, track, before, after, [_entry(holder, label, before, after)], holder)


## The tracks that a node of an animation tree lets through are stored as texts.
func _look_at_filters(node: AnimationNode, start: Node, holder: Holder, label: String) -> void:
	var before: Array = node.get("filters")
	var after: Array = before.duplicate()
	var found: Array[Dictionary] = []
	for index: int in before.size():
		var path: NodePath = NodePath(str(before[index]))
		var mended: NodePath = _paths.mended(start, path)
		if mended != path:
			after[index] = String(mended)
			found.append(_entry(holder, "%s.filters[%d]" % [label, index], path, mended))
	# The engine lists them sorted.
	after.sort()
	_take_note(node, "filters", before, after, found, holder)


func _look_at_replicated(config: Resource, start: Node, holder: Holder, label: String) -> void:
	var paths: Array[NodePath] = config.call("get_properties")
	for index: int in paths.size():
		var after: NodePath = _paths.mended(start, paths[index])
		if after != paths[index]:
			var title: String = "%s.properties/%d/path" % [label, index]
			_take_note(config, index, paths[index], after, [_entry(holder, title, paths[index], after)], holder)


## The node that the paths of a property start at.
func _start_of(node: Node, property: String) -> Node:
	for key: String in STARTS:
		if key.get_slice(":", 1) == property and node.is_class(key.get_slice(":", 0)):
			var start: Node = node.get_node_or_null(node.get(STARTS[key]) as NodePath)
			return node if start == null else start
	return node


func _may_hold(resource: Resource) -> bool:
	if resource is Script:
		return false
	return resource.get_script() != null or HOLDERS.any(func(title: String) -> bool: return resource.is_class(title))


## Whether the resource is stored in the file of the edited scene.
func _is_local(resource: Resource) -> bool:
	var path: String = resource.resource_path
	return path.is_empty() or (not _root.scene_file_path.is_empty() and path.begins_with(_root.scene_file_path + "::"))


## Whether what [param holder] holds is in the file of the edited scene, or in none.
func _is_kept(holder: Holder) -> bool:
	var node: Node = holder.node
	return holder.is_local and (node.owner == null or Persistence.verdict(_root, node)["persisted"] == true)


func _entry(holder: Holder, label: String, before: NodePath, after: NodePath) -> Dictionary:
	var place: String = _paths.place_of(holder.node)
	var path: String = NodePaths.SELF if place.is_empty() else NodePaths.spelt(place)
	return {"node_path": path, "property": label, "before": String(before), "after": String(after)}
