import { quote } from '../emit/literal.js'

const PART = /(?:(?!_)\p{ID_Continue})+/gu
const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u

/** Any name as `camelCase`, a property that can be written after a dot; `''` where it holds no letter or digit at all. */
export function camel(name: string): string {
  const [first = '', ...rest] = parts(name)
  return startable(first.charAt(0).toLowerCase() + first.slice(1) + rest.map(capital).join(''))
}

/** Any name as `PascalCase`, for a type. */
export function pascal(name: string): string {
  return startable(parts(name).map(capital).join('')) || 'Unnamed'
}

/** A name as it is written as a property: quoted where it is no identifier. */
export function property(name: string): string {
  return IDENTIFIER.test(name) ? name : quote(name)
}

/**
 * What each tool is called as a method: its name in camel case. Names that become the same keep their own spelling instead, all of
 * them, so that a method's name never depends on the order of the list.
 */
export function methodNames(names: readonly string[]): Map<string, string> {
  const wanted = new Map<string, string[]>()
  for (const name of names) wanted.set(camel(name), [...(wanted.get(camel(name)) ?? []), name])
  return new Map(names.map((name) => [name, wanted.get(camel(name))?.length === 1 && camel(name) !== '' ? camel(name) : name]))
}

/** Hands out type names, each once: a taken one gets a number. */
export class UniqueNames {
  readonly #taken: Set<string>

  constructor(reserved: Iterable<string> = []) {
    this.#taken = new Set(reserved)
  }

  take(wanted: string): string {
    let name = wanted
    for (let number = 2; this.#taken.has(name); number++) name = `${wanted}${number}`
    this.#taken.add(name)
    return name
  }
}

function parts(name: string): string[] {
  return name.match(PART) ?? []
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function startable(name: string): string {
  return name === '' || IDENTIFIER.test(name) ? name : `_${name}`
}
