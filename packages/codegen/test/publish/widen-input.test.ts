import { describe, expect, it } from 'vitest'
import { diffContracts } from '../../src/diff/diff-contracts.js'
import { parseSnapshot } from '../../src/diff/parse-snapshot.js'
import type { Snapshot } from '../../src/diff/snapshot.js'
import { ANY_VALUE } from '../../src/publish/any-value.js'
import { publishTool } from '../../src/publish/publish-tool.js'
import { widenInput } from '../../src/publish/widen-input.js'
import { plainTool, toy } from '../toy/toy-contract.js'

const _meta = { toolset: 'box', safety_class: 'read_only' }

describe('a published parameter stands for', () => {
  it.each<[title: string, published: object, required: boolean, wide: object]>([
    [
      'null too, where it may be left out',
      { type: 'string', description: 'd' },
      false,
      { anyOf: [{ type: 'string' }, { type: 'null' }], default: null, description: 'd' },
    ],
    [
      'its default, where null is given',
      { type: 'integer', minimum: 0, default: 3 },
      false,
      { anyOf: [{ type: 'integer', minimum: 0 }, { type: 'null' }], default: 3 },
    ],
    ['itself, where it has to be given', { type: 'string', description: 'd' }, true, { type: 'string', description: 'd' }],
    ['any value, where it is the literal for one', { ...ANY_VALUE, description: 'd' }, true, { description: 'd' }],
    [
      'the same inside objects',
      { type: 'object', properties: { inner: { type: 'string' } } },
      true,
      { type: 'object', properties: { inner: { anyOf: [{ type: 'string' }, { type: 'null' }], default: null } } },
    ],
  ])('%s', (_title, published, required, wide) => {
    const schema = (p: object) => ({ type: 'object', properties: { p }, ...(required && { required: ['p'] }) })
    expect(widenInput(schema(published))).toEqual(schema(wide))
  })
})

describe('a list of tools that a server of ours gave', () => {
  const wide = plainTool('godot_open', {
    input: {
      type: 'object',
      properties: {
        lid: { type: ['string', 'null'], default: null, description: 'Lid.' },
        value: { $ref: '../../values/any.json', description: 'Anything.' },
        count: { type: 'integer', default: 1, description: 'How many.' },
      },
      required: ['value'],
    },
    examples: [{ title: 'One', input: { value: 1 }, result: {} }],
  })
  const { contract } = toy({ 'tools/core/open.json': wide })
  const tool = contract.toolsets.flatMap(({ tools }) => tools).find(({ name }) => name === 'godot_open')

  it('breaks nothing of what the contract behind it accepts', () => {
    if (tool === undefined) throw new Error('the toy has no such tool')
    const listed = parseSnapshot({ tools: [publishTool(tool, contract.shapes)] }, 'NEW')
    const old: Snapshot = {
      tools: [
        {
          name: tool.name,
          inputSchema: {
            type: 'object',
            properties: {
              lid: { anyOf: [{ type: 'string' }, { type: 'null' }], default: null },
              value: {},
              count: { type: 'integer', default: 1 },
            },
            required: ['value'],
            additionalProperties: false,
          },
        },
      ],
    }
    expect(diffContracts(old, listed).findings.filter((finding) => finding.class === 'breaking')).toEqual([])
  })

  it('says safety and toolset under `_meta`, and null for a schema that it has not', () => {
    const listed = parseSnapshot({ tools: [{ name: 'a', inputSchema: { type: 'object' }, outputSchema: null, _meta }] }, 'NEW')
    expect(listed.tools).toEqual([{ name: 'a', toolset: 'box', safety: 'read_only', inputSchema: { type: 'object' } }])
  })

  it('says nothing of prompts and resources, so none is gone', () => {
    const tools = [{ name: 'a', inputSchema: { type: 'object' } }]
    const whole: Snapshot = { tools, prompts: [{ name: 'p' }], resources: ['r://'] }
    expect(diffContracts(whole, { tools }).class).toBe('none')
    expect(diffContracts({ tools }, whole).class).toBe('none')
    expect(diffContracts(whole, { tools, prompts: [], resources: [] }).class).toBe('breaking')
  })
})
