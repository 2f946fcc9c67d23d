import { describe, expect, it } from 'vitest'
import { difference } from '../../src/snapshots/diff.js'
import { shorten } from '../../src/snapshots/shorten.js'
import type { Snapshot, SnapshotNode, SnapshotScope } from '../../src/snapshots/snapshot.js'
import { treeOf } from '../../src/snapshots/tree.js'

const NOTHING = { added: [], removed: [], changed: [], renamed: [] }

let lastId = 0
/** A node; its name and its depth below the scene's root follow from the path. */
function node(path: string, parts: Partial<SnapshotNode> = {}): SnapshotNode {
  const name = path === '.' ? 'Main' : (path.split('/').at(-1) ?? '')
  const depth = path === '.' ? 0 : path.split('/').length
  const plain = { type: 'Node2D', script: null, properties: {}, groups: [], connections: [] }
  return { path, name, depth, id: String(++lastId), ...plain, ...parts }
}

function snapshot(nodes: SnapshotNode[], scope: Partial<SnapshotScope> = {}, session = 'one'): Snapshot {
  return { scope: { node_path: '.', properties: [], max_depth: -1, ...scope }, scene: 'res://main.tscn', session, nodes }
}

const compare = (before: SnapshotNode[], after: SnapshotNode[], at = '.') => difference(snapshot(before), snapshot(after), at)

describe('nothing', () => {
  it('is what a snapshot differs in from itself', () => {
    const whole = snapshot([node('.'), node('A', { properties: { position: { x: 1.5, y: 2 } } })])
    expect(difference(whole, structuredClone(whole), '.')).toEqual(NOTHING)
  })
})

describe('a node', () => {
  it('that is new or gone is named by its path, those below it too', () => {
    const root = node('.')
    const old = [node('A'), node('A/B')]
    expect(compare([root, ...old], [root, node('C')])).toEqual({ ...NOTHING, added: ['C'], removed: ['A', 'A/B'] })
  })

  it('that was renamed is the same node, and those below it only follow', () => {
    const [root, a, b] = [node('.'), node('A'), node('A/B')]
    const after = [root, { ...a, path: 'Z', name: 'Z' }, { ...b, path: 'Z/B' }]
    expect(compare([root, a, b], after)).toEqual({ ...NOTHING, renamed: [{ from: 'A', to: 'Z' }] })
  })

  it('that was moved is the same node', () => {
    const [root, a, b] = [node('.'), node('A'), node('B')]
    const after = [root, b, { ...a, path: 'B/A', depth: 2 }]
    expect(compare([root, a, b], after)).toEqual({ ...NOTHING, renamed: [{ from: 'A', to: 'B/A' }] })
  })

  it('that swapped its name with another is both told', () => {
    const [root, a, b] = [node('.'), node('A'), node('B')]
    const after = [root, { ...a, path: 'B', name: 'B' }, { ...b, path: 'A', name: 'A' }]
    expect(compare([root, a, b], after).renamed).toEqual([
      { from: 'A', to: 'B' },
      { from: 'B', to: 'A' },
    ])
  })

  it('that took the place of another of its name is compared with it', () => {
    const root = node('.')
    expect(compare([root, node('A')], [root, node('A', { type: 'Sprite2D' })])).toEqual({
      ...NOTHING,
      changed: [{ node: 'A', property: 'type', before: 'Node2D', after: 'Sprite2D' }],
    })
  })

  it('is found by its path alone where another editor was asked, whatever the ids say', () => {
    const before = snapshot([node('.', { id: '1' }), node('A', { id: '2' }), node('B', { id: '3' })])
    const after = snapshot([node('.', { id: '9' }), node('A', { id: '3' }), node('B', { id: '2' })], {}, 'two')
    expect(difference(before, after, '.')).toEqual(NOTHING)
  })
})

describe('of a node', () => {
  const root = node('.')
  const a = node('A', {
    script: 'res://a.gd',
    properties: { position: { x: 1, y: 2 }, speed: 3 },
    groups: ['heroes'],
    connections: [{ signal: 'hit', target_path: '.', method: 'f', flags: 2, unbinds: 0, binds: [] }],
  })
  it.each<[string, Partial<SnapshotNode>, { property: string; before: unknown; after: unknown }]>([
    [
      'a value',
      { properties: { position: { x: 9, y: 2 }, speed: 3 } },
      { property: 'position', before: { x: 1, y: 2 }, after: { x: 9, y: 2 } },
    ],
    ['a property that appeared', { properties: { ...a.properties, lives: 1 } }, { property: 'lives', before: null, after: 1 }],
    ['one that disappeared', { properties: { position: { x: 1, y: 2 } } }, { property: 'speed', before: 3, after: null }],
    ['the script', { script: null }, { property: 'script', before: 'res://a.gd', after: null }],
    ['the groups', { groups: ['heroes', 'tall'] }, { property: 'groups', before: ['heroes'], after: ['heroes', 'tall'] }],
    ['the connections', { connections: [] }, { property: 'connections', before: a.connections, after: [] }],
  ])('%s is a change', (_title, parts, change) => {
    expect(compare([root, a], [root, { ...a, ...parts }])).toEqual({ ...NOTHING, changed: [{ node: 'A', ...change }] })
  })

  it('a connection to a node that was renamed is none', () => {
    const target = node('T')
    const source = node('S', { connections: [{ signal: 's', target_path: 'T', method: 'm', flags: 2, unbinds: 0, binds: [] }] })
    const after = [
      root,
      { ...source, connections: source.connections.map((each) => ({ ...each, target_path: 'U' })) },
      { ...target, path: 'U', name: 'U' },
    ]
    expect(compare([root, source, target], after)).toEqual({ ...NOTHING, renamed: [{ from: 'T', to: 'U' }] })
  })
})

