extends "res://tests/test_case.gd"

const Dock: GDScript = preload("res://addons/godot_mcp/dock/dock.gd")

var _dock: Dock


func before_each() -> void:
	_dock = Dock.new()
	autofree(_dock)


func test_each_row_shows_what_it_is_told() -> void:
	for row: String in Dock.ROWS:
		_dock.show_value(row, "value of " + row)
	var texts: Array = _dock.find_children("*", "Label", true, false).map(
		func(label: Label) -> String: return label.text
	)
	for row: String in Dock.ROWS:
		check(texts.has(row), row)
		check(texts.has("value of " + row), row)


func test_the_state_is_said_in_words_and_colour() -> void:
	_dock.show_state("Connected", Color.GREEN)
	var dots: Array[Node] = _dock.find_children("*", "ColorRect", true, false)
	check_equal(dots.size(), 1)
	check_equal((dots[0] as ColorRect).color, Color.GREEN)


func test_the_log_is_shown_line_by_line() -> void:
	_dock.show_log(PackedStringArray(["one", "two"]))
	var logs: Array[Node] = _dock.find_children("*", "RichTextLabel", true, false)
	check_equal((logs[0] as RichTextLabel).text, "one\ntwo")


func test_the_reconnect_button_asks_for_it() -> void:
	var asked: Array[bool] = [false]
	_dock.reconnect_requested.connect(func() -> void: asked[0] = true)
	for button: Node in _dock.find_children("*", "Button", true, false):
		if (button as Button).text == "Reconnect":
			(button as Button).pressed.emit()
	check(asked[0], "asked")
