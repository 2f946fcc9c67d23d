import { TOOLSETS } from '@godot-mcp/contract'
import { expect, it } from 'vitest'
import { nearestNames } from '../../src/suggest/nearest.js'

const TOOLS = TOOLSETS.flatMap(({ tools }) => tools)

it.each([
  ['a typing error', 'godot_scene_edit_creat_node', TOOLS, 'godot_scene_edit_create_node'],
  ['letters in the wrong order', 'scene_edti', ['core', 'inspection', 'scene_edit'], 'scene_edit'],
  ['a name without its prefix', 'create_node', TOOLS, 'godot_scene_edit_create_node'],
  ['words in another order', 'node_create', TOOLS, 'godot_scene_edit_create_node'],
  ['another case', 'Node_Path', ['node_path', 'property'], 'node_path'],
  ['a missing separator', 'nodepath', ['node_path', 'parent_path'], 'node_path'],
])('finds the name behind %s', (_case, wanted, candidates, expected) => {
  expect(nearestNames(wanted, candidates)[0]).toBe(expected)
})

it.each([
  ['nothing in common', 'zebra', TOOLS],
  ['an empty name', '', TOOLS],
  ['no candidates', 'create_node', []],
])('offers nothing for %s', (_case, wanted, candidates) => {
  expect(nearestNames(wanted, candidates)).toEqual([])
})

it('gives no weight to what all candidates begin with', () => {
  expect(nearestNames('godot_scene_edit_zzz', TOOLS)).not.toContain('godot_undo')
})

it('offers at most as many as asked, best first', () => {
  expect(nearestNames('aaab', ['aaac', 'aaab', 'aabb', 'aaaa'], 2)).toEqual(['aaab', 'aaaa'])
})

it('compares no texts that are too long for a name', () => {
  const long = 'a'.repeat(600)
  expect(nearestNames(long, [long])).toEqual([])
})
