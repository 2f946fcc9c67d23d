extends "res://tests/test_case.gd"

const BackOff: GDScript = preload("res://addons/godot_mcp/bridge/back_off.gd")


func test_pauses_double_from_half_a_second_to_two() -> void:
	var back_off: BackOff = BackOff.new()
	var pauses: Array[int] = []
	for i: int in 5:
		pauses.append(back_off.next())
	check_equal(pauses, [500, 1000, 2000, 2000, 2000] as Array[int])
	check_equal(back_off.attempts, 5)


func test_a_success_starts_over() -> void:
	var back_off: BackOff = BackOff.new()
	back_off.next()
	back_off.next()
	back_off.reset()
	check_equal(back_off.next(), 500)


func test_a_year_of_attempts_does_not_overflow() -> void:
	var back_off: BackOff = BackOff.new()
	back_off.attempts = 20000000
	check_equal(back_off.next(), 2000)
