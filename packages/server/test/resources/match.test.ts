import { RESOURCES } from '@godot-mcp/contract'
import { expect, it } from 'vitest'
import { matchResource } from '../../src/resources/match.js'

it.each([
  ['godot://project/info', 'project_info', {}],
  ['godot://scene/tree', 'scene_tree', {}],
  ['godot://scene/tree/0', 'scene_tree_to_depth', { max_depth: 0 }],
  ['godot://scene/tree/-1', 'scene_tree_to_depth', { max_depth: -1 }],
  ['godot://node/selected', 'selected_node', {}],
])('%s is %s', (uri, name, args) => {
  const match = matchResource(uri, RESOURCES)
  expect(match?.resource.name).toBe(name)
  expect(match?.args).toEqual(args)
})

it.each([
  'godot://scene',
  'godot://scene/tree/',
  'godot://scene/tree/1/2',
  'godot://scene/tree/1?x=2',
  'godot://scene/tree/two',
  'godot://scene/tree/1.5',
  'xgodot://scene/tree',
])('%s names nothing', (uri) => {
  expect(matchResource(uri, RESOURCES)).toBeNull()
})
