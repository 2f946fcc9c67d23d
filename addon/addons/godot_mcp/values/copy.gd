@tool
extends RefCounted
## Copies for keeping. Containers are handed around by reference: what a history keeps must not change under it, nor
## may a node be given what the history keeps.


## [param value], with its own containers all the way down. Objects in it are the same.
static func of(value: Variant) -> Variant:
	match typeof(value):
		TYPE_ARRAY:
			return (value as Array).duplicate(true)
		TYPE_DICTIONARY:
			return (value as Dictionary).duplicate(true)
	return value if typeof(value) < TYPE_PACKED_BYTE_ARRAY else value.duplicate()  # 4.4: a packed array
