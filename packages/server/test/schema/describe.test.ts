import { expect, it } from 'vitest'
import { describeSchema } from '../../src/schema/describe.js'

it.each([
  [{ type: 'integer', minimum: 1, maximum: 1000 }, 'integer from 1 to 1000'],
  [{ type: 'number', exclusiveMinimum: 0 }, 'number above 0'],
  [{ type: 'string', minLength: 1 }, 'string, not empty'],
  [{ type: 'string', pattern: '^res://' }, 'string matching ^res://'],
  [{ type: ['string', 'null'] }, 'string or null'],
  [{ enum: ['2d', '3d'] }, 'one of "2d", "3d"'],
  [{ const: true }, 'true'],
  [{ type: 'array', items: { type: 'string' }, minItems: 1 }, 'array of string, at least 1'],
  [{ type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 }, 'array of number, exactly 2'],
  [{ type: 'object', properties: { x: {}, y: {} }, required: ['x'] }, 'object with x'],
  [{ anyOf: [{ type: 'string' }, { type: 'object', properties: { r: {}, g: {}, b: {} } }] }, 'string or object with r, g, b'],
  [{}, 'any value'],
  [undefined, 'any value'],
])('%j reads "%s"', (schema, text) => {
  expect(describeSchema(schema)).toBe(text)
})
