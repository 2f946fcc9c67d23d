import { describe, expect, it } from 'vitest'
import { allTools } from '../../src/model/contract.js'
import { ANY_VALUE } from '../../src/publish/any-value.js'
import { publish } from '../../src/publish/publish.js'
import { publishTool } from '../../src/publish/publish-tool.js'
import type { Schema } from '../../src/schema/schema.js'
import { plainTool, set, toy } from '../toy/toy-contract.js'

const { contract } = toy()
const { shapes } = contract

/** How one parameter is published. */
function parameter(schema: Schema, options: { required?: boolean } = {}): Schema | undefined {
  const wide: Schema = {
    type: 'object',
    properties: { p: schema },
    ...(options.required && { required: ['p'] }),
    additionalProperties: false,
  }
  return publish(wide, 'input', shapes).properties?.p
}

/** How one result field is published. */
function field(schema: Schema): Schema | undefined {
  return publish({ type: 'object', properties: { f: schema } }, 'result', shapes).properties?.f
}

const text = 'What it is for.'

describe('a published parameter', () => {
  it.each<[title: string, wide: Schema, published: Schema]>([
    [
      'keeps bounds and default',
      { type: 'integer', minimum: 0, default: 1, description: text },
      { type: 'integer', description: text, default: 1, minimum: 0 },
    ],
    [
      'holds a shape instead of a reference, under its own text',
      { $ref: 'values/vector2.json', description: text },
      { type: 'object', description: text, properties: { x: { type: 'number' }, y: { type: 'number' } }, required: ['x', 'y'] },
    ],
    [
      'takes the text of the shape where it has none',
      { $ref: 'values/vector2.json' },
      {
        type: 'object',
        description: 'A 2D vector.',
        properties: { x: { type: 'number' }, y: { type: 'number' } },
        required: ['x', 'y'],
      },
    ],
    [
      'is its plain type where it may be null',
      { type: ['string', 'null'], default: null, description: text },
      { type: 'string', description: text },
    ],
    [
      'is its plain type where null is a branch',
      { anyOf: [{ type: 'array', items: { type: 'integer' } }, { type: 'null' }], description: text },
      { type: 'array', description: text, items: { type: 'integer' } },
    ],
    [
      'loses null from its enumeration',
      { type: ['string', 'null'], enum: ['a', null], description: text },
      { type: 'string', description: text, enum: ['a'] },
    ],
    [
      'is a choice where it has several types, each with its own keywords',
      { type: ['string', 'integer'], format: 'uuid', minimum: 2, description: text },
      {
        description: text,
        anyOf: [
          { type: 'string', format: 'uuid' },
          { type: 'integer', minimum: 2 },
        ],
      },
    ],
    [
      'leaves to its text what strict clients cannot read',
      { type: 'array', minItems: 1, items: { type: 'string', minLength: 1, pattern: '^(?!x)' }, description: text },
      { type: 'array', items: { type: 'string' }, description: text },
    ],
    [
      'is a choice without null where it has several types',
      { type: ['string', 'integer', 'null'], description: text },
      { description: text, anyOf: [{ type: 'string' }, { type: 'integer' }] },
    ],
    [
      'is one literal where it may be anything',
      { $ref: 'values/any.json', description: text },
      { description: text, ...ANY_VALUE },
    ],
    [
      'types the items of a list of anything',
      { type: 'array', items: { $ref: 'values/any.json' }, description: text },
      {
        type: 'array',
        description: text,
        items: { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }, { type: 'object' }] },
      },
    ],
    [
      'types the values of a map',
      { type: 'object', additionalProperties: { type: ['integer', 'null'] }, description: text },
      { type: 'object', description: text, additionalProperties: { anyOf: [{ type: 'integer' }, { type: 'null' }] } },
    ],
    [
      'is an enumeration of one where it is constant',
      { type: 'string', const: 'x', description: text },
      { type: 'string', description: text, enum: ['x'] },
    ],
    [
      'goes inside objects',
      { type: 'object', description: text, properties: { q: { type: ['string', 'null'] } } },
      { type: 'object', description: text, properties: { q: { type: 'string' } } },
    ],
  ])('%s', (_title, wide, published) => expect(parameter(wide)).toEqual(published))

  it('keeps null where it is required, since leaving it out is no way to write null', () => {
    expect(parameter({ type: ['string', 'null'], description: text }, { required: true })).toEqual({
      description: text,
      anyOf: [{ type: 'string' }, { type: 'null' }],
    })
  })

  it('is in one order of keywords, whatever the order in the file', () => {
    const a = parameter({ description: text, default: 1, minimum: 0, type: 'integer' })
    const b = parameter({ type: 'integer', minimum: 0, default: 1, description: text })
    expect(JSON.stringify(a)).toBe(JSON.stringify(b))
  })

  it('pins "any value" to one literal', () => {
    expect(ANY_VALUE).toEqual({
      anyOf: [
        { type: 'string' },
        { type: 'number' },
        { type: 'boolean' },
        { type: 'object' },
        { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }, { type: 'object' }] } },
      ],
    })
  })
})

