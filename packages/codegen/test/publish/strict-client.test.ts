import { describe, expect, it } from 'vitest'
import { refusals } from '../../src/publish/strict-client.js'
import type { Schema } from '../../src/schema/schema.js'

const text = 'What it is for.'

describe('the strict client', () => {
  const good = {
    type: 'object',
    properties: { p: { type: 'string', description: text } },
    additionalProperties: false,
  } satisfies Schema
  const result = { type: 'object', properties: {} } satisfies Schema

  it('reads a plain pair', () => expect(refusals({ inputSchema: good, outputSchema: result })).toEqual([]))

  it.each<[title: string, input: Schema, refusal: string]>([
    ['no type', { ...good, properties: { p: { description: text } } }, '/input/properties/p: has no type'],
    [
      'an untyped branch',
      { ...good, properties: { p: { description: text, anyOf: [{ type: 'string' }, {}] } } },
      '/input/properties/p/anyOf/1: has no type',
    ],
    ['no description', { ...good, properties: { p: { type: 'string' } } }, '/input/properties/p: has no description'],
    [
      'a list of types',
      { ...good, properties: { p: { type: ['string', 'null'], description: text } } },
      '/input/properties/p: lists several types',
    ],
    [
      'a default of null',
      { ...good, properties: { p: { type: 'string', default: null, description: text } } },
      '/input/properties/p: defaults to null',
    ],
    [
      'an array without items',
      { ...good, properties: { p: { type: 'array', description: text } } },
      '/input/properties/p: an array without items',
    ],
    [
      'a reference',
      { ...good, properties: { p: { $ref: '#/$defs/P', description: text } } },
      '/input/properties/p: holds a reference',
    ],
    ['an open root', { type: 'object', properties: {} }, '/input: unknown parameters are let through'],
    ['a choice at the root', { ...good, anyOf: [{ type: 'object' }] }, "/input: 'anyOf' at the root"],
    [
      'no object at the root',
      { ...good, type: 'array', items: { type: 'string' } },
      '/input: the root is not an object; wrap a list or a scalar into a named field',
    ],
  ])('refuses an input with %s', (_title, inputSchema, refusal) =>
    expect(refusals({ inputSchema, outputSchema: result })).toContain(refusal),
  )

  it.each<[title: string, output: Schema, refusal: string]>([
    [
      'is a list',
      { type: 'array', items: { type: 'string' } },
      '/result: the root is not an object; wrap a list or a scalar into a named field',
    ],
    ['is closed', { type: 'object', additionalProperties: false }, '/result: refuses fields of later builds'],
    [
      'refers to nothing',
      { type: 'object', properties: { a: { $ref: '#/$defs/A' } } },
      "/result/properties/a: '#/$defs/A' leads nowhere",
    ],
    [
      'refers by an odd name',
      { type: 'object', properties: { a: { $ref: '#/$defs/Ä' } } },
      "/result/properties/a: the reference '#/$defs/Ä' is no plain name",
    ],
    [
      'holds allOf',
      { type: 'object', properties: { a: { allOf: [{ type: 'object' }] } } },
      "/result/properties/a: holds 'allOf'",
    ],
  ])('refuses a result that %s', (_title, outputSchema, refusal) =>
    expect(refusals({ inputSchema: good, outputSchema })).toContain(refusal),
  )
})
