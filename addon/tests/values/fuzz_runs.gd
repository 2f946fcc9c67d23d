extends RefCounted
## How many random values a test makes of each kind, and what they follow from: the slice that every change has to pass,
## and the full run of [code]TORTURE=1[/code]. [code]FUZZ_SEED[/code] repeats a run.

const SLICE: int = 400
const FULL: int = 5000
const SLICE_SEED: int = 20261130


## How many of each kind.
static func times() -> int:
	return FULL if _is_torture() else SLICE


## The seed of this run, said in the output together with [param title].
static func announced_seed(title: String) -> int:
	var wanted: String = OS.get_environment("FUZZ_SEED")
	var chosen: int = int(Time.get_unix_time_from_system()) if _is_torture() else SLICE_SEED
	if wanted.is_valid_int():
		chosen = wanted.to_int()
	print(
		"fuzz %s: %d of each kind from FUZZ_SEED=%d%s" % [title, times(), chosen, " TORTURE=1" if _is_torture() else ""]
	)
	return chosen


static func _is_torture() -> bool:
	return OS.get_environment("TORTURE") == "1"
