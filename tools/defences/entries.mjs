import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootDir } from '../ci/root-dir.mjs'

/** Where the lists of defences are, one file an area. */
const ENTRIES_DIR = 'tests/defences'

const KEYS = ['defence', 'file', 'find', 'replace', 'test']
const TEST_KEYS = [['project', 'file', 'name'], ['project', 'file', 'name', 'fails_with'], ['command'], ['command', 'fails_with']]

/**
 * Reads all defences: `{ area, at, defence, file, find, replace, test }`, `test` being `{ project, file, name }` or `{ command }`, either with
 * `fails_with` where the test does not fail by an assertion but with that text. Throws with one line a fault.
 */
export function readEntries(root = rootDir) {
  const files = readdirSync(join(root, ENTRIES_DIR)).filter((name) => name.endsWith('.json'))
  const read = files.sort().map((name) => ({ name, list: JSON.parse(readFileSync(join(root, ENTRIES_DIR, name), 'utf8')) }))
  const faults = read.flatMap(({ name, list }) =>
    list.flatMap((entry, at) => faultsOf(entry).map((fault) => `${name}[${at}]: ${fault}`)),
  )
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return read.flatMap(({ name, list }) =>
    list.map((entry, at) => ({ ...entry, area: name.replace(/\.json$/, ''), at: `${ENTRIES_DIR}/${name}[${at}]` })),
  )
}

/** The entries that the arguments of a command line ask for: names of areas, and texts that the line of a defence holds. */
export function selectEntries(entries, wanted) {
  const areas = new Set(entries.map(({ area }) => area))
  const inAreas = wanted.filter((name) => areas.has(name))
  const texts = wanted.filter((name) => !areas.has(name)).map((text) => text.toLowerCase())
  return entries.filter(
    (entry) =>
      (inAreas.length === 0 || inAreas.includes(entry.area)) &&
      (texts.length === 0 || texts.some((text) => [entry.defence, entry.file].join(' ').toLowerCase().includes(text))),
  )
}

function faultsOf(entry) {
  if (!sameKeys(entry, KEYS)) return [`has the keys ${Object.keys(entry)}; ${KEYS} are needed`]
  const faults = KEYS.slice(0, 4)
    .filter((key) => typeof entry[key] !== 'string')
    .map((key) => `${key} is no text`)
  if (entry.find === entry.replace) faults.push('find and replace are the same: nothing is taken out')
  if (!TEST_KEYS.some((keys) => sameKeys(entry.test, keys))) faults.push(`test has the keys ${Object.keys(entry.test ?? {})}`)
  return faults
}

function sameKeys(value, keys) {
  return typeof value === 'object' && value !== null && Object.keys(value).sort().join() === [...keys].sort().join()
}
