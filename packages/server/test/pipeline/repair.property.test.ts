import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repairArguments } from '../../src/pipeline/repair.js'

const SCHEMA = {
  type: 'object',
  properties: {
    count: { type: 'integer' },
    ratio: { type: 'number' },
    flag: { type: 'boolean' },
    list: { type: 'array', items: { type: 'integer' } },
    lists: { type: 'array', items: { type: 'array', items: { type: 'boolean' } } },
    point: { type: 'object', properties: { x: { type: 'number' }, name: { type: 'string' } } },
    map: { type: 'object', additionalProperties: { type: 'integer' } },
    maybe: { type: ['integer', 'null'] },
    text: { type: 'string' },
    either: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
    any: {},
  },
}
const repaired = (args: Record<string, unknown>) => repairArguments(args, SCHEMA).args

/** Values as they come out of JSON, with texts that look like JSON among them. */
const json = fc
  .letrec((tie) => ({
    value: fc.oneof({ depthSize: 'small' }, fc.jsonValue(), tie('written'), fc.array(tie('value'), { maxLength: 3 })),
    written: tie('value').map((value) => JSON.stringify(value)),
  }))
  .value.map((value): unknown => JSON.parse(JSON.stringify(value)))
const args = fc.dictionary(fc.constantFrom(...Object.keys(SCHEMA.properties)), json)

/** Values that each parameter takes as they are. */
const point = fc.record({ x: fc.integer(), name: fc.string() }, { requiredKeys: [] })
const fitting = fc.record(
  {
    count: fc.integer(),
    ratio: fc.integer().map((halves) => halves / 2),
    flag: fc.boolean(),
    list: fc.array(fc.integer()),
    lists: fc.array(fc.array(fc.boolean())),
    point,
    map: fc.dictionary(fc.string(), fc.integer()),
  },
  { requiredKeys: [] },
)
const texts = fc.record({ text: fc.string(), either: fc.oneof(fc.string(), fc.json()), any: fc.json() }, { requiredKeys: [] })

describe('repair, for any arguments', () => {
  it('leaves alone what fits already', () => {
    fc.assert(
      fc.property(fitting, texts, (values, words) => {
        const given = { ...values, ...words }
        expect(repaired(given)).toEqual(given)
      }),
    )
  })

  it('makes the same of a value and of its JSON text, at any depth', () => {
    fc.assert(
      fc.property(fitting, (values) => {
        const written = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]))
        expect(repaired(written)).toEqual(repaired(values))
      }),
    )
  })

  it('has nothing left to do the second time', () => {
    fc.assert(
      fc.property(args, (given) => {
        expect(repaired(repaired(given))).toEqual(repaired(given))
      }),
    )
  })

  it('keeps every parameter that is not null, and changes nothing in place', () => {
    fc.assert(
      fc.property(args, (given) => {
        const before = structuredClone(given)
        const result = repaired(given)
        expect(given).toEqual(before)
        for (const [key, value] of Object.entries(given)) if (value !== null) expect(result).toHaveProperty(key)
      }),
    )
  })
})
