import { describe, expect, it } from 'vitest'
import { TOY_HANDLERS, toyFaults } from '../toy/toy-contract.js'

describe('commands and handlers', () => {
  const path = 'commands/read_all.json'
  const command = {
    $schema: '../meta/command.schema.json',
    name: 'cmd_read_all',
    from: 'server',
    reply: true,
    queued: true,
    description: 'Read all.',
    params: { type: 'object', properties: {} },
    result: { type: 'object', properties: {} },
    examples: [{ params: {}, result: {} }],
  }
  const handler = {
    runs: 'wire',
    toolset: '',
    action: 'read_all',
    file: 'addon/addons/godot_mcp/commands/read_all.gd',
    symbol: 'cmd_read_all',
  } as const

  it('a queued command with its handler is whole', () => {
    expect(toyFaults({ [path]: command }, [...TOY_HANDLERS, handler])).toEqual([])
  })

  it('a queued command without a handler names the function that is missing', () => {
    expect(toyFaults({ [path]: command }, TOY_HANDLERS)).toEqual([
      "schemas/commands/read_all.json: 'cmd_read_all' has no handler; expected 'func cmd_read_all(' in addon/addons/godot_mcp/commands/read_all.gd",
    ])
  })

  it.each([
    ['no command', {}],
    ['one that the bridge answers itself', { [path]: { ...command, queued: undefined } }],
  ])('a handler of %s names the schema that is missing', (_title, changes) => {
    const files = JSON.parse(JSON.stringify(changes))
    expect(toyFaults(files, [...TOY_HANDLERS, handler])).toEqual([
      "addon/addons/godot_mcp/commands/read_all.gd: 'cmd_read_all' handles no command; expected 'cmd_read_all' with \"queued\": true in schemas/commands/read_all.json",
    ])
  })

  it('a command that asks for what is no token is named', () => {
    expect(toyFaults({ [path]: { ...command, requires: ['luck'] } })).toContain(
      "schemas/commands/read_all.json: /requires: 'luck' is not in schemas/errors/required.json",
    )
  })
})
