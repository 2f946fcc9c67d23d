@tool
extends RefCounted
## Fills the dock from the parts that know: the bridge, the server's pushes, the router and the edited scene.

const ActivityLog: GDScript = preload("../bridge/activity_log.gd")
const Bridge: GDScript = preload("../bridge/bridge.gd")
const Contract: GDScript = preload("../generated/contract.gd")
const Dock: GDScript = preload("dock.gd")
const Hello: GDScript = preload("../bridge/hello.gd")
const WireCommands: GDScript = preload("../bridge/wire_commands.gd")

const RED: Color = Color(0.85, 0.25, 0.25)
const YELLOW: Color = Color(0.9, 0.75, 0.2)
const GREEN: Color = Color(0.3, 0.75, 0.35)
const PURPLE: Color = Color(0.65, 0.4, 0.85)

var _dock: Dock
var _bridge: Bridge
var _wire: WireCommands
var _log: ActivityLog
var _log_is_due: bool = false


func _init(dock: Dock, bridge: Bridge, wire: WireCommands, log: ActivityLog) -> void:
	_dock = dock
	_bridge = bridge
	_wire = wire
	_log = log
	_dock.show_value("Addon", "%s on Godot %s" % [Contract.VERSION, Hello.godot_version()])
	_dock.show_value("Project", ProjectSettings.globalize_path("res://"))
	_dock.show_value("Last command", "none yet")
	bridge.changed.connect(show_connection)
	wire.changed.connect(show_server)
	log.changed.connect(_show_log_soon)
	dock.visibility_changed.connect(_show_log_soon)
	show_connection()
	show_server()


## State and address of the bridge.
func show_connection() -> void:
	var why: String = "" if _bridge.problem.is_empty() else " (%s)" % _bridge.problem
	match _bridge.state():
		Bridge.State.CONNECTED:
			if _bridge.is_accepted():
				_dock.show_state("Connected", GREEN)
			else:
				_dock.show_state("Connecting" + why, YELLOW)
		Bridge.State.CONNECTING, Bridge.State.WAITING:
			_dock.show_state("Connecting" + why, YELLOW)
		Bridge.State.REPLACED, Bridge.State.ASKING:
			_dock.show_state("Replaced by another editor", PURPLE)
		_:
			_dock.show_state("Disconnected" + why, RED)
	_dock.show_value("Bridge", "no usable address" if _bridge.url.is_empty() else _bridge.url)


## Server version and toolsets, as last pushed.
func show_server() -> void:
	_dock.show_value("Server", "unknown" if _wire.server_version.is_empty() else _wire.server_version)
	if _wire.toolsets == null:
		_dock.show_value("Toolsets", "unknown")
		return
	var names: PackedStringArray = _wire.toolsets
	_dock.show_value("Toolsets", "none" if names.is_empty() else ", ".join(names))


## The scene being edited, or null.
func show_scene(root: Node) -> void:
	if root == null:
		_dock.show_value("Scene", "none")
	else:
		_dock.show_value("Scene", "not saved yet" if root.scene_file_path.is_empty() else root.scene_file_path)


## The outcome of a command: [param error] is its code, or empty; [param msec] is the time of its handler alone.
func show_command(command: String, error: String, msec: float) -> void:
	var text: String = "%s: %s, %.1f ms" % [command, "done" if error.is_empty() else error, msec]
	_dock.show_value("Last command", text)
	_log.add(text)


# Laying the log out costs more than most commands, so it is done once a frame and only where it can be seen.
func _show_log_soon() -> void:
	if not _log_is_due and _dock.is_visible_in_tree():
		_log_is_due = true
		_show_log.call_deferred()


func _show_log() -> void:
	_log_is_due = false
	if is_instance_valid(_dock):
		_dock.show_log(_log.lines())
