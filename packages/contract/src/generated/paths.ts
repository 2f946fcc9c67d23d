// Generated from schemas/ by `godot-contract build`. Do not edit.

import type { PathRule } from '../records.js'

/** Characters of the longest path. */
export const MAX_PATH_LENGTH = 1024

/** What no path of a project may be; the first that fits is what is said of it. */
export const PATH_RULES: readonly PathRule[] = [
  { refused: '^(?!res://)', problem: 'does not begin with "res://"' },
  { refused: '[\\x00-\\x1f\\x7f-\\x9f\u{fffd}\u{fffe}\u{ffff}]', problem: 'has a control character, or one that was damaged on its way' },
  { refused: '\\\\', problem: 'has a backslash; folders are divided by "/"' },
  { refused: '^res://.*:', problem: 'has a colon, which names a drive or a stream' },
  { refused: '^res://(?:/|.*//)', problem: 'has a folder without a name' },
  { refused: '/\\.(?:/|$)', problem: 'has a folder "."' },
  {
    refused: '^res://\\.\\.(?:/|$)|/\\.\\./\\.\\.(?:/|$)',
    problem: 'leaves the project; ".." may stand only directly after the folder that it leaves',
  },
  {
    refused: '/(?!\\.\\.(?:/|$))[^/]*[. ](?:/|$)',
    problem: 'has a name that ends with a dot or a space, which some systems drop',
  },
  {
    refused: '/(?:[cC][oO][nN](?:[iI][nN]\\$|[oO][uU][tT]\\$)?|[pP][rR][nN]|[aA][uU][xX]|[nN][uU][lL]|[cC][oO][mM][0-9\u{b9}\u{b2}\u{b3}]|[lL][pP][tT][0-9\u{b9}\u{b2}\u{b3}]) *(?:[./]|$)',
    problem: 'has the name of a device of Windows',
  },
  { refused: '%(?:00|25|2[eEfF]|3[aA]|5[cC])', problem: 'has an encoded dot, slash, colon or percent sign' },
  { refused: '[\u{2024}\u{2025}\u{2044}\u{2100}\u{2101}\u{2105}\u{2106}\u{2215}\u{2216}\u{2236}\u{29f5}\u{29f8}\u{29f9}\u{a789}\u{fe13}\u{fe52}\u{fe55}\u{fe68}\u{ff0e}\u{ff0f}\u{ff1a}\u{ff3c}]', problem: 'has a character that looks like a dot, a slash or a colon' },
  { refused: '[\u{ad}\u{34f}\u{61c}\u{115f}\u{1160}\u{17b4}\u{17b5}\u{180b}-\u{180f}\u{200b}\u{200e}\u{200f}\u{2028}-\u{202e}\u{2060}-\u{206f}\u{3164}\u{feff}\u{ffa0}\u{fff9}-\u{fffb}\u{e0000}-\u{e007f}]|[\u{200c}\u{200d}](?:[./]|$)|[./][\u{200c}\u{200d}]', problem: 'has an invisible character' },
  { refused: '/[^/]{256}', problem: 'has a name of more than 255 characters' },
]
