@tool
extends RefCounted
## Objects, both ways: resources by path, nodes of the edited scene by path, everything else by class and id.

const Classes: GDScript = preload("classes.gd")
const ErrorCodes: GDScript = preload("../generated/error_codes.gd")
const NodePaths: GDScript = preload("../scene/node_paths.gd")
const Outcome: GDScript = preload("outcome.gd")
const Resources: GDScript = preload("resources.gd")
const Slot: GDScript = preload("slot.gd")
## Beyond this many remembered objects, those that are gone are forgotten.
const REMEMBERED: int = 1024

## Objects that a reading has named by id. Only these can be written by id.
static var _named: Dictionary[String, WeakRef] = {}


## A path for what has one; for another object its class and id; null for none and for a freed one.
static func to_json(value: Variant, root: Node) -> Variant:
	if not is_instance_valid(value):
		return null
	var object: Object = value
	if object is Resource and (object as Resource).resource_path.begins_with("res://"):
		return (object as Resource).resource_path
	if object is Node and root != null and (object == root or root.is_ancestor_of(object as Node)):
		var path: String = NodePaths.path_of(root, object as Node)
		if NodePaths.resolve(root, path)["ok"]:
			return path
	_remember(object)
	return {"class": Classes.name_of(object), "object_id": str(object.get_instance_id())}


## The object that a path, a class and id, or (for a new resource) a class and properties stand for; null clears.
static func from_json(json: Variant, slot: Slot, root: Node, decode: Callable) -> Outcome:
	if json == null:
		return Outcome.ok(null)
	var outcome: Outcome = Outcome.refuse(_expected(slot), json)
	if typeof(json) == TYPE_STRING:
		if Resources.is_path(json):
			outcome = Resources.load_from(json)
		elif _takes_nodes(slot):
			outcome = _node_at(json, root)
	elif typeof(json) == TYPE_DICTIONARY and typeof(json.get("class")) == TYPE_STRING:
		outcome = _by_id(json) if json.has("object_id") else Resources.create(json, decode)
	if outcome.failed() or fits(outcome.value, slot):
		return outcome
	var wanted: String = ", ".join(slot.classes())
	return Outcome.invalid("%s is a %s; expected %s" % [Outcome.quote(json), Classes.name_of(outcome.value), wanted])


## Whether [param object] is of a class that the slot declares.
static func fits(object: Object, slot: Slot) -> bool:
	var names: PackedStringArray = slot.classes()
	var taken: bool = names.is_empty()
	for name: String in names:
		if name.begins_with("-"):
			if Classes.is_instance(object, name.substr(1)):
				return false
		elif Classes.is_instance(object, name):
			taken = true
	return taken


static func _takes_nodes(slot: Slot) -> bool:
	if slot.classes().is_empty():
		return true
	for name: String in slot.classes():
		if name == "Object" or Classes.inherits(name, "Node"):
			return true
	return false


static func _takes_resources(slot: Slot) -> bool:
	if slot.classes().is_empty():
		return true
	for name: String in slot.classes():
		if name == "Object" or name == "RefCounted" or Classes.inherits(name, "Resource"):
			return true
	return false


static func _expected(slot: Slot) -> String:
	var forms: PackedStringArray = PackedStringArray()
	if _takes_resources(slot):
		forms.append('a path "res://…" or "uid://…", {"class": …, "properties": {…}} for a new one')
	if _takes_nodes(slot):
		forms.append('the path of a node from the scene root (".")')
	forms.append("null")
	return "%s as %s" % [slot.title(), " or ".join(forms)]


static func _node_at(path: String, root: Node) -> Outcome:
	if root == null:
		return Outcome.invalid('"%s" cannot be a node: no scene is open' % path)
	var found: Dictionary = NodePaths.resolve(root, path, "the value")
	if found["ok"]:
		return Outcome.ok(found["node"])
	var hint: String = String(found["hint"]).trim_suffix(".")
	var outcome: Outcome = Outcome.invalid(hint)
	if found["error"] == ErrorCodes.RESOURCE_NOT_FOUND:
		outcome = Outcome.missing(hint)
	return outcome.suggesting(PackedStringArray(found.get("suggestions", [])))


static func _by_id(json: Dictionary) -> Outcome:
	var expected: String = '{"class": …, "object_id": …} as it was read'
	if json.size() != 2 or typeof(json["object_id"]) != TYPE_STRING:
		return Outcome.refuse(expected, json)
	var known: WeakRef = _named.get(json["object_id"])
	var object: Object = known.get_ref() if known != null else null
	if object == null:
		return Outcome.missing("there is no object %s any more, or it was never read" % json["object_id"])
	if not Classes.is_instance(object, json["class"]):
		return Outcome.refuse("the class that was read, %s" % Classes.name_of(object), json)
	return Outcome.ok(object)


static func _remember(object: Object) -> void:
	if _named.size() >= REMEMBERED:
		for id: String in _named.keys():
			if _named[id].get_ref() == null:
				_named.erase(id)
	_named[str(object.get_instance_id())] = weakref(object)
