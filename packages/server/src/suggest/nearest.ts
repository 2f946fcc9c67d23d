import { distance } from 'fastest-levenshtein'

/** Below this score two names have too little in common to be worth offering. */
const MIN_SCORE = 0.55
/** Longer texts are no misspelt names, and comparing megabytes takes minutes. */
const MAX_LENGTH = 500

/**
 * The names that a caller most likely meant, best first, at most `limit`.
 *
 * A name's score is the better of two views: the edit distance of the whole, which finds typing errors, and the overlap of the words it is
 * made of, which finds `creat_node` behind `godot_scene_edit_create_node`. What all candidates begin with says nothing and is left out.
 */
export function nearestNames(wanted: string, candidates: Iterable<string>, limit = 3): string[] {
  if (wanted.length > MAX_LENGTH) return []
  const names = [...new Set(candidates)]
  const shared = sharedPrefix(names)
  const word = withoutPrefix(wanted, shared).toLowerCase()
  if (word === '') return []
  return names
    .map((name) => ({ name, score: score(word, withoutPrefix(name, shared).toLowerCase()) }))
    .filter((entry) => entry.score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score || (a.name < b.name ? -1 : 1))
    .slice(0, limit)
    .map((entry) => entry.name)
}

function score(wanted: string, name: string): number {
  return Math.max(similarity(wanted, name), wordOverlap(wanted, name))
}

function similarity(a: string, b: string): number {
  const longer = Math.max(a.length, b.length)
  return longer === 0 ? 1 : 1 - distance(a, b) / longer
}

/** How well each word of `wanted` is found in `name`, with a small price for the words of `name` that nobody asked for. */
function wordOverlap(wanted: string, name: string): number {
  const asked = words(wanted)
  const offered = words(name)
  if (asked.length === 0 || offered.length === 0) return 0
  const found = asked.map((word) => Math.max(...offered.map((other) => closeWord(word, other))))
  const covered = found.reduce((sum, value) => sum + value, 0) / asked.length
  const unasked = Math.max(0, offered.length - asked.length) / offered.length
  return covered * (1 - 0.25 * unasked)
}

/** Words that differ in more than a typing error are different words: "node" is no hint for "mode_set". */
function closeWord(a: string, b: string): number {
  const value = similarity(a, b)
  return value >= 0.7 ? value : 0
}

function words(name: string): string[] {
  return name.split(/[^a-z0-9]+/).filter((word) => word !== '')
}

/** The words (up to the last `_`) that every name begins with, so that no name loses a part of a word. */
function sharedPrefix(names: readonly string[]): string {
  const [first, ...rest] = names
  if (first === undefined || rest.length === 0) return ''
  let prefix = first
  for (const name of rest) while (!name.startsWith(prefix)) prefix = prefix.slice(0, -1)
  return prefix.slice(0, prefix.lastIndexOf('_') + 1)
}

function withoutPrefix(name: string, prefix: string): string {
  return name.toLowerCase().startsWith(prefix.toLowerCase()) ? name.slice(prefix.length) : name
}