describe('the order of children', () => {
  const [root, a, b, c] = [node('.'), node('A'), node('B'), node('C')]
  it('is a change of their parent', () => {
    expect(compare([root, a, b, c], [root, c, a, b])).toEqual({
      ...NOTHING,
      changed: [{ node: '.', property: 'order', before: ['A', 'B', 'C'], after: ['C', 'A', 'B'] }],
    })
  })

  it('is not changed by one that came or went', () => {
    const after = [root, node('New'), a, c]
    expect(compare([root, a, b, c], after)).toEqual({ ...NOTHING, added: ['New'], removed: ['B'] })
  })
})

describe('snapshots of different parts', () => {
  const [root, a, b, deep] = [node('.'), node('A'), node('A/B'), node('A/B/C')]

  it('of a subtree and of the whole scene are compared where they overlap', () => {
    const part = snapshot([a, b], { node_path: 'A', max_depth: 1 })
    const whole = snapshot([root, a, { ...b, type: 'Sprite2D' }, deep, node('Other')])
    const changed = [{ node: 'A/B', property: 'type', before: 'Node2D', after: 'Sprite2D' }]
    expect(difference(part, whole, '.')).toEqual({ ...NOTHING, changed })
  })

  it('that were asked for different properties are compared in those they share', () => {
    const [before, after] = [
      snapshot([node('.', { id: 'r', properties: { visible: true, modulate: 1 } })], { properties: ['visible', 'modulate'] }),
      snapshot([node('.', { id: 'r', properties: { visible: false } })], { properties: ['visible'] }),
    ]
    expect(difference(before, after, '.').changed.map(({ property }) => property)).toEqual(['visible'])
  })

  it('may be compared in one part only', () => {
    const after = [root, { ...a, type: 'X' }, { ...b, type: 'X' }]
    expect(compare([root, a, b], after, 'A/B').changed.map((change) => change.node)).toEqual(['A/B'])
  })

  it('does not take a name that only begins alike for one below', () => {
    const [ab] = [node('AB')]
    expect(compare([root, a], [root, a, ab], 'A')).toEqual(NOTHING)
  })
})

describe('a difference that is long', () => {
  it('is cut, each list to its share, and gives the full numbers', () => {
    const root = node('.')
    const many = Array.from({ length: 5_000 }, (_, index) => node(`Node${index}`))
    const short = shorten(compare([root, node('Gone')], [root, ...many]))
    expect(short).toMatchObject({ truncated: true, removed: ['Gone'], hint: expect.stringContaining('5000 added, 1 removed') })
    expect(short.added.length).toBeGreaterThan(100)
    expect(JSON.stringify(short).length).toBeLessThan(26_000)
  })

  it('is whole where it fits', () => {
    expect(shorten({ ...NOTHING, added: ['A'] })).toEqual({ ...NOTHING, added: ['A'], truncated: false, hint: null })
  })

  it('takes little time for ten thousand nodes, all of which changed', () => {
    const before = Array.from({ length: 10_000 }, (_, index) =>
      node(index === 0 ? '.' : `N${index}`, { properties: { n: index } }),
    )
    const after = before.map((each) => ({ ...each, properties: { n: -1 } })).reverse()
    const startedAt = performance.now()
    expect(compare(before, after).changed.length).toBeGreaterThan(10_000)
    expect(performance.now() - startedAt).toBeLessThan(2_000)
  })
})

it('the tree of a snapshot has every node under its parent', () => {
  const shape = (tree: ReturnType<typeof treeOf>): unknown => tree && { [tree.path]: tree.children.map(shape) }
  const nodes = [node('.'), node('A'), node('A/B'), node('A/B/C'), node('D')]
  expect(shape(treeOf(nodes))).toEqual({ '.': [{ A: [{ 'A/B': [{ 'A/B/C': [] }] }] }, { D: [] }] })
})
