import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { filesBelow } from '../../src/addon-install/carried-addon.js'
import { installAddon } from '../../src/addon-install/install.js'
import { uninstallAddon } from '../../src/addon-install/uninstall.js'

let base: string
let addon: { folder: string; version: string }
let project: string

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'godot mcp ä-'))
  addon = { folder: join(base, 'carried'), version: '2026.11.30' }
  write('carried/plugin.cfg', '[plugin]\n\nversion="2026.11.30"\n')
  write('carried/plugin.gd', 'extends EditorPlugin\n')
  write('carried/bridge/pump.gd', 'extends RefCounted\n')
  project = join(base, 'my projéct')
  write('my projéct/project.godot', 'config_version=5\n')
})
afterEach(() => {
  if (existsSync(project)) chmodSync(project, 0o755)
  rmSync(base, { recursive: true, force: true })
})

function write(path: string, text: string): void {
  mkdirSync(dirname(join(base, path)), { recursive: true })
  writeFileSync(join(base, path), text)
}

function replaceByFile(path: string): void {
  rmSync(path, { recursive: true, force: true })
  writeFileSync(path, 'x')
}

/** Every file of the project with its bytes. */
function snapshot(): Record<string, string> {
  return Object.fromEntries(filesBelow(project).map((path) => [path, readFileSync(join(project, path), 'latin1')]))
}

const ADDON_FILES = ['addons/godot_mcp/bridge/pump.gd', 'addons/godot_mcp/plugin.cfg', 'addons/godot_mcp/plugin.gd']

describe('installing', () => {
  it('copies and enables the addon, and leaves everything else alone', () => {
    write('my projéct/addons/other/plugin.cfg', 'other')
    write('my projéct/main.tscn', 'scene')
    expect(installAddon(addon, project)).toEqual({ copied: true, replaced: null, enabled: true })
    expect(Object.keys(snapshot()).sort()).toEqual([...ADDON_FILES, 'addons/other/plugin.cfg', 'main.tscn', 'project.godot'])
    expect(snapshot()['project.godot']).toContain('res://addons/godot_mcp/plugin.cfg')
  })

  it('changes nothing the second time, not even a time stamp', () => {
    installAddon(addon, project)
    write('my projéct/addons/godot_mcp/plugin.gd.uid', 'uid://abc')
    const [before, times] = [snapshot(), statSync(join(project, 'addons')).mtimeMs]
    expect(installAddon(addon, project)).toEqual({ copied: false, replaced: null, enabled: false })
    expect(snapshot()).toEqual(before)
    expect(statSync(join(project, 'addons')).mtimeMs).toBe(times)
  })

  it('replaces another version as a whole, and keeps the ids that the editor gave', () => {
    write('my projéct/addons/godot_mcp/plugin.cfg', '[plugin]\n\nversion="2025.01.01"\n')
    write('my projéct/addons/godot_mcp/gone.gd', 'old')
    write('my projéct/addons/godot_mcp/gone.gd.uid', 'uid://gone')
    write('my projéct/addons/godot_mcp/plugin.gd.uid', 'uid://stays')
    expect(installAddon(addon, project)).toEqual({ copied: true, replaced: '2025.01.01', enabled: true })
    expect(filesBelow(join(project, 'addons'))).toEqual([
      'godot_mcp/bridge/pump.gd',
      'godot_mcp/plugin.cfg',
      'godot_mcp/plugin.gd',
      'godot_mcp/plugin.gd.uid',
    ])
  })

  it('mends an addon that was tampered with', () => {
    installAddon(addon, project)
    write('my projéct/addons/godot_mcp/plugin.gd', 'broken')
    expect(installAddon(addon, project)).toMatchObject({ copied: true, enabled: false })
    expect(snapshot()['addons/godot_mcp/plugin.gd']).toBe('extends EditorPlugin\n')
  })

  it.each<[string, () => void, string]>([
    ['a folder that does not exist', () => rmSync(project, { recursive: true }), 'does not exist'],
    ['a folder without a project file', () => rmSync(join(project, 'project.godot')), 'is not a Godot project'],
    ['a file', () => replaceByFile(project), 'is not a folder'],
    ['a read-only folder', () => chmodSync(project, 0o555), 'is read-only'],
    ['a read-only project file', () => chmodSync(join(project, 'project.godot'), 0o444), 'project.godot is read-only'],
    ['a project where addons is a file', () => replaceByFile(join(project, 'addons')), 'is not a folder'],
    [
      'a project file that cannot be read',
      () => write('my projéct/project.godot', '[editor_plugins]\n\nenabled=1\n'),
      'cannot read enabled',
    ],
  ])('refuses %s and changes nothing', (_case, spoil, why) => {
    spoil()
    const listed = readdirSync(base, { recursive: true })
    expect(() => installAddon(addon, project)).toThrow(why)
    expect(readdirSync(base, { recursive: true })).toEqual(listed)
  })
})

describe('uninstalling', () => {
  it('gives back the project that was there before, byte for byte', () => {
    write('my projéct/addons/other/plugin.cfg', 'other')
    const before = snapshot()
    installAddon(addon, project)
    expect(uninstallAddon(project)).toEqual({ removed: true, disabled: true })
    expect(snapshot()).toEqual(before)
  })

  it('leaves no empty addons folder behind', () => {
    installAddon(addon, project)
    uninstallAddon(project)
    expect(readdirSync(project)).toEqual(['project.godot'])
  })

  it('does nothing where nothing is installed', () => {
    expect(uninstallAddon(project)).toEqual({ removed: false, disabled: false })
  })
})
