import { RESOURCES } from '@godot-mcp/contract'
import { expect, it } from 'vitest'
import { unknownResource } from '../../src/resources/unknown.js'

it('names all resources and the nearest one', () => {
  expect(unknownResource('godot://scene/curent', RESOURCES)).toEqual({
    hint: 'Unknown resource: godot://scene/curent; did you mean godot://scene/current? known: godot://project/info, godot://scene/current, godot://scene/tree, godot://node/selected, godot://scene/tree/{max_depth}',
    suggestions: expect.arrayContaining(['godot://scene/current']),
  })
})

it('offers nothing where nothing is near', () => {
  const { hint, suggestions } = unknownResource('http://example.com', RESOURCES)
  expect(hint).toMatch(/^Unknown resource: http:\/\/example\.com; known: /)
  expect(suggestions).toEqual([])
})
