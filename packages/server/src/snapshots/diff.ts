import { isDeepStrictEqual } from 'node:util'
import type { Snapshot, SnapshotNode } from './snapshot.js'

/** A property that differs; null on the side where the node does not have it. */
export interface Change {
  node: string
  property: string
  before: unknown
  after: unknown
}

/** What became different from one snapshot to the next. */
export interface Difference {
  added: string[]
  removed: string[]
  changed: Change[]
  renamed: { from: string; to: string }[]
}

/** The part of a scene in which two snapshots can be compared at all. */
interface Region {
  before: SnapshotNode[]
  after: SnapshotNode[]
  /** Names that only one of the two was asked for say nothing. */
  unknown: ReadonlySet<string>
}

/**
 * Compares two snapshots where they overlap: below `at`, no deeper than both reach. Nodes are paired by their id, so that one that was renamed
 * or moved is found again, and else by their path: a scene that was loaded again has all new ids.
 */
export function difference(before: Snapshot, after: Snapshot, at: string): Difference {
  const region = overlap(before, after, at)
  const pairs = pair(region, before.session === after.session)
  const olds = new Set(pairs.keys())
  const news = new Set(pairs.values())
  const renames = new Map([...pairs].map(([old, now]) => [old.path, now.path]))
  const result: Difference = {
    added: region.after.filter((node) => !news.has(node)).map(({ path }) => path),
    removed: region.before.filter((node) => !olds.has(node)).map(({ path }) => path),
    changed: [],
    renamed: [],
  }
  for (const [old, now] of pairs) {
    if (old.path !== now.path && !followsItsParent(old, now, renames)) result.renamed.push({ from: old.path, to: now.path })
    result.changed.push(...changesOf(old, now, region.unknown, renames))
  }
  result.changed.push(...orderChanges(region, pairs))
  return result
}

/** Whether a path is another one's or leads to something below it. */
function isWithin(path: string, start: string): boolean {
  return start === '.' || path === start || path.startsWith(`${start}/`)
}

function overlap(before: Snapshot, after: Snapshot, at: string): Region {
  const starts = [before.scope.node_path, after.scope.node_path, at]
  const deepest = Math.min(reach(before), reach(after))
  const inside = (node: SnapshotNode) => starts.every((start) => isWithin(node.path, start)) && levelOf(node.path) <= deepest
  const asked = [before, after].map(({ scope }) => new Set(scope.properties))
  const all = new Set(asked.flatMap((names) => [...names]))
  const unknown = new Set([...all].filter((name) => asked.some((names) => !names.has(name))))
  return { before: before.nodes.filter(inside), after: after.nodes.filter(inside), unknown }
}

/** The deepest level below the scene's root that a snapshot looked at. */
function reach({ scope }: Snapshot): number {
  return scope.max_depth < 0 ? Number.POSITIVE_INFINITY : levelOf(scope.node_path) + scope.max_depth
}

function levelOf(path: string): number {
  return path === '.' ? 0 : path.replace(/^\.\//, '').split('/').length
}

function pair({ before, after }: Region, sameEditor: boolean): Map<SnapshotNode, SnapshotNode> {
  const pairs = new Map<SnapshotNode, SnapshotNode>()
  const free = new Set(after)
  const match = (key: (node: SnapshotNode) => string) => {
    const byKey = new Map([...free].map((node) => [key(node), node]))
    for (const old of before) {
      const now = pairs.has(old) ? undefined : byKey.get(key(old))
      if (now === undefined || !free.delete(now)) continue
      pairs.set(old, now)
    }
  }
  if (sameEditor) match(({ id }) => id)
  match(({ path }) => path)
  // In the order of the older one, whichever way a pair was found.
  return new Map(before.flatMap((old) => [pairs.get(old)].flatMap((now) => (now === undefined ? [] : [[old, now] as const]))))
}

/** Whether only an ancestor was renamed or moved, which is said once. */
function followsItsParent(old: SnapshotNode, now: SnapshotNode, renames: ReadonlyMap<string, string>): boolean {
  return old.name === now.name && renames.get(parentOf(old.path)) === parentOf(now.path)
}

function parentOf(path: string): string {
  const end = path.lastIndexOf('/')
  return end === -1 || path === './root' ? '.' : path.slice(0, end)
}

function changesOf(
  old: SnapshotNode,
  now: SnapshotNode,
  unknown: ReadonlySet<string>,
  renames: ReadonlyMap<string, string>,
): Change[] {
  const changes: Change[] = []
  const compare = (property: string, before: unknown, after: unknown) => {
    if (!isDeepStrictEqual(before, after)) changes.push({ node: now.path, property, before, after })
  }
  compare('type', old.type, now.type)
  compare('script', old.script, now.script)
  for (const name of new Set([...Object.keys(old.properties), ...Object.keys(now.properties)])) {
    if (!unknown.has(name)) compare(name, old.properties[name] ?? null, now.properties[name] ?? null)
  }
  compare('groups', old.groups, now.groups)
  const moved = old.connections.map((each) => ({ ...each, target_path: renames.get(each.target_path) ?? each.target_path }))
  if (!isDeepStrictEqual(sorted(moved), sorted(now.connections))) {
    changes.push({ node: now.path, property: 'connections', before: old.connections, after: now.connections })
  }
  return changes
}

function sorted(list: readonly object[]): string[] {
  return list.map((each) => JSON.stringify(each)).sort()
}

/** Parents whose children that were there before stand in another order now. */
function orderChanges({ before, after }: Region, pairs: ReadonlyMap<SnapshotNode, SnapshotNode>): Change[] {
  const childrenOf = (nodes: readonly SnapshotNode[]) => {
    const byParent = new Map<string, SnapshotNode[]>()
    for (const node of nodes) {
      const parent = parentOf(node.path)
      if (node.path === '.') continue
      const siblings = byParent.get(parent)
      if (siblings === undefined) byParent.set(parent, [node])
      else siblings.push(node)
    }
    return byParent
  }
  const former = childrenOf(before)
  const present = childrenOf(after)
  return [...pairs].flatMap(([old, now]) => {
    const here = new Set(present.get(now.path) ?? [])
    const stayed = (former.get(old.path) ?? []).flatMap((child) => [pairs.get(child)].filter((other) => other !== undefined))
    const kept = stayed.filter((child) => here.has(child))
    const counted = new Set(kept)
    const order = [...here].filter((child) => counted.has(child))
    if (kept.every((child, index) => child === order[index])) return []
    return [{ node: now.path, property: 'order', before: kept.map(({ name }) => name), after: order.map(({ name }) => name) }]
  })
}
