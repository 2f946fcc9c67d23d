@tool
extends RefCounted
## Resources by path, and new ones by class and properties.

const Classes: GDScript = preload("classes.gd")
const Nearest: GDScript = preload("../suggest/nearest.gd")
const Outcome: GDScript = preload("outcome.gd")
const PathTexts: GDScript = preload("path_texts.gd")
const ProjectPath: GDScript = preload("../paths/project_path.gd")
const Sameness: GDScript = preload("sameness.gd")
const Slot: GDScript = preload("slot.gd")


## Whether a text means a resource and not a node.
static func is_path(text: String) -> bool:
	return text.begins_with("res://") or text.begins_with("uid://")


## The resource at a [code]res://[/code] or [code]uid://[/code] path, or inside a file ([code]res://a.tscn::id[/code]).
static func load_from(text: String) -> Outcome:
	var path: String = text
	if text.begins_with("uid://"):
		var id: int = ResourceUID.text_to_id(text)
		if id == ResourceUID.INVALID_ID or not ResourceUID.has_id(id):
			return Outcome.missing('no resource of the project has the id "%s"' % text)
		path = ResourceUID.get_id_path(id)
	var problem: String = ProjectPath.problem(path.get_slice("::", 0))
	if not problem.is_empty():
		return Outcome.invalid('"%s" %s; give a path inside the project' % [text.left(Outcome.QUOTED), problem])
	if path.contains("::"):
		return _load_inner(path)
	if not ResourceLoader.exists(path):
		if FileAccess.file_exists(path):
			return Outcome.invalid('"%s" is a file, but no resource (or one that is not imported yet)' % text)
		return Outcome.missing('there is no resource "%s"' % text)
	var resource: Resource = load(path)
	if resource == null:
		return Outcome.invalid('"%s" could not be loaded; the editor log says why' % text)
	return Outcome.ok(resource)


## A new resource, as [code]{"class": "CircleShape2D", "properties": {"radius": 12}}[/code]. Every property must fit,
## and must read back as it was set.
static func create(json: Dictionary, decode: Callable) -> Outcome:
	var name: String = json["class"]
	for field: Variant in json:
		if field != "class" and field != "properties":
			return Outcome.refuse('{"class": …, "properties": {…}}', json, '"%s" is none of its fields' % field)
	var properties: Variant = json.get("properties", {})
	if typeof(properties) != TYPE_DICTIONARY:
		return Outcome.refuse("an object", properties).within("properties")
	var native: StringName = Classes.native_of(name)
	if not Classes.inherits(name, "Resource") or not ClassDB.can_instantiate(native):
		return Outcome.invalid('"%s" is no class of resource that can be made' % name)
	# Its source would be the caller's own code, run in the editor as soon as the script is on something.
	if ClassDB.is_parent_class(native, "Script"):
		return Outcome.invalid("a %s is not made as a value; a script is a file, given by its path" % name)
	var resource: Resource = ClassDB.instantiate(native)
	if Classes.script_of(name) != null:
		resource.set_script(Classes.script_of(name))
	for property: Variant in properties:
		var outcome: Outcome = _apply(resource, property, properties[property], decode)
		if outcome.failed():
			return outcome.within(property).within("properties")
	return Outcome.ok(resource)


static func _apply(resource: Resource, property: String, json: Variant, decode: Callable) -> Outcome:
	var names: PackedStringArray = PackedStringArray()
	for info: Dictionary in resource.get_property_list():
		var has_value: bool = info["type"] != TYPE_NIL or (info["usage"] & PROPERTY_USAGE_NIL_IS_VARIANT) != 0
		if has_value:
			names.append(info["name"])
		if info["name"] != property or not has_value:
			continue
		var outcome: Outcome = decode.call(json, Slot.of_property(info))
		if outcome.failed():
			return outcome
		var path: Outcome = PathTexts.refusal(resource, property, outcome.value)
		if path.failed():
			return path
		resource.set(property, outcome.value)
		if Sameness.same(resource.get(property), outcome.value):
			return outcome
		return Outcome.invalid("%s did not take: it reads %s" % [Outcome.quote(json), resource.get(property)])
	var problem: String = '%s has no property "%s"' % [Classes.name_of(resource), property]
	return Outcome.invalid(problem).suggesting(Nearest.names(property, names))


## A resource stored inside another file is reachable while something has that file loaded.
static func _load_inner(path: String) -> Outcome:
	var file: String = path.get_slice("::", 0)
	# Held until the end of the function, so that what is inside stays loaded.
	var outer: Resource = null
	if not ResourceLoader.has_cached(path) and ResourceLoader.exists(file):
		outer = load(file)
	if ResourceLoader.has_cached(path):
		return Outcome.ok(load(path))
	if outer == null:
		return Outcome.missing('there is no resource "%s"' % file)
	return Outcome.missing('the file has no resource "%s" inside, or it is not saved yet' % path)