describe('a published result field', () => {
  it.each<[title: string, wide: Schema, published: Schema]>([
    ['has no texts', { type: 'string', description: text }, { type: 'string' }],
    ['says null as a branch', { type: ['string', 'null'] }, { anyOf: [{ type: 'string' }, { type: 'null' }] }],
    ['has no schema where it may be anything', { $ref: 'values/any.json' }, {}],
    [
      'lets any text through where its enumeration is open',
      { type: 'string', enum: ['a'], 'x-open-enum': true },
      { type: 'string' },
    ],
    ['keeps a closed enumeration', { type: 'string', enum: ['a', 'b'] }, { type: 'string', enum: ['a', 'b'] }],
    [
      'is open also where its shape is closed for writing',
      { type: 'object', properties: { x: { type: 'number' } }, additionalProperties: false },
      { type: 'object', properties: { x: { type: 'number' } } },
    ],
    [
      'keeps what a map holds',
      { type: 'object', additionalProperties: { type: 'string' } },
      { type: 'object', additionalProperties: { type: 'string' } },
    ],
  ])('%s', (_title, wide, published) => expect(field(wide)).toEqual(published))

  it('is always there where it has a default, which is left to the docs', () => {
    expect(
      publish(
        { type: 'object', properties: { a: { type: 'integer', default: 1 }, b: { type: 'integer' } }, required: [] },
        'result',
        shapes,
      ),
    ).toEqual({
      type: 'object',
      properties: { a: { type: 'integer' }, b: { type: 'integer' } },
      required: ['a'],
    })
  })
})

describe('a published tool', () => {
  const published = allTools(contract).map((tool) => publishTool(tool, shapes))
  const named = (name: string) => published.find((tool) => tool.name === name)

  it('has the parts of shared results merged in, and the fields that follow from its safety class', () => {
    expect(named('godot_scene_move')?.outputSchema).toEqual({
      type: 'object',
      properties: {
        at: { type: 'object', properties: { x: { type: 'number' }, y: { type: 'number' } }, required: ['x', 'y'] },
        old: {},
        dry_run: { type: 'boolean' },
        persisted: { anyOf: [{ type: 'boolean' }, { type: 'null' }] },
      },
      required: ['at', 'old', 'dry_run', 'persisted'],
    })
  })

  it('keeps a reference only where a result contains itself', () => {
    expect(named('godot_scene_get_tree')?.outputSchema).toEqual({
      type: 'object',
      properties: { tree: { anyOf: [{ $ref: '#/$defs/TreeNode' }, { type: 'null' }] }, truncated: { type: 'boolean' } },
      required: ['tree', 'truncated'],
      $defs: {
        TreeNode: {
          type: 'object',
          properties: {
            name: { type: 'string' },
            visible: { type: 'boolean' },
            children: { type: 'array', items: { $ref: '#/$defs/TreeNode' } },
          },
          required: ['name', 'children'],
        },
      },
    })
    expect(JSON.stringify(published.map(({ inputSchema }) => inputSchema))).not.toContain('$ref')
  })

  it('carries annotations and safety class', () => {
    expect(published.map(({ name, annotations, _meta }) => ({ name, annotations, _meta }))).toEqual([
      {
        name: 'godot_greet',
        annotations: { readOnlyHint: true, idempotentHint: true },
        _meta: { safety_class: 'read_only', toolset: 'core' },
      },
      {
        name: 'godot_scene_get_tree',
        annotations: { readOnlyHint: true, idempotentHint: true },
        _meta: { safety_class: 'read_only', toolset: 'scene' },
      },
      {
        name: 'godot_scene_move',
        annotations: { readOnlyHint: false, destructiveHint: false },
        _meta: { safety_class: 'mutating', toolset: 'scene' },
      },
    ])
  })

  it('says that it is deprecated, and by what', () => {
    const deprecated = { since: '1.2.0', replacement: 'godot_scene_move' }
    const changed = toy(set('tools/core/greet.json', '/deprecated', deprecated)).contract
    const [tool] = allTools(changed)
    if (!tool) throw new Error('the toy has tools')
    const shown = publishTool(tool, changed.shapes)
    expect(shown.description).toBe('Greet someone. Never fails. Deprecated since 1.2.0: use godot_scene_move.')
    expect(shown._meta.deprecated).toEqual(deprecated)
  })

  it('asks for confirm where it is destructive', () => {
    const destroyed = toy({
      'tools/scene/clear.json': plainTool('godot_scene_clear', {
        safety: 'destructive',
        examples: [{ title: 'All', input: { confirm: true }, result: { dry_run: false } }],
      }),
    })
    const tool = allTools(destroyed.contract).find(({ name }) => name === 'godot_scene_clear')
    if (!tool) throw new Error('the tool was added')
    const { inputSchema, annotations } = publishTool(tool, destroyed.contract.shapes)
    expect(inputSchema.properties).toMatchObject({
      confirm: { type: 'boolean', default: false },
      dry_run: { type: 'boolean', default: false },
    })
    expect(annotations).toEqual({ readOnlyHint: false, destructiveHint: true })
  })
})
