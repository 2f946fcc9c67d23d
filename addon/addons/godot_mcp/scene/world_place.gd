@tool
extends RefCounted
## Where a node is in the world, kept while its parent changes.

## What is set to keep the place, and the stored properties that this changes: they are restored one by one, since going
## through the whole transform and back would not give the same bits.
const KINDS: Dictionary[String, Array] = {
	"Node2D": ["global_transform", "position", "rotation", "scale", "skew"],
	"Node3D": ["global_transform", "transform"],
	"Control": ["global_position", "offset_left", "offset_top", "offset_right", "offset_bottom"],
}

var _node: Node
var _kind: Array = []
var _there: Variant = null
var _stored: Dictionary[String, Variant] = {}


func _init(node: Node) -> void:
	_node = node
	for kind: String in KINDS:
		if node.is_class(kind):
			_kind = KINDS[kind]


## Takes note of the place, and of what is stored about it.
func remember() -> void:
	if _kind.is_empty():
		return
	_there = _node.get(str(_kind[0]))
	for property: String in _kind.slice(1):
		_stored[property] = _node.get(property)


## Brings the node, below its new parent, back to its place.
func keep() -> void:
	if not _kind.is_empty():
		_node.set(str(_kind[0]), _there)


## Stores again what was stored.
func restore() -> void:
	for property: String in _stored:
		_node.set(property, _stored[property])
