@tool
extends RefCounted
## A place that a value is written to, as declared: the type with its hint, or nothing ("untyped": any Variant).
## Made from a property info, and from there for the elements of typed arrays and dictionaries.

const Slot: GDScript = preload("slot.gd")
const Classes: GDScript = preload("classes.gd")

## A Variant type; TYPE_NIL stands for "any".
var type: int = TYPE_NIL
var hint: int = PROPERTY_HINT_NONE
var hint_string: String = ""
## Name of the property, for enum constants that repeat it; empty inside containers.
var name: String = ""
## Class or enum name, as the engine reports it.
var type_name: String = ""


## The slot of a property info, as [method Object.get_property_list] gives it.
static func of_property(property: Dictionary) -> Slot:
	var slot: Slot = Slot.new()
	slot.type = property.get("type", TYPE_NIL)
	slot.hint = property.get("hint", PROPERTY_HINT_NONE)
	slot.hint_string = property.get("hint_string", "")
	slot.name = property.get("name", "")
	slot.type_name = str(property.get("class_name", ""))
	return slot


## The slot of a type name: [code]int[/code], [code]Texture2D[/code], [code]Array[int][/code],
## [code]Dictionary[String, Node][/code], [code]Variant[/code]; null when there is no such type.
static func of_type_name(text: String) -> Slot:
	var slot: Slot = Slot.new()
	if text == "Variant":
		return slot
	if text.ends_with("]"):
		return _of_container_name(text)
	for builtin: int in range(TYPE_BOOL, TYPE_MAX):
		if type_string(builtin) == text:
			slot.type = builtin
			return slot
	if not Classes.enum_constants(text).is_empty():
		slot.type = TYPE_INT
		slot.type_name = text
		return slot
	if not Classes.exists(text):
		return null
	slot.type = TYPE_OBJECT
	slot.hint = PROPERTY_HINT_NODE_TYPE if Classes.inherits(text, "Node") else PROPERTY_HINT_RESOURCE_TYPE
	slot.hint_string = text
	return slot


## Whether the slot takes any Variant.
func is_untyped() -> bool:
	return type == TYPE_NIL


## What an array declares for its elements; untyped when it declares nothing.
func element() -> Slot:
	if hint == PROPERTY_HINT_TYPE_STRING or hint == PROPERTY_HINT_ARRAY_TYPE:
		return _of_hint(hint_string)
	return Slot.new()


## What a dictionary declares for its keys; untyped when it declares nothing.
func key() -> Slot:
	return _of_hint(hint_string.get_slice(";", 0)) if _declares_entries() else Slot.new()


## What a dictionary declares for its values; untyped when it declares nothing.
func entry() -> Slot:
	return _of_hint(hint_string.substr(hint_string.find(";") + 1)) if _declares_entries() else Slot.new()


## The declared type, as a person writes it.
func title() -> String:
	match type:
		TYPE_NIL:
			return "Variant"
		TYPE_OBJECT:
			return ", ".join(classes()) if not classes().is_empty() else "Object"
		TYPE_ARRAY:
			return "Array" if element().is_untyped() else "Array[%s]" % element().title()
		TYPE_DICTIONARY:
			if key().is_untyped() and entry().is_untyped():
				return "Dictionary"
			return "Dictionary[%s, %s]" % [key().title(), entry().title()]
	return type_string(type)


## Names of the classes an object slot takes; a name with "-" in front is excepted. Empty: any.
func classes() -> PackedStringArray:
	var listed: String = type_name
	if hint == PROPERTY_HINT_RESOURCE_TYPE or hint == PROPERTY_HINT_NODE_TYPE:
		listed = hint_string if not hint_string.is_empty() else type_name
	var names: PackedStringArray = PackedStringArray()
	for class_text: String in listed.split(",", false):
		names.append(class_text.strip_edges())
	return names


func _declares_entries() -> bool:
	return (hint == PROPERTY_HINT_TYPE_STRING or hint == PROPERTY_HINT_DICTIONARY_TYPE) and hint_string.contains(";")


## Reads "type/hint:hint_string" (what exported and most engine properties carry), or else a type name.
static func _of_hint(text: String) -> Slot:
	var colon: int = text.find(":")
	var head: PackedStringArray = text.left(maxi(colon, 0)).split("/")
	if colon < 0 or not head[0].is_valid_int():
		var named: Slot = of_type_name(text.strip_edges())
		return named if named != null else Slot.new()
	var slot: Slot = Slot.new()
	slot.type = head[0].to_int()
	slot.hint = head[1].to_int() if head.size() > 1 else PROPERTY_HINT_NONE
	slot.hint_string = text.substr(colon + 1)
	return slot


static func _of_container_name(text: String) -> Slot:
	var slot: Slot = Slot.new()
	var inside: String = text.trim_suffix("]").substr(text.find("[") + 1)
	var parts: PackedStringArray = PackedStringArray([inside])
	if text.begins_with("Array["):
		slot.type = TYPE_ARRAY
		slot.hint = PROPERTY_HINT_ARRAY_TYPE
		slot.hint_string = inside
	elif text.begins_with("Dictionary[") and inside.contains(","):
		slot.type = TYPE_DICTIONARY
		slot.hint = PROPERTY_HINT_DICTIONARY_TYPE
		parts = inside.split(",")
		slot.hint_string = ";".join(parts)
	else:
		return null
	for part: String in parts:
		if of_type_name(part.strip_edges()) == null:
			return null
	return slot
