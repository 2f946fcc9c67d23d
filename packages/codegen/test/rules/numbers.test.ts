import { describe, expect, it } from 'vitest'
import { faultLines } from '../../src/fault.js'
import { understand } from '../../src/understand.js'
import { toyFaults, toySources } from '../toy/toy-contract.js'

describe('a sound contract', () => {
  it('has no faults', () => expect(toyFaults({})).toEqual([]))
})

describe('packages', () => {
  it('of another version than the contract says, or that ask for one, are named', () => {
    const packages = [
      { file: 'packages/one/package.json', version: '1.2.3', siblings: { '@godot-mcp/two': '1.2.2' } },
      { file: 'packages/two/package.json', version: '1.2.2', siblings: {} },
    ]
    const understood = understand(toySources({}, { packages }))
    expect('faults' in understood ? faultLines(understood.faults) : []).toEqual([
      'packages/one/package.json: the dependency @godot-mcp/two is 1.2.2; package_version in schemas/contract.json is 1.2.3',
      'packages/two/package.json: the version is 1.2.2; package_version in schemas/contract.json is 1.2.3',
    ])
  })
})
