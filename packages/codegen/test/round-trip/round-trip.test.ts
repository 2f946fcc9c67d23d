import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { erase } from '../../src/round-trip/erase.js'
import { roundTripChanges } from '../../src/round-trip/round-trip.js'
import type { Schema } from '../../src/schema/schema.js'
import { generatedTypes } from '../toy/compile-types.js'
import { type Changes, plainTool, set, toy, toyFaults } from '../toy/toy-contract.js'

vi.setConfig({ testTimeout: 60_000 })

const records = fileURLToPath(new URL('../../../contract/src/records.ts', import.meta.url))
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'round-trip-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** What comes back differently, of the changed toy, after an edit of what was generated. */
async function differences(changes: Changes = {}, edit: (text: string) => string = (text) => text): Promise<string[]> {
  cpSync(records, join(folder, 'records.ts'))
  for (const [path, text] of await generatedTypes(changes)) {
    const at = join(folder, 'generated', path)
    mkdirSync(dirname(at), { recursive: true })
    writeFileSync(at, edit(text))
  }
  const { changes: found } = await roundTripChanges(toy(changes).contract, join(folder, 'generated'))
  return [...new Set(found.map(({ rule, tool }) => `${tool} ${rule}`))].sort()
}

const result = (properties: Record<string, Schema>, required: string[] = []): object =>
  plainTool('godot_wave', {
    result: { type: 'object', properties, required },
    examples: [{ title: 'One', input: {}, result: {} }],
  })
const input = (properties: Record<string, Schema>): object => {
  const described = Object.entries(properties).map(([name, schema]) => [name, { description: 'D.', ...schema }])
  return plainTool('godot_wave', { input: { type: 'object', properties: Object.fromEntries(described) } })
}

describe('types turned back into schemas', () => {
  it('are the schemas of the toy', async () => expect(await differences()).toEqual([]))

  it.each<[title: string, tool: object]>([
    [
      'bounds, patterns and formats',
      input({ a: { type: 'string', minLength: 1, pattern: '^x', format: 'uri' }, b: { type: 'integer', minimum: 1 } }),
    ],
    ['defaults', input({ a: { type: 'integer', default: 3 }, b: { type: ['string', 'null'], default: null } })],
    ['enumerations', input({ a: { type: 'string', enum: ['x', 'y'] }, b: { type: ['string', 'null'], enum: ['x', null] } })],
    ['growing enumerations', result({ a: { type: 'string', enum: ['x', 'y'], 'x-open-enum': true } })],
    [
      'choices',
      input({ a: { anyOf: [{ type: 'string' }, { type: 'object', properties: { b: { type: 'number' } }, required: ['b'] }] } }),
    ],
    ['maps', result({ a: { type: 'object', additionalProperties: { type: 'integer' } } })],
    [
      'maps with declared keys',
      result({ a: { type: 'object', properties: { n: { type: 'string' } }, additionalProperties: { type: 'number' } } }),
    ],
    ['free objects', input({ a: { type: 'object', additionalProperties: true } })],
    ['lists of lists', result({ a: { type: 'array', items: { type: 'array', items: { type: ['number', 'null'] } } } })],
    ['fields that are filled in', result({ a: { type: 'boolean', default: false } })],
    ['names that are no identifiers', input({ 'a-b': { type: 'string' }, default: { type: 'number' } })],
  ])('keep %s, as far as a type can say them', async (_title, tool) =>
    expect(await differences({ 'tools/core/wave.json': tool })).toEqual([]),
  )

  it.each<[title: string, from: string, to: string, found: string[]]>([
    ['a lost null', 'note?: string | null', 'note?: string', ['SceneMoveParams INPUT_NULL_REMOVED']],
    [
      'a field that need not be there',
      '  x: number',
      '  x?: number',
      ['SceneMoveParams', 'SceneMoveResult', 'Vector2'].map((type) => `${type} INPUT_PROPERTY_NOW_OPTIONAL`),
    ],
    [
      'a field that is not there',
      '  visible?: boolean\n',
      '',
      ['SceneGetTreeResult INPUT_PROPERTY_REMOVED', 'TreeNode INPUT_PROPERTY_REMOVED'],
    ],
    ['another type', 'greeting: string', 'greeting: number', ['CoreGreetResult INPUT_TYPE_CHANGED']],
  ])('tell of %s', async (_title, from, to, found) => {
    const edited = await differences({}, (text) => text.replaceAll(from, to))
    expect(edited).toEqual(found)
  })

  it('tell of a type that is missing', async () =>
    await expect(differences({}, (text) => text.replaceAll('CoreGreetResult', 'GreetResult'))).rejects.toThrow(
      'the generated types lack CoreGreetResult',
    ))
})

describe('what a type cannot say', () => {
  it.each<[title: string, schema: Schema, side: 'input' | 'result', erased: Schema]>([
    ['texts', { title: 'T', description: 'd', examples: [1], deprecated: true, type: 'string' }, 'input', { type: 'string' }],
    ['integer', { type: 'integer' }, 'input', { type: 'number' }],
    ['integer among types', { type: ['integer', 'null'] }, 'input', { type: ['number', 'null'] }],
    ['integer beside number', { type: ['integer', 'number'] }, 'input', { type: 'number' }],
    ['bounds', { type: 'number', minimum: 1, maximum: 2, multipleOf: 1 }, 'input', { type: 'number' }],
    [
      'lengths',
      { type: 'array', items: { type: 'string', minLength: 1 }, minItems: 1, uniqueItems: true },
      'input',
      { type: 'array', items: { type: 'string' } },
    ],
    ['pattern and format', { type: 'string', pattern: 'x', format: 'uri' }, 'input', { type: 'string' }],
    [
      'a closed object',
      { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false },
      'input',
      { type: 'object', properties: { a: { type: 'string' } } },
    ],
    [
      'a default of an argument',
      { type: 'object', properties: { a: { type: 'string', default: 'x' } } },
      'input',
      { type: 'object', properties: { a: { type: 'string' } } },
    ],
    [
      'a default of a result is a promise that it is there',
      { type: 'object', properties: { a: { type: 'string', default: 'x' } } },
      'result',
      { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] },
    ],
    [
      'which values a growing enumeration has',
      { type: 'string', enum: ['a'], 'x-open-enum': true },
      'result',
      { type: 'string' },
    ],
    [
      'an argument called description stays',
      { type: 'object', properties: { description: { type: 'string' } } },
      'input',
      { type: 'object', properties: { description: { type: 'string' } } },
    ],
  ])('%s', (_title, schema, side, erased) => expect(erase(schema, side)).toEqual(erased))
})

it('refuses a tuple, which no type of ours says', () => {
  const tuple = { type: 'array', items: { type: 'string' }, prefixItems: [{ type: 'string' }] }
  expect(toyFaults(set('tools/core/greet.json', '/input/properties/whom', tuple))).toEqual([
    expect.stringMatching(/^schemas\/tools\/core\/greet\.json: \/input\/properties\/whom.*prefixItems/),
  ])
})
