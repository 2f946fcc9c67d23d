import { describe, expect, it } from 'vitest'
import { repairArguments } from '../../src/pipeline/repair.js'

const SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['needed'],
  properties: {
    needed: { type: 'string' },
    count: { type: 'integer' },
    ratio: { type: 'number' },
    flag: { type: 'boolean' },
    list: { type: 'array', items: { type: 'integer' } },
    point: { type: 'object', properties: { x: { type: 'number' }, y: { type: 'number' } }, required: ['x'] },
    text: { type: 'string' },
    mode: { enum: ['2d', '3d'] },
    maybe: { type: ['integer', 'null'] },
    either: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
    shape: {
      anyOf: [
        { type: 'object', properties: { x: { type: 'number' } } },
        { type: 'array', items: { type: 'number' } },
      ],
    },
    any: {},
    map: { type: 'object', additionalProperties: { type: 'integer' } },
  },
}

const repaired = (args: Record<string, unknown>) => repairArguments(args, SCHEMA).args

describe('JSON text is decoded where the schema allows no text', () => {
  it.each([
    ['an integer', { count: '4' }, { count: 4 }],
    ['a whole number written with a point', { count: '4.0' }, { count: 4 }],
    ['a number', { ratio: '1e3' }, { ratio: 1000 }],
    ['a whole number for a number', { ratio: '4' }, { ratio: 4 }],
    ['a boolean in any case', { flag: 'TRUE' }, { flag: true }],
    ['an array', { list: '[1, 2]' }, { list: [1, 2] }],
    ['an array, and what is in it', { list: '["1", 2]' }, { list: [1, 2] }],
    ['items of an array', { list: ['1', 2] }, { list: [1, 2] }],
    ['an object, and what is in it', { point: '{"x":"1.5"}' }, { point: { x: 1.5 } }],
    ['members that are not named', { map: { a: '1' } }, { map: { a: 1 } }],
    ['one of two shapes', { shape: '[1,2]' }, { shape: [1, 2] }],
    ['null where null is allowed', { maybe: 'null' }, { maybe: null }],
  ])('%s', (_case, args, expected) => {
    expect(repaired(args)).toEqual(expected)
  })
})

describe('text stays as it is', () => {
  it.each([
    ['where a text is meant', { text: '[1,2]' }],
    ['where a word of a list is meant', { mode: '3' }],
    ['where a text is one of the possibilities', { either: '["a"]' }],
    ['where anything goes', { any: '{"x":1}' }],
    ['where it decodes to another kind', { count: '[1]' }],
    ['where it is a fraction and a whole number is meant', { count: '3.5' }],
    ['where it does not decode', { list: '[1,' }],
    ['where it is no number of JSON', { ratio: 'NaN' }],
  ])('%s', (_case, args) => {
    expect(repaired(args)).toEqual(args)
  })
})

describe('null', () => {
  it.each([
    ['means absent for an optional parameter', { count: null, text: null }, {}],
    ['means absent for an optional member', { point: { x: 1, y: null } }, { point: { x: 1 } }],
    ['is a value where the schema says so', { maybe: null, any: null }, { maybe: null, any: null }],
    ['stays, to be refused, where the parameter is required', { needed: null }, { needed: null }],
    ['stays, to be refused, where there is no such parameter', { nonsense: null }, { nonsense: null }],
  ])('%s', (_case, args, expected) => {
    expect(repaired(args)).toEqual(expected)
  })
})

describe('keys that clients add on their own', () => {
  it('are taken out and named', () => {
    const { args, dropped } = repairArguments({ needed: 'a', task_progress: '- [ ] one', security_risk: 'LOW' }, SCHEMA)
    expect(args).toEqual({ needed: 'a' })
    expect(dropped).toEqual(['task_progress', 'security_risk'])
  })

  it('are parameters where a tool declares them', () => {
    const schema = { type: 'object', properties: { task_progress: { type: 'integer' } } }
    expect(repairArguments({ task_progress: '1' }, schema)).toEqual({ args: { task_progress: 1 }, dropped: [] })
  })
})

it('leaves the arguments that came in untouched', () => {
  const args = { point: { x: '1', y: null }, task_progress: 'x' }
  repairArguments(args, SCHEMA)
  expect(args).toEqual({ point: { x: '1', y: null }, task_progress: 'x' })
})
