extends "res://tests/test_case.gd"

const ActivityLog: GDScript = preload("res://addons/godot_mcp/bridge/activity_log.gd")


func test_a_line_of_the_same_topic_takes_the_place_of_the_last() -> void:
	var log: ActivityLog = ActivityLog.new()
	log.add("start")
	log.add("attempt 1", &"attempt")
	log.add("attempt 2", &"attempt")
	log.add("connected")
	log.add("attempt 1 again", &"attempt")
	var texts: Array = Array(log.lines()).map(func(line: String) -> String: return line.get_slice("  ", 1))
	check_equal(texts, ["start", "attempt 2", "connected", "attempt 1 again"])


func test_the_oldest_lines_go_when_it_is_full() -> void:
	var log: ActivityLog = ActivityLog.new()
	for i: int in ActivityLog.LIMIT + 5:
		log.add("line %d" % i)
	check_equal(log.lines().size(), ActivityLog.LIMIT)
	check(log.lines()[0].ends_with("line 5"), log.lines()[0])


func test_each_line_is_announced() -> void:
	var log: ActivityLog = ActivityLog.new()
	var heard: Array[int] = [0]
	log.changed.connect(func() -> void: heard[0] += 1)
	log.add("a")
	log.add("b", &"topic")
	check_equal(heard[0], 2)
