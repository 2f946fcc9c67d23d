@tool
extends RefCounted
## Scripts of nodes, as results name them.


## The file of the script of [param node]; null for none and for one that is stored inside a scene.
static func file_of(node: Node) -> Variant:
	var script: Script = node.get_script() as Script
	if script == null or script.resource_path.is_empty() or script.resource_path.contains("::"):
		return null
	return script.resource_path
