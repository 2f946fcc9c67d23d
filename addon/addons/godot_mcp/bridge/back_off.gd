@tool
extends RefCounted
## How long to wait before the next attempt: half a second, doubling to two.

const FIRST_MSEC: int = 500
const LAST_MSEC: int = 2000

## Attempts since the last success.
var attempts: int = 0


## Counts a failed attempt and returns the pause before the next one, in milliseconds.
func next() -> int:
	var pause: int = mini(FIRST_MSEC << mini(attempts, 10), LAST_MSEC)
	attempts += 1
	return pause


## The attempt succeeded.
func reset() -> void:
	attempts = 0
