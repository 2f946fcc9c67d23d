import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Event } from './client.js'

/** Each scene must hold what was last acknowledged as saved, or what a later save was about to write when it was cut off. */
export function nothingSavedIsLost(projectDir: string, events: readonly Event[]): string[] {
  const allowed = new Map<string, string[]>()
  const acknowledged = new Set<string>()
  for (const { event, path, nodes } of events) {
    if (event !== 'saving' && event !== 'saved') continue
    const state = JSON.stringify(nodes)
    if (event === 'saved') acknowledged.add(path)
    allowed.set(path, event === 'saved' ? [state] : [...(allowed.get(path) ?? []), state])
  }
  for (const path of acknowledged) {
    const text = readFileSync(join(projectDir, path.replace('res://', '')), 'utf8')
    expect(text.startsWith('[gd_scene') && text.endsWith('\n'), `${path} is whole`).toBe(true)
    expect(allowed.get(path), path).toContain(JSON.stringify(childrenIn(text)))
  }
  return [...acknowledged]
}

function childrenIn(scene: string): string[] {
  return [...scene.matchAll(/^\[node name="([^"]+)"[^\]]* parent="\."/gm)].map(([, name = '']) => name).sort()
}

/** Files of the project that nobody asked for. */
export function strayFiles(projectDir: string): string[] {
  return readdirSync(projectDir, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      !/^(\.godot|addons)(\/|$)/.test(path) &&
      !/^(job|big|main\.tscn|project\.godot|job\/[^/]+\.tscn|big\/big\.tscn)$/.test(path),
  )
}
