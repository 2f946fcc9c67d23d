@tool
extends MarginContainer
## The read-only panel at the bottom of the editor. It makes no editor calls: the plugin tells it everything.

## The person wants this editor to take the bridge now.
signal reconnect_requested

const ROWS: PackedStringArray = ["State", "Server", "Addon", "Bridge", "Project", "Scene", "Toolsets", "Last command"]

var _values: Dictionary[String, Label] = {}
var _dot: ColorRect = ColorRect.new()
var _reconnect: Button = Button.new()
var _log: RichTextLabel = RichTextLabel.new()
var _copy: Button = Button.new()


func _init() -> void:
	name = "Godot MCP"
	custom_minimum_size = Vector2(0.0, 180.0)
	var columns: HSplitContainer = HSplitContainer.new()
	columns.size_flags_horizontal = Control.SIZE_EXPAND_FILL
	add_child(columns)
	columns.add_child(_make_rows())
	columns.add_child(_make_log())


## Shows [param text] in the row [param row], one of [constant ROWS].
func show_value(row: String, text: String) -> void:
	var label: Label = _values[row]
	if label.text != text:
		label.text = text
		label.tooltip_text = text


## Shows the state of the connection as a coloured dot with words.
func show_state(text: String, color: Color) -> void:
	_dot.color = color
	show_value("State", text)


## Shows the log, oldest line first, scrolled to the newest.
func show_log(lines: PackedStringArray) -> void:
	_log.text = "\n".join(lines)


func _make_rows() -> Control:
	var grid: GridContainer = GridContainer.new()
	grid.columns = 2
	grid.custom_minimum_size = Vector2(360.0, 0.0)
	for row: String in ROWS:
		var title: Label = Label.new()
		title.text = row
		grid.add_child(title)
		grid.add_child(_make_state() if row == "State" else _make_value(row))
	_reconnect.text = "Reconnect"
	_reconnect.tooltip_text = "Connect this editor now; an editor that is connected is replaced."
	_reconnect.pressed.connect(reconnect_requested.emit)
	grid.add_child(_reconnect)
	return grid


func _make_state() -> Control:
	var line: HBoxContainer = HBoxContainer.new()
	_dot.custom_minimum_size = Vector2(10.0, 10.0)
	_dot.size_flags_vertical = Control.SIZE_SHRINK_CENTER
	line.add_child(_dot)
	line.add_child(_make_value("State"))
	line.size_flags_horizontal = Control.SIZE_EXPAND_FILL
	return line


func _make_value(row: String) -> Label:
	var label: Label = Label.new()
	label.size_flags_horizontal = Control.SIZE_EXPAND_FILL
	label.text_overrun_behavior = TextServer.OVERRUN_TRIM_ELLIPSIS
	label.mouse_filter = Control.MOUSE_FILTER_PASS
	_values[row] = label
	return label


func _make_log() -> Control:
	var column: VBoxContainer = VBoxContainer.new()
	column.size_flags_horizontal = Control.SIZE_EXPAND_FILL
	_log.size_flags_vertical = Control.SIZE_EXPAND_FILL
	_log.scroll_following = true
	_log.selection_enabled = true
	column.add_child(_log)
	_copy.text = "Copy log"
	_copy.size_flags_horizontal = Control.SIZE_SHRINK_END
	_copy.pressed.connect(func() -> void: DisplayServer.clipboard_set(_log.text))
	column.add_child(_copy)
	return column
