@tool
extends RefCounted
## A class described within bounds: what was asked for of its members, and of each list as much as there is room for.

const JsonSize: GDScript = preload("../scene/json_size.gd")
const Members: GDScript = preload("members.gd")

## Room for all that is not a member.
const ENVELOPE_SIZE: int = 1500

var _filter: String
var _private: bool


## [param filter] is a part of a name, case aside; empty for all. Names that begin with _ only where [param private].
func _init(filter: String, private: bool) -> void:
	_filter = filter
	_private = private


## The answer: [param head] with the lists of [param members] that fit.
func of(head: Dictionary, members: Dictionary[String, Array]) -> Dictionary:
	var wanted: Dictionary[String, Array] = {}
	var result: Dictionary = head.duplicate()
	for list: String in Members.LISTS:
		wanted[list] = members[list].filter(_is_wanted)
		result[list] = []
	_fill(result, wanted)
	var left_out: PackedStringArray = PackedStringArray()
	for list: String in Members.LISTS:
		var shown: int = (result[list] as Array).size()
		if shown < wanted[list].size():
			left_out.append("%d of %d %s" % [shown, wanted[list].size(), list])
	result["truncated"] = not left_out.is_empty()
	result["hint"] = null
	if not left_out.is_empty():
		var hint: String = "Shown are %s. Narrow the answer with filter, a part of a name, or ask for a parent by itself."
		result["hint"] = hint % ", ".join(left_out)
	return result


## One member of each list in turn, so that a long list does not push out a short one.
func _fill(result: Dictionary, wanted: Dictionary[String, Array]) -> void:
	var left: int = JsonSize.TARGET - ENVELOPE_SIZE - JsonSize.of(result)
	var open: Array[String] = []
	open.assign(Members.LISTS)
	var index: int = 0
	while not open.is_empty():
		for list: String in open.duplicate():
			if index >= wanted[list].size():
				open.erase(list)
				continue
			left -= JsonSize.of(wanted[list][index]) + 1
			if left < 0:
				return
			(result[list] as Array).append(wanted[list][index])
		index += 1


func _is_wanted(member: Dictionary) -> bool:
	var name: String = member["name"]
	if name.begins_with("_") and not _private:
		return false
	if _filter.is_empty() or name.containsn(_filter):
		return true
	for inner: String in member.get("members", []):
		if inner.containsn(_filter):
			return true
	return false
