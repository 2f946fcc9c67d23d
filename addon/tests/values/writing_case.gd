extends "res://tests/test_case.gd"
## What the properties of fixtures/declared.gd take and refuse, by tables: [property, JSON, value] and
## [property, JSON, why].

const Declared: GDScript = preload("fixtures/declared.gd")
const Values: GDScript = preload("res://addons/godot_mcp/values/values.gd")


func _accepts(rows: Array) -> void:
	for row: Array in rows:
		var outcome: Dictionary = _converted(row[0], row[1])
		var title: String = "%s from %s" % [row[0], JSON.stringify(row[1])]
		check_equal(outcome.get("value"), row[2], title + " " + str(outcome.get("hint", "")))
		var node: Declared = autofree(Declared.new())
		node.set(row[0], outcome.get("value"))
		check_equal(node.get(row[0]), row[2], title + ", read back from the node")


func _refuses(rows: Array) -> void:
	for row: Array in rows:
		var outcome: Dictionary = _converted(row[0], row[1])
		var title: String = "%s from %s" % [row[0], JSON.stringify(row[1])]
		check_equal(outcome.get("error"), "VALIDATION_ERROR", title)
		check_equal(outcome.get("required"), "value", title)
		check_contains(outcome.get("hint", ""), row[2], title)
		check(not outcome.has("value"), title + " carries no value")


func _converted(property: String, json: Variant) -> Dictionary:
	var node: Declared = autofree(Declared.new())
	return Values.from_json(json, node.info(property))
