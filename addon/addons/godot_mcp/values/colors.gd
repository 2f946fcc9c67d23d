@tool
extends RefCounted
## Colours written as text.


## The colour of hex text ([code]#rgb[/code], [code]#rgba[/code], [code]#rrggbb[/code], [code]#rrggbbaa[/code], the
## [code]#[/code] may be left out) or of an engine colour name; null when it is neither.
static func from_text(text: String) -> Variant:
	var trimmed: String = text.strip_edges()
	if Color.html_is_valid(trimmed):
		return Color.html(trimmed)
	# An unknown name gives the default back: with two different ones it shows.
	var named: Color = Color.from_string(trimmed, Color.BLACK)
	return named if named == Color.from_string(trimmed, Color.WHITE) else null
