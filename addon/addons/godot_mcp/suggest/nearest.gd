@tool
extends RefCounted
## The one matcher behind every "did you mean": edit distance for slips of the finger, shared words for names
## remembered by half.

## A candidate below this similarity (0 to 1) is not offered.
const THRESHOLD: float = 0.5
## Words in common say less than letters in common: two names may share "position" and mean different things.
const WORD_WEIGHT: float = 0.9
## Nobody meant a name by a text longer than this; comparing it would only hold the editor up.
const MAX_LENGTH: int = 256


## Up to [param limit] of [param candidates] that resemble [param wanted], best first; equals in alphabetical order.
static func names(wanted: String, candidates: PackedStringArray, limit: int = 3) -> PackedStringArray:
	var scored: Array[Array] = []
	if wanted.length() > MAX_LENGTH:
		return PackedStringArray()
	for candidate: String in candidates:
		var score: float = similarity(wanted, candidate)
		if score >= THRESHOLD:
			scored.append([-score, candidate])
	scored.sort()
	var best: PackedStringArray = PackedStringArray()
	for entry: Array in scored.slice(0, limit):
		best.append(str(entry[1]))
	return best


## How much two names resemble each other, from 0 to 1 (equal but for case).
static func similarity(a: String, b: String) -> float:
	var left: String = a.to_lower()
	var right: String = b.to_lower()
	if left == right:
		return 1.0
	var longest: int = maxi(left.length(), right.length())
	var shortest: int = mini(left.length(), right.length())
	var letters: float = 0.0
	# The distance is at least the difference in length: spare the work where that alone rules the pair out.
	if longest > 0 and float(shortest) / longest >= THRESHOLD:
		letters = 1.0 - float(_distance(left, right)) / longest
	return maxf(letters, WORD_WEIGHT * _shared_words(a, b))


static func _shared_words(a: String, b: String) -> float:
	var left: PackedStringArray = _words(a)
	var right: PackedStringArray = _words(b)
	if left.is_empty() or right.is_empty():
		return 0.0
	var shared: int = 0
	for word: String in left:
		if right.has(word):
			shared += 1
	return 2.0 * shared / (left.size() + right.size())


static func _words(name: String) -> PackedStringArray:
	return name.to_snake_case().replace("/", "_").replace(":", "_").replace(" ", "_").split("_", false)


## Edits (insert, remove, replace, swap two neighbours) from one text to the other.
static func _distance(a: String, b: String) -> int:
	var width: int = b.length() + 1
	var before_last: PackedInt32Array = PackedInt32Array()
	var last: PackedInt32Array = PackedInt32Array(range(width))
	for i: int in range(1, a.length() + 1):
		var row: PackedInt32Array = PackedInt32Array()
		row.resize(width)
		row[0] = i
		for j: int in range(1, width):
			var cost: int = 0 if a[i - 1] == b[j - 1] else 1
			row[j] = mini(mini(row[j - 1], last[j]) + 1, last[j - 1] + cost)
			if i > 1 and j > 1 and a[i - 1] == b[j - 2] and a[i - 2] == b[j - 1]:
				row[j] = mini(row[j], before_last[j - 2] + 1)
		before_last = last
		last = row
	return last[width - 1]
