@tool
extends RefCounted
## The properties of a node by name and type, in the order of the inspector.

const JsonSize: GDScript = preload("json_size.gd")
const Properties: GDScript = preload("properties.gd")
const TypeNames: GDScript = preload("../classes/type_names.gd")

## The engine's own bookkeeping.
const HIDDEN: int = Properties.MARKERS | PROPERTY_USAGE_INTERNAL


## [code]{properties, details, truncated}[/code]. Every name is given; details end where the answer would grow too long.
static func read(node: Node) -> Dictionary:
	var names: Array[String] = []
	var details: Array[Dictionary] = []
	var left: int = JsonSize.TARGET
	for info: Dictionary in _visible(node):
		var name: String = info["name"]
		names.append(name)
		var detail: Dictionary = _detail(info)
		left -= JsonSize.of(detail)
		if left >= 0:
			details.append(detail)
	return {"properties": names, "details": details, "truncated": left < 0}


static func _visible(node: Node) -> Array[Dictionary]:
	return node.get_property_list().filter(
		func(info: Dictionary) -> bool:
			var usage: int = info["usage"]
			return not usage & HIDDEN
	)


static func _detail(info: Dictionary) -> Dictionary:
	var detail: Dictionary = {"name": info["name"], "type": TypeNames.of_property(info)}
	var options: Array[String] = TypeNames.enum_names(info)
	if not options.is_empty():
		detail["enum"] = options
	var usage: int = info["usage"]
	if usage & PROPERTY_USAGE_READ_ONLY:
		detail["read_only"] = true
	return detail
