import { expect, it } from 'vitest'
import { generatedContract } from '../../src/contract/generated.js'
import { ToolsetGate } from '../../src/toolsets/gate.js'
import { startToolsets } from '../../src/toolsets/start-set.js'

it('has core on, whatever the start-up set', () => {
  expect(new ToolsetGate(generatedContract, []).enabled()).toEqual(['core'])
})

it('lists in the contract’s order, not in that of enabling', () => {
  const gate = new ToolsetGate(generatedContract, ['scene_edit'])
  gate.set(['inspection'], true)
  expect(gate.enabled()).toEqual(['core', 'inspection', 'scene_edit'])
})

it('tells of each real change once, and of nothing else', () => {
  const gate = new ToolsetGate(generatedContract, [])
  let told = 0
  const stop = gate.onChange(() => told++)
  gate.set(['inspection', 'scene_edit'], true)
  gate.set(['inspection'], true)
  expect(told).toBe(1)
  gate.set(['inspection'], false)
  expect(told).toBe(2)
  stop()
  gate.set(['inspection'], true)
  expect(told).toBe(2)
})

it.each([
  [null, ['core', 'inspection']],
  ['all', ['core', 'inspection', 'scene_edit']],
  [['author'], ['scene_edit']],
  [[], []],
] as const)('the start-up set for %j', (wanted, expected) => {
  expect(startToolsets(wanted, generatedContract)).toEqual(expected)
})
