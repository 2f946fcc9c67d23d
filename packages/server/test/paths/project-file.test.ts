import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { projectFile } from '../../src/paths/project-file.js'

const folder = mkdtempSync(join(tmpdir(), 'godot-mcp-project-file-'))
const project = join(folder, 'project')
const outside = join(folder, 'outside')
mkdirSync(join(project, 'scenes'), { recursive: true })
mkdirSync(outside)
writeFileSync(join(outside, 'secret.tscn'), '')
const link = (target: string, name: string): void => symlinkSync(target, join(project, name))
link(outside, 'out')
link(join(outside, 'secret.tscn'), 'secret.tscn')
link(join(outside, 'nothing.tscn'), 'dangling.tscn')
link('circle', 'circle')
link('scenes', 'inside')
link(project, 'root')
symlinkSync(project, join(folder, 'alias'))
afterAll(() => rmSync(folder, { recursive: true }))

it.each(['', 'scenes/a.tscn', 'new/folder/a.tscn', 'inside/a.tscn', 'scenes/../a.tscn'])('res://%s is inside', (path) => {
  expect(projectFile(project, `res://${path}`)).toEqual({ file: join(project, path), problem: null })
})

it('a project that is reached by a link is a project', () => {
  expect(projectFile(join(folder, 'alias'), 'res://scenes/a.tscn').problem).toBeNull()
})

it.each([
  'out',
  'out/secret.tscn',
  'out/deep/er.tscn',
  'secret.tscn',
  'dangling.tscn',
  'circle/a',
  'out/../a.tscn',
  'root/../a.tscn',
])('res://%s leads out', (path) => {
  const problem = 'is a link that leads out of the project, or is behind one'
  expect(projectFile(project, `res://${path}`)).toEqual({ file: null, problem })
})

it('a text that is no path is not looked for on the disk', () => {
  expect(projectFile('/no/such/project', 'res://../a').problem).toContain('leaves the project')
})
