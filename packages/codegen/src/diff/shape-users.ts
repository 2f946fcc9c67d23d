import type { SnapshotPair } from './rules/surface.js'
import { sharedShapesOf } from './shared-shapes.js'
import type { SnapshotTool } from './snapshot.js'

/** The tools that use each shared shape, directly or through another shape; keys are `values/Vector2`. */
export function usersOfShapes(tools: readonly SnapshotTool[], { old, fresh }: SnapshotPair): Map<string, Set<string>> {
  const inside = new Map<string, Set<string>>()
  for (const snapshot of [old, fresh])
    for (const [part, shapes] of Object.entries(sharedShapesOf(snapshot)))
      for (const [name, schema] of Object.entries(shapes)) {
        const key = `${part}/${name}`
        inside.set(key, new Set([...(inside.get(key) ?? []), ...shapesIn(schema)]))
      }
  const users = new Map<string, Set<string>>()
  for (const { name, inputSchema, outputSchema } of tools) {
    const queue = shapesIn([inputSchema, outputSchema])
    const seen = new Set(queue)
    for (let shape = queue.pop(); shape !== undefined; shape = queue.pop()) {
      users.set(shape, (users.get(shape) ?? new Set()).add(name))
      for (const inner of inside.get(shape) ?? []) if (!seen.has(inner)) seen.add(inner) && queue.push(inner)
    }
  }
  return users
}

const REFERENCE = /"\$ref":"#\/((?:values|results|envelope)\/[^"/]+)"/g

function shapesIn(schema: unknown): string[] {
  try {
    return [...(JSON.stringify(schema) ?? '').matchAll(REFERENCE)].map(([, shape = '']) => shape)
  } catch {
    return []
  }
}
