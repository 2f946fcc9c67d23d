@tool
extends RefCounted
## Where a path of the file system leads once every link on the way is followed, as the system itself would.

## Links that are followed before the path counts as a circle.
const MAX_LINKS: int = 40


## The place that the absolute [param path] leads to, whether or not something is there; empty for a circle of links.
static func of(path: String) -> String:
	var access: DirAccess = DirAccess.open(_root_of(path))
	var real: String = _root_of(path)
	var ahead: PackedStringArray = _steps(path)
	var links: int = 0
	while not ahead.is_empty():
		var step: String = ahead[-1]
		ahead.resize(ahead.size() - 1)
		if step == "..":
			real = real.get_base_dir()
			continue
		var next: String = real.path_join(step)
		if access == null or not access.is_link(next):
			real = next
			continue
		links += 1
		if links > MAX_LINKS:
			return ""
		var target: String = access.read_link(next).replace("\\", "/")
		if target.is_absolute_path():
			real = _root_of(target)
		ahead.append_array(_steps(target))
	return real


## Names on the way, the last one first.
static func _steps(path: String) -> PackedStringArray:
	var steps: PackedStringArray = PackedStringArray()
	for step: String in path.trim_prefix(_root_of(path)).split("/", false):
		if step != ".":
			steps.append(step)
	steps.reverse()
	return steps


## "/", or a drive such as "C:/"; empty for a relative path.
static func _root_of(path: String) -> String:
	if path.begins_with("/"):
		return "/"
	return path.left(3) if path.substr(1, 2) == ":/" else ""
