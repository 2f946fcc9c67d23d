import fc from 'fast-check'
import { expect, it } from 'vitest'
import { liveSnapshot } from '../../src/live/live-snapshot.js'
import { sortedSchema } from '../../src/live/sorted.js'

const name = fc.string({ minLength: 1, maxLength: 8 })
const schema = fc.dictionary(name, fc.jsonValue())
const tools = fc.uniqueArray(fc.record({ name, description: fc.string(), inputSchema: schema }), {
  selector: (tool) => tool.name,
})
const resources = fc.uniqueArray(name).map((uris) => uris.map((uri) => ({ uri })))

it('is the same text in whatever order a server lists things and their keys', () => {
  fc.assert(
    fc.property(tools, resources, fc.integer(), (list, addresses, seed) => {
      const before = JSON.stringify(liveSnapshot({ tools: list, resources: addresses }))
      const after = JSON.stringify(
        liveSnapshot({ tools: shuffled(list, seed).map(turned), resources: shuffled(addresses, seed) }),
      )
      expect(after).toBe(before)
    }),
  )
})

it('keeps the order of data, and sorts the sets of a schema', () => {
  const found = sortedSchema({
    type: ['string', 'null'],
    required: ['b', 'a'],
    enum: ['b', 'a'],
    default: { required: ['b', 'a'] },
    properties: { required: { default: ['b', 'a'] } },
  })
  expect(JSON.stringify(found)).toBe(
    '{"default":{"required":["b","a"]},"enum":["b","a"],"properties":{"required":{"default":["b","a"]}},"required":["a","b"],"type":["null","string"]}',
  )
})

it('refuses schemas that nest without end', () => {
  const deep = Array.from({ length: 1000 }).reduce<object>((inner) => ({ not: inner }), {})
  expect(() => sortedSchema(deep)).toThrow('its schemas nest deeper than 400 levels')
})

function shuffled<T>(list: readonly T[], seed: number): T[] {
  const keyed = list.map((item, index): [number, T] => [Math.sin(seed + index), item])
  return keyed.sort(([a], [b]) => a - b).map(([, item]) => item)
}

// The same keys, the other way round.
function turned<T>(value: T): T {
  const change = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(change)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(
      Object.entries(part)
        .reverse()
        .map(([key, child]) => [key, change(child)]),
    )
  }
  // Nothing but the order of keys has changed.
  return change(value) as T
}
