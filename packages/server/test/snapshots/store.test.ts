import { expect, it } from 'vitest'
import type { Snapshot } from '../../src/snapshots/snapshot.js'
import { SnapshotStore } from '../../src/snapshots/store.js'

const snapshot = (scene: string): Snapshot => ({
  scope: { node_path: '.', properties: [], max_depth: -1 },
  scene,
  session: '1',
  nodes: [],
})

it('keeps 32; what was used longest ago makes room, and a look counts as use', () => {
  const store = new SnapshotStore()
  const ids = Array.from({ length: 32 }, (_, index) => store.keep(snapshot(`${index}`)))
  expect(ids.slice(0, 2)).toEqual(['s1', 's2'])
  expect(store.find('s1')?.scene).toBe('0')

  expect(store.keep(snapshot('new'))).toBe('s33')
  expect(store.find('s2')).toBeNull()
  expect(store.find('s1')?.scene).toBe('0')
  expect(store.ids()).toHaveLength(32)
})

it('knows no id that it did not give out', () => {
  expect(new SnapshotStore().find('s1')).toBeNull()
})
