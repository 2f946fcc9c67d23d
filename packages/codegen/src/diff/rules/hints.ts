import type { Annotations, SnapshotTool } from '../snapshot.js'

/** What MCP's hints amount to: absent ones have their defaults, and of a tool that only reads the others are not asked. */
interface Effects {
  readonly writes: boolean
  readonly destroys: boolean
  readonly repeats: boolean
  readonly reachesOut: boolean
}

const SAYS: Record<keyof Effects, readonly [string, string]> = {
  writes: ['readOnlyHint: it may change something now', 'readOnlyHint: it only reads now'],
  destroys: ['destructiveHint: it may destroy something now', 'destructiveHint: it destroys nothing now'],
  repeats: ['idempotentHint: repeating it may add up now', 'idempotentHint: repeating it changes nothing now'],
  reachesOut: ['openWorldHint: it may reach the outside now', 'openWorldHint: it stays inside now'],
}

/** Hints that promise less, and more, than before. A change of the safety class says it all already. */
export function hintChanges(old: SnapshotTool, fresh: SnapshotTool): { weakened: string[]; strengthened: string[] } {
  if (old.safety !== undefined && fresh.safety !== undefined && old.safety !== fresh.safety)
    return { weakened: [], strengthened: [] }
  const [was, is] = [effects(old.annotations), effects(fresh.annotations)]
  // What a reader starts or stops doing to the world is told by that hint alone.
  const asked = was.writes === is.writes ? (['destroys', 'repeats', 'reachesOut'] as const) : (['writes', 'reachesOut'] as const)
  return {
    weakened: asked.filter((effect) => !was[effect] && is[effect]).map((effect) => SAYS[effect][0]),
    strengthened: asked.filter((effect) => was[effect] && !is[effect]).map((effect) => SAYS[effect][1]),
  }
}

function effects({ readOnlyHint, destructiveHint, idempotentHint, openWorldHint }: Annotations = {}): Effects {
  const writes = readOnlyHint !== true
  return {
    writes,
    destroys: writes && destructiveHint !== false,
    repeats: writes && idempotentHint !== true,
    reachesOut: openWorldHint !== false,
  }
}
