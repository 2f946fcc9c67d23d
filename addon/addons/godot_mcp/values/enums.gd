@tool
extends RefCounted
## Enums, flags and layer masks by name: which names a slot knows, and the number that names stand for.

const Classes: GDScript = preload("classes.gd")
const Nearest: GDScript = preload("../suggest/nearest.gd")
const Numbers: GDScript = preload("numbers.gd")
const Outcome: GDScript = preload("outcome.gd")
const Slot: GDScript = preload("slot.gd")
## Hint → the project settings that name the layers, and how many layers there are.
const LAYERS: Dictionary = {
	PROPERTY_HINT_LAYERS_2D_RENDER: ["layer_names/2d_render/layer_%d", 20],
	PROPERTY_HINT_LAYERS_2D_PHYSICS: ["layer_names/2d_physics/layer_%d", 32],
	PROPERTY_HINT_LAYERS_2D_NAVIGATION: ["layer_names/2d_navigation/layer_%d", 32],
	PROPERTY_HINT_LAYERS_3D_RENDER: ["layer_names/3d_render/layer_%d", 20],
	PROPERTY_HINT_LAYERS_3D_PHYSICS: ["layer_names/3d_physics/layer_%d", 32],
	PROPERTY_HINT_LAYERS_3D_NAVIGATION: ["layer_names/3d_navigation/layer_%d", 32],
	PROPERTY_HINT_LAYERS_AVOIDANCE: ["layer_names/avoidance/layer_%d", 32],
}


## Whether the slot takes names beside numbers.
static func has_names(slot: Slot) -> bool:
	return slot.hint == PROPERTY_HINT_ENUM or is_set(slot) or not Classes.enum_constants(slot.type_name).is_empty()


## Whether the slot's bits stand for names or layers, so that it takes a list.
static func is_set(slot: Slot) -> bool:
	return slot.hint == PROPERTY_HINT_FLAGS or LAYERS.has(slot.hint)


## The number of a name, or of a list of names (and, for layers, of layer numbers from 1).
static func from_json(json: Variant, slot: Slot) -> Outcome:
	if typeof(json) != TYPE_ARRAY:
		return _named(json, slot)
	if not is_set(slot):
		return Outcome.refuse(expected(slot), json)
	var mask: int = 0
	for i: int in (json as Array).size():
		var one: Outcome = _member(json[i], slot)
		if one.failed():
			return one.within("[%d]" % i)
		mask |= one.value
	return Outcome.ok(mask)


## What a caller may write for the slot, for a refusal.
static func expected(slot: Slot) -> String:
	var names: String = ", ".join(PackedStringArray(options(slot).keys()))
	if LAYERS.has(slot.hint):
		var named: String = "" if names.is_empty() else " or names (%s)" % names
		return "a bit mask, or a list of layer numbers from 1 to %d%s" % [LAYERS[slot.hint][1], named]
	if slot.hint == PROPERTY_HINT_FLAGS:
		return "a bit mask, or a list of names (%s)" % names
	return "a whole number, or one of the names %s" % names


## Names of the slot's values, each with its number (of a flag or layer: its bit).
static func options(slot: Slot) -> Dictionary:
	if LAYERS.has(slot.hint):
		return _layer_names(slot.hint)
	if slot.hint != PROPERTY_HINT_ENUM and slot.hint != PROPERTY_HINT_FLAGS:
		return Classes.enum_constants(slot.type_name)
	var found: Dictionary = {}
	var next: int = 0
	var parts: PackedStringArray = slot.hint_string.split(",", false)
	for i: int in parts.size():
		var colon: int = parts[i].rfind(":")
		var has_number: bool = colon > 0 and parts[i].substr(colon + 1).is_valid_int()
		var number: int = parts[i].substr(colon + 1).to_int() if has_number else next
		if slot.hint == PROPERTY_HINT_FLAGS and not has_number:
			number = 1 << i
		found[(parts[i].left(colon) if has_number else parts[i]).strip_edges()] = number
		next = number + 1
	return found


static func _member(json: Variant, slot: Slot) -> Outcome:
	if typeof(json) == TYPE_STRING and not Numbers.is_numeric(json):
		return _named(json, slot)
	# A number in a list of flags could be a bit or a place in the list: only layers have numbers.
	if not LAYERS.has(slot.hint):
		return Outcome.refuse(expected(slot), json)
	var layer: Outcome = Numbers.read_int(json)
	if layer.failed() or layer.value < 1 or layer.value > LAYERS[slot.hint][1]:
		return Outcome.refuse(expected(slot), json)
	return Outcome.ok(1 << (int(layer.value) - 1))


static func _named(json: Variant, slot: Slot) -> Outcome:
	if typeof(json) == TYPE_STRING:
		var known: Dictionary = options(slot)
		if known.has(json):
			return Outcome.ok(known[json])
		var wanted: String = _plain(json)
		for option: String in known:
			# The editor shows "Pass (Propagate Up)"; scripts say MOUSE_FILTER_PASS for the property mouse_filter.
			for spelling: String in [_plain(option), _plain(option.get_slice("(", 0))]:
				if not wanted.is_empty() and (wanted == spelling or wanted == _plain(slot.name) + spelling):
					return Outcome.ok(known[option])
		return Outcome.refuse(expected(slot), json).suggesting(Nearest.names(json, PackedStringArray(known.keys())))
	return Outcome.refuse(expected(slot), json)


## Letters and digits only, in lower case.
static func _plain(text: String) -> String:
	var plain: String = ""
	for character: String in text.to_lower():
		if character.is_valid_ascii_identifier() or character.is_valid_int() or character.unicode_at(0) > 127:
			plain += character if character != "_" else ""
	return plain


static func _layer_names(hint: int) -> Dictionary:
	var names: Dictionary = {}
	for layer: int in range(1, LAYERS[hint][1] + 1):
		var name: String = str(ProjectSettings.get_setting(LAYERS[hint][0] % layer, ""))
		if not name.is_empty():
			names[name] = 1 << (layer - 1)
	return names
