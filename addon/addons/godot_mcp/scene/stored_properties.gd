@tool
extends RefCounted
## Whether a property's value reaches the scene file.

const Persistence: GDScript = preload("persistence.gd")

## Properties that are views on stored ones: setting Node3D.position changes the stored transform. Everything else that
## is not flagged for storage (AudioStreamPlayer.playing, for one) is forgotten.
const VIEWS: Dictionary[String, Array] = {
	"AudioStreamPlayer": ["volume_linear"],
	"AudioStreamPlayer2D": ["volume_linear"],
	"AudioStreamPlayer3D": ["volume_linear"],
	"Control": ["auto_translate", "global_position", "position", "rotation_degrees", "size"],
	"GeometryInstance3D": ["gi_lightmap_scale"],
	"Node2D":
	[
		"global_position",
		"global_rotation",
		"global_rotation_degrees",
		"global_scale",
		"global_skew",
		"global_transform",
		"rotation_degrees",
		"transform",
	],
	"Node3D":
	[
		"basis",
		"global_basis",
		"global_position",
		"global_rotation",
		"global_rotation_degrees",
		"global_transform",
		"position",
		"quaternion",
		"rotation",
		"rotation_degrees",
		"scale",
	],
	"PathFollow2D": ["progress_ratio"],
	"PathFollow3D": ["progress_ratio"],
	"Range": ["ratio"],
	"Sprite2D": ["frame_coords"],
	"Sprite3D": ["frame_coords"],
	"VideoStreamPlayer": ["volume"],
}


## Verdict on setting a property, [param info] its entry of [method Object.get_property_list].
static func verdict(root: Node, node: Node, info: Dictionary) -> Dictionary:
	var by_owner: Dictionary = Persistence.verdict(root, node)
	if by_owner["persisted"] != true or is_stored(node, info):
		return by_owner
	var hint: String = (
		"'%s' is not itself written to scene files; what it changed beside itself may be. " % info["name"]
		+ "Set a stored property instead, or save and read the scene back."
	)
	return Persistence.unknown(Persistence.PROPERTY_NOT_STORED, hint)


## Whether a save writes the property, itself or as the stored property behind it.
static func is_stored(node: Node, info: Dictionary) -> bool:
	var usage: int = info["usage"]
	# A checkable property (a theme override) is stored as soon as it is set.
	if usage & (PROPERTY_USAGE_STORAGE | PROPERTY_USAGE_CHECKABLE):
		return true
	for view_of: String in VIEWS:
		if node.is_class(view_of) and VIEWS[view_of].has(str(info["name"])):
			return true
	return false
