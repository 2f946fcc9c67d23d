@tool
extends "res://addons/godot_mcp/changes/change.gd"
## A change that does nothing and notes what it was asked for.

const Reply: GDScript = preload("res://addons/godot_mcp/reply.gd")

var calls: Array[String] = []
var predict_fails: bool = false
var apply_fails: bool = false
var read_back_fails: bool = false


func _init() -> void:
	title = "Fake"
	flag = "done"
	result = {"planned": 1}


func predict() -> Dictionary:
	calls.append("predict")
	result["foretold"] = true
	return Reply.fail("VALIDATION_ERROR", "no") if predict_fails else {}


func apply() -> Dictionary:
	calls.append("apply")
	return Reply.fail("INTERNAL_ERROR", "no") if apply_fails else {}


func revert() -> void:
	calls.append("revert")


func read_back() -> Dictionary:
	calls.append("read_back")
	return Reply.fail("VALIDATION_ERROR", "no") if read_back_fails else {"seen": 2}


func discard() -> void:
	calls.append("discard")
