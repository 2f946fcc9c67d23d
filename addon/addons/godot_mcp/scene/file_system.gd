@tool
extends RefCounted
## The editor's own list of the project's files.


## Tells the editor that [param path] was written or removed. [param new_folders]: whether folders came or went with it;
## a file in a folder that the editor does not know is not taken note of by itself.
static func tell(path: String, new_folders: bool) -> void:
	var file_system: EditorFileSystem = EditorInterface.get_resource_filesystem()
	if not new_folders:
		file_system.update_file(path)
	elif not file_system.is_scanning():
		file_system.scan()


## Waits for a scan that is under way, until the tick [param deadline] (milliseconds) at most.
static func until_idle(deadline: int) -> void:
	var tree: SceneTree = EditorInterface.get_base_control().get_tree()
	var file_system: EditorFileSystem = EditorInterface.get_resource_filesystem()
	while file_system.is_scanning():
		if Time.get_ticks_msec() >= deadline:
			return
		await tree.process_frame
	# The scan is over before its findings are taken over and its thread has ended; without that the next is not begun.
	for frame: int in 2:
		await tree.process_frame
