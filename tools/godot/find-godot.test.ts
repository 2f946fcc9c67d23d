import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findGodot, requireGodot } from './find-godot.mjs'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'find-godot-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A program that answers `--version` like a Godot of this version. */
function program(path: string, answer: string): string {
  const file = join(folder, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, `#!/bin/sh\necho '${answer}'\n`)
  chmodSync(file, 0o755)
  return file
}
/** An environment in which there is nothing to be found by chance. */
const env = (more: NodeJS.ProcessEnv) => ({ PATH: '/nonexistent', GODOT_DIR: join(folder, 'not-installed'), ...more })

describe('GODOT_BIN', () => {
  it.each([
    ['a versioned file name', 'Godot_v4.5-stable_linux.x86_64', '4.5.stable.official.876b29033'],
    ['a path with spaces', 'my programs/godot', '4.4.stable.official'],
    ['a path with other letters', 'prögramme/gödot', '4.6.3.stable'],
  ])('may be %s', (_title, path, version) => {
    const file = program(path, version)
    expect(findGodot(env({ GODOT_BIN: file }))).toEqual({ path: file, version, from: 'GODOT_BIN' })
  })

  it.each([
    ['is empty', () => ''],
    ['does not exist', () => join(folder, 'nothing-here')],
    ['is a folder', () => folder],
    [
      'cannot be run',
      () => {
        const file = join(folder, 'notes.txt')
        writeFileSync(file, 'not a program')
        return file
      },
    ],
    ['does not answer --version as Godot does', () => program('other-program', 'other 1.0')],
    ['is Godot 4.3.stable', () => program('old-godot', '4.3.stable')],
    ['is Godot 3.6.stable', () => program('older-godot', '3.6.stable')],
  ])('that %s is refused with the path and what to set', (problem, make) => {
    const path = make()
    const find = () => findGodot(env({ GODOT_BIN: path, PATH: join(folder, 'on-path') }))
    expect(find).toThrow(problem)
    expect(find).toThrow(`GODOT_BIN is '${path}'`)
    expect(find).toThrow('set GODOT_BIN to the full path')
  })
})

describe('PATH', () => {
  it.each(['godot', 'godot4', 'Godot', 'Godot_v4.5-stable_linux.x86_64'])('is searched for %s', (name) => {
    const file = program(`path-${name}/${name}`, '4.5.stable')
    expect(findGodot(env({ PATH: join(file, '..') }))).toEqual({ path: file, version: '4.5.stable', from: 'PATH' })
  })

  it('may hold an old Godot and other programs before the one that fits', () => {
    program('several/godot', '3.6.stable')
    program('several/godot-tools', 'tools 1')
    const file = program('several/godot4', '4.4.1.stable')
    expect(findGodot(env({ PATH: join(folder, 'several') }))?.path).toBe(file)
  })
})

describe('an installation of ours', () => {
  it('is found last', () => {
    const file = program('installed/bin/godot', '4.6.3.stable')
    const found = findGodot(env({ GODOT_DIR: join(folder, 'installed') }))
    expect(found).toEqual({ path: file, version: '4.6.3.stable', from: 'installed' })
  })
})

describe('with no Godot at all', () => {
  it('finds nothing, and who needs one is told the command that installs it', () => {
    expect(findGodot(env({}))).toBeUndefined()
    expect(() => requireGodot({ env: env({}) })).toThrow('npm run godot:install')
  })
})
