extends RefCounted
## Base of every test file: [code]extends "res://tests/test_case.gd"[/code], with one
## [code]func test_<behaviour>() -> void[/code] a behaviour; it may be a coroutine. A fresh instance runs each test.

## Assertions made so far. A test that makes none fails.
var assertions: int = 0
## What went wrong, one line each.
var failures: PackedStringArray = PackedStringArray()
## Script errors that the test provokes on purpose: each text must turn up in exactly one error.
var expected_errors: PackedStringArray = PackedStringArray()

var _nodes: Array[Node] = []


## Called before the test; override to arrange what every test of the file needs.
func before_each() -> void:
	pass


## Called after the test, also when it failed.
func after_each() -> void:
	pass


## Fails with [param message] unless [param condition] holds.
func check(condition: bool, message: String) -> void:
	assertions += 1
	if not condition:
		failures.append(message)


## Fails unless both values have the same type and content. Int and float are different types.
func check_equal(actual: Variant, expected: Variant, message: String = "") -> void:
	assertions += 1
	if typeof(actual) == typeof(expected) and actual == expected:
		return
	var prefix: String = "" if message.is_empty() else message + ": "
	failures.append("%sexpected %s, got %s" % [prefix, _show(expected), _show(actual)])


## Fails unless [param text] holds [param part].
func check_contains(text: String, part: String, message: String = "") -> void:
	assertions += 1
	if text.contains(part):
		return
	var prefix: String = "" if message.is_empty() else message + ": "
	failures.append("%sexpected %s inside %s" % [prefix, _show(part), _show(text)])


## Declares that the code under test will raise a script error holding [param text]; without it any script error fails.
func expect_script_error(text: String) -> void:
	expected_errors.append(text)


## Frees [param node] after the test and hands it back.
func autofree(node: Node) -> Node:
	_nodes.append(node)
	return node


## Frees what [method autofree] was given. The runner calls it.
func free_nodes() -> void:
	for node: Node in _nodes:
		if is_instance_valid(node):
			node.free()
	_nodes.clear()


func _show(value: Variant) -> String:
	return "%s %s" % [type_string(typeof(value)), var_to_str(value)]
