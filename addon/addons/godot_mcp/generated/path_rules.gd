# Generated from schemas/ by `godot-contract build`. Do not edit.
extends RefCounted

const MAX_LENGTH: int = 1024
const RULES: Array[Dictionary] = [
	{
		"refused": "^(?!res://)",
		"problem": "does not begin with \"res://\"",
	},
	{
		"refused": "[\\x00-\\x1f\\x7f-\\x9f\ufffd\ufffe\uffff]",
		"problem": "has a control character, or one that was damaged on its way",
	},
	{
		"refused": "\\\\",
		"problem": "has a backslash; folders are divided by \"/\"",
	},
	{
		"refused": "^res://.*:",
		"problem": "has a colon, which names a drive or a stream",
	},
	{
		"refused": "^res://(?:/|.*//)",
		"problem": "has a folder without a name",
	},
	{
		"refused": "/\\.(?:/|$)",
		"problem": "has a folder \".\"",
	},
	{
		"refused": "^res://\\.\\.(?:/|$)|/\\.\\./\\.\\.(?:/|$)",
		"problem": "leaves the project; \"..\" may stand only directly after the folder that it leaves",
	},
	{
		"refused": "/(?!\\.\\.(?:/|$))[^/]*[. ](?:/|$)",
		"problem": "has a name that ends with a dot or a space, which some systems drop",
	},
	{
		"refused": "/(?:[cC][oO][nN](?:[iI][nN]\\$|[oO][uU][tT]\\$)?|[pP][rR][nN]|[aA][uU][xX]|[nN][uU][lL]|[cC][oO][mM][0-9\u00b9\u00b2\u00b3]|[lL][pP][tT][0-9\u00b9\u00b2\u00b3]) *(?:[./]|$)",
		"problem": "has the name of a device of Windows",
	},
	{
		"refused": "%(?:00|25|2[eEfF]|3[aA]|5[cC])",
		"problem": "has an encoded dot, slash, colon or percent sign",
	},
	{
		"refused": "[\u2024\u2025\u2044\u2100\u2101\u2105\u2106\u2215\u2216\u2236\u29f5\u29f8\u29f9\ua789\ufe13\ufe52\ufe55\ufe68\uff0e\uff0f\uff1a\uff3c]",
		"problem": "has a character that looks like a dot, a slash or a colon",
	},
	{
		"refused": "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\U0e0000-\U0e007f]|[\u200c\u200d](?:[./]|$)|[./][\u200c\u200d]",
		"problem": "has an invisible character",
	},
	{
		"refused": "/[^/]{256}",
		"problem": "has a name of more than 255 characters",
	},
]
