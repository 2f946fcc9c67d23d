import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { Children } from '../../src/child-process/children.js'
import { systemClock } from '../../src/clock.js'
import { findGodot, type GodotPlaces } from '../../src/godot/find-godot.js'

const folder = mkdtempSync(join(tmpdir(), 'godot-mcp-find-'))
const children = new Children(systemClock)
afterAll(async () => {
  await children.close()
  rmSync(folder, { recursive: true })
})

/** A program that answers as Godot would. */
function program(name: string, answer = 'echo 4.6.3.stable.official'): string {
  const path = join(folder, name)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, `#!/bin/sh\n${answer}\n`)
  chmodSync(path, 0o755)
  return path
}

const find = (places: Partial<GodotPlaces>) =>
  findGodot({ setting: null, editor: null, searchPath: '', ...places }, (spec) => children.run(spec))
const set = (path: string) => find({ setting: { variable: 'GODOT_MCP_GODOT_BIN', path } })

describe('a program that is set', () => {
  it.each(['Godot_v4.6.3-stable_linux.x86_64', 'with space/godot', 'größe/godot'])('may be called %s', async (name) => {
    const path = program(name)
    expect(await set(path)).toEqual({ path, version: '4.6.3.stable.official', problem: null })
  })

  it('may be an application of macOS, which is a folder', async () => {
    const path = program('Godot.app/Contents/MacOS/Godot')
    expect(await set(join(folder, 'Godot.app'))).toMatchObject({ path })
  })

  it('may say something before its version', async () => {
    expect(await set(program('chatty', 'echo hello; echo 4.4.stable'))).toMatchObject({ version: '4.4.stable' })
  })

  const text = join(folder, 'notes.txt')
  writeFileSync(text, 'not a program')
  it.each([
    ['nothing there', join(folder, 'none'), 'does not exist'],
    ['a folder', folder, 'is a folder'],
    ['a text file', text, 'cannot be run: it is not a program that may be run (EACCES)'],
    ['another program', program('other', 'echo hello'), 'does not answer --version as Godot does'],
    ['one that fails', program('failing', 'echo 4.6.3.stable; exit 1'), 'does not answer --version as Godot does'],
    ['an old Godot', program('old', 'echo 4.3.stable'), 'is Godot 4.3.stable; 4.4 or newer of the 4.x line is needed'],
    ['a Godot of another line', program('three', 'echo 3.6.stable'), 'is Godot 3.6.stable'],
  ])('and is %s is refused with the path and the way out, and nothing else is tried', async (_title, path, problem) => {
    program('path/godot')
    const found = await find({ setting: { variable: 'GODOT_BIN', path }, searchPath: join(folder, 'path') })
    expect(found.path).toBeNull()
    expect(found.problem).toContain(`GODOT_BIN is "${path}", which ${problem}`)
    expect(found.problem).toContain('Set GODOT_MCP_GODOT_BIN')
  })
})

describe('with nothing set', () => {
  it("takes the editor's own program first", async () => {
    const editor = program('editor/godot')
    expect(await find({ editor, searchPath: join(folder, 'path') })).toMatchObject({ path: editor })
  })

  it('does not run what somebody else owns because a peer says that it is the editor', async () => {
    const editor = program('foreign/godot')
    const someoneElse = 12_345
    if (process.getuid?.() === 0) chownSync(editor, someoneElse, someoneElse)
    else vi.spyOn(process, 'getuid').mockReturnValue(someoneElse)
    const found = await find({ editor, searchPath: '' })
    vi.restoreAllMocks()
    expect(found.path).toBeNull()
  })

  it('takes one on PATH where the editor runs on another machine', async () => {
    const path = program('path2/Godot_v4.5-stable_linux.x86_64')
    program('path2/godotenv', 'exit 1')
    const searchPath = `/no/such/folder:${join(folder, 'path2')}`
    expect(await find({ editor: '/elsewhere/godot', searchPath })).toMatchObject({ path })
  })

  it.each([
    'godot',
    'Godot',
    'godot4',
    'godot-4.5',
    'godot4.4-stable',
    'Godot_v4.6.3-stable_linux.x86_64',
    'Godot_v4.4-stable_mono_linux.arm64',
    'Godot_v4.5-stable_win64.exe',
  ])('knows the name %s on PATH', async (name) => {
    const path = program(`names/${name}/${name}`)
    expect(await find({ searchPath: join(folder, 'names', name) })).toMatchObject({ path })
  })

  it.each(['godot3', 'godotenv', 'godot-export-templates', 'notgodot', 'godot.txt'])('leaves %s on PATH alone', async (name) => {
    const ran = join(folder, 'others', `${name}.ran`)
    program(`others/${name}/${name}`, `touch '${ran}'; echo 4.6.3.stable`)
    expect((await find({ searchPath: join(folder, 'others', name) })).path).toBeNull()
    expect(existsSync(ran)).toBe(false)
  })

  it('says what to set where there is none', async () => {
    const found = await find({ searchPath: '/no/such/folder', editor: null })
    expect(found.problem).toMatch(/^No editor is attached .* no Godot on PATH\. Set GODOT_MCP_GODOT_BIN/)
  })
})
