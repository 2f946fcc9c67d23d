/** What stands for a part of a test's name that is known only when the test runs. */
const PLACEHOLDER = /%[sdifjoO#$%]|\$\{[^}]*\}|\$[\w.#]+/

/** A test's full name without the mark between its parts, which no two reporters write alike. */
export function plainName(name) {
  return name.replaceAll(' > ', ' ')
}

/** Whether a full name as the source spells it, placeholders included, can hold a text once the test runs. */
export function canHold(template, text) {
  const pieces = template.split(new RegExp(`(${PLACEHOLDER.source})`))
  const steps = pieces.flatMap((piece, at) => (at % 2 === 1 ? [null] : [...piece]))
  let places = new Set(steps.keys())
  for (const char of text) {
    const next = new Set()
    for (const place of withSkips(places, steps)) {
      if (steps[place] === null) next.add(place)
      else if (steps[place] === char) next.add(place + 1)
    }
    if (next.size === 0) return false
    places = next
  }
  return true
}

/** A placeholder may stand for nothing at all. */
function withSkips(places, steps) {
  const all = new Set(places)
  for (const place of all) if (steps[place] === null) all.add(place + 1)
  return all
}
