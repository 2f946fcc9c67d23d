@tool
extends EditorPlugin
## Lets an agent or a script drive this editor. Wires the parts together; [method _exit_tree] takes back exactly what
## [method _enter_tree] did, in reverse.

const ActivityLog: GDScript = preload("bridge/activity_log.gd")
const Bridge: GDScript = preload("bridge/bridge.gd")
const Commands: GDScript = preload("generated/commands.gd")
const Context: GDScript = preload("context.gd")
const Dock: GDScript = preload("dock/dock.gd")
const EditorActivity: GDScript = preload("bridge/editor_activity.gd")
const Handlers: GDScript = preload("router/handlers.gd")
const HistoryLedger: GDScript = preload("changes/history_ledger.gd")
const Presenter: GDScript = preload("dock/presenter.gd")
const Router: GDScript = preload("router.gd")
const SavingNote: GDScript = preload("scene/saving_note.gd")
const ScriptErrors: GDScript = preload("router/script_errors.gd")
const WireCommands: GDScript = preload("bridge/wire_commands.gd")

const FOLDER: String = "res://addons/godot_mcp"

var _errors: ScriptErrors
var _handlers: Handlers
var _router: Router
var _dock: Dock
var _bridge: Bridge
var _presenter: Presenter
var _activity: EditorActivity
var _ledger: HistoryLedger
var _services: Dictionary[StringName, Object] = {}


func _enter_tree() -> void:
	# First of all: an edit that it does not see is one whose place in the history it cannot tell.
	_ledger = HistoryLedger.new()
	_ledger.start(self)
	_services[HistoryLedger.SERVICE] = _ledger
	var log: ActivityLog = ActivityLog.new()
	for path: String in SavingNote.clean_up():
		log.add("Removed %s, which an editor that was killed had half written" % path)
	var wire: WireCommands = WireCommands.new(PackedStringArray(Commands.COMMANDS.keys()))
	_errors = ScriptErrors.new()
	_errors.install()
	_handlers = Handlers.new(FOLDER)
	_router = Router.new(Commands.COMMANDS, _handlers, wire, _make_context, _errors)
	_activity = EditorActivity.new()
	_bridge = Bridge.new()
	_bridge.setup(_router, log, _activity.is_occupied, _activity.is_working)
	_dock = Dock.new()
	_presenter = Presenter.new(_dock, _bridge, wire, log)
	_dock.reconnect_requested.connect(_bridge.reconnect)
	_bridge.hung_up.connect(wire.forget)
	_router.finished.connect(_on_command_finished)
	scene_changed.connect(_presenter.show_scene)
	_presenter.show_scene(EditorInterface.get_edited_scene_root())
	add_control_to_bottom_panel(_dock, "Godot MCP")
	add_child(_bridge)
	_bridge.start()


func _exit_tree() -> void:
	_bridge.stop()
	remove_child(_bridge)
	remove_control_from_bottom_panel(_dock)
	scene_changed.disconnect(_presenter.show_scene)
	_router.finished.disconnect(_on_command_finished)
	_presenter = null
	_dock.free()
	_bridge.free()
	_activity = null
	_router = null
	_handlers.clear()
	_handlers = null
	_errors.uninstall()
	_errors = null
	_services.clear()
	_ledger.stop()
	_ledger = null


func _make_context() -> Context:
	var context: Context = Context.new()
	context.plugin = self
	context.services = _services
	return context


func _on_command_finished(command: String, error: String, msec: float) -> void:
	_presenter.show_command(command, error, msec)
	# A command may have opened a scene, or given it a file: the first is announced a frame late, the second not at all.
	_presenter.show_scene(EditorInterface.get_edited_scene_root())
