@tool
extends RefCounted
## How much of an answer a value takes.

## What a read aims at: more than this an agent would pay for without reading it.
const TARGET: int = 25_000
## What no answer exceeds.
const CEILING: int = 60_000


## Bytes of [param json] as text, escapes for control characters included.
static func of(json: Variant) -> int:
	var text: String = JSON.stringify(json)
	# Each raw control character becomes six ("\u001b") on its way out.
	return text.to_utf8_buffer().size() + 5 * (text.length() - text.strip_escapes().length())
