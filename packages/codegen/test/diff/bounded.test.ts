import { describe, expect, it, vi } from 'vitest'
import { diffSchemas } from '../../src/diff/diff-schemas.js'
import type { RawSchema } from '../../src/diff/snapshot.js'

vi.setConfig({ testTimeout: 20_000 })

/** `allOf` of unions: every alternative meets every other, so that written out it would have 4^30 of them. */
function product(extra: object = {}): RawSchema {
  const union = (index: number) => ({
    anyOf: [0, 1, 2, 3].map((branch) => ({
      type: 'object',
      properties: { [`k${index}`]: { const: branch } },
      required: [`k${index}`],
    })),
  })
  return { type: 'object', allOf: Array.from({ length: 30 }, (_, index) => union(index)), ...extra }
}

function nested(depth: number, leaf: object): RawSchema {
  let schema: object = leaf
  for (let level = 0; level < depth; level++) schema = { type: 'object', properties: { a: schema } }
  return schema as RawSchema
}

/** Definitions that all refer to all, in unions. */
function tangle(size: number, leaf: object): RawSchema {
  const names = Array.from({ length: size }, (_, index) => `D${index}`)
  const definition = (name: string) => ({
    anyOf: names.map((other) => ({
      type: 'object',
      properties: { [name]: { $ref: `#/$defs/${other}` }, leaf },
      required: [name],
    })),
  })
  return { $ref: '#/$defs/D0', $defs: Object.fromEntries(names.map((name) => [name, definition(name)])) }
}

describe('the comparer ends', () => {
  it('with a union of too many combinations, as unproven', () => {
    const findings = diffSchemas('input', product(), product({ minProperties: 1 }))
    expect(findings).toMatchObject([{ rule: 'INPUT_UNPROVEN', class: 'breaking', unproven: true }])
  })

  it('and says nothing of one that did not change', () => {
    expect(diffSchemas('input', product(), product())).toEqual([])
    const inside = (more: object): RawSchema => ({ type: 'object', properties: { wide: product() as object, ...more } })
    expect(diffSchemas('input', inside({}), inside({ a: {} })).map(({ rule }) => rule)).toEqual(['INPUT_PROPERTY_ADDED_OPTIONAL'])
  })

  it.each([200, 5000])('with %i levels of nesting', (depth) => {
    const findings = diffSchemas('output', nested(depth, { type: 'string' }), nested(depth, { type: 'integer' }))
    expect(findings).toMatchObject([{ rule: 'OUTPUT_UNPROVEN', unproven: true }])
  })

  it('with definitions that are all entangled', () => {
    const findings = diffSchemas('input', tangle(12, { type: 'string' }), tangle(12, { type: 'integer' }))
    expect(findings.some(({ class: level }) => level === 'breaking')).toBe(true)
  })

  it('with references that lead nowhere but to themselves', () => {
    const loop: RawSchema = { $ref: '#/$defs/A', $defs: { A: { allOf: [{ $ref: '#/$defs/B' }] }, B: { $ref: '#/$defs/A' } } }
    expect(diffSchemas('input', loop, structuredClone(loop))).toEqual([])
    expect(diffSchemas('input', loop, { type: 'string' })).toMatchObject([{ rule: 'INPUT_UNPROVEN', unproven: true }])
  })

  it('with long enumerations and long unions', () => {
    const words = Array.from({ length: 5000 }, (_, index) => `w${index}`)
    const union = (names: readonly string[]): RawSchema => ({ anyOf: names.map((name) => ({ const: name, title: name })) })
    expect(diffSchemas('input', union(words), { enum: words.slice(1) }).map(({ rule }) => rule)).toEqual([
      'INPUT_ENUM_VALUE_REMOVED',
    ])
  })
})
