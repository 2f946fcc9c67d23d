import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { requireGodot } from '../../../tools/godot/find-godot.mjs'

const DEMO = fileURLToPath(new URL('../../../tools/demo/demo.mjs', import.meta.url))

function onPath(name: string): string {
  const found = (process.env['PATH'] ?? '').split(delimiter).find((folder) => existsSync(join(folder, name)))
  if (found === undefined) throw new Error(`${name} is not on the PATH`)
  return join(found, name)
}

function demo(env: NodeJS.ProcessEnv): string[] {
  const { GODOT_BIN: _, ...inherited } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, [DEMO], { encoding: 'utf8', env: { ...inherited, ...env } })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  return stdout.trim().split('\n')
}

it('the demo builds a scene in the real editor and prints the file', () => {
  const lines = demo({ GODOT_BIN: requireGodot().path })
  expect(lines).toEqual(
    expect.arrayContaining([
      'demo: preview: would create Player, created=false, would be saved=true',
      'demo: moved it from {"x":0,"y":0} to {"x":120,"y":80}',
      'demo: undid "Set Player.position" and "Create Camera": demo(Player)',
      'demo: redid "Create Camera" and "Set Player.position": demo(Player(Camera))',
      'demo: read back: position is {"x":120,"y":80}',
      'position = Vector2(120, 80)',
      'demo: done',
    ]),
  )
})

it('without a Godot the demo says so, gives the command that installs one, and runs against the fake editor', () => {
  const path = mkdtempSync(join(tmpdir(), 'godot-mcp-no-godot-'))
  try {
    // What the build asks for, and nothing else that may lie beside it.
    for (const name of ['node', 'npm', 'git']) symlinkSync(onPath(name), join(path, name))
    const lines = demo({ PATH: path, GODOT_DIR: join(path, 'none') })
    expect(lines).toContain('demo: to install the real editor (Debian or Ubuntu, as root): npm run demo -- --install')
    expect(lines).toContain('demo: created Player')
    expect(lines.at(-1)).toBe('demo: done')
  } finally {
    rmSync(path, { recursive: true })
  }
})
