import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { findProject } from '../../src/godot/project-dir.js'

const folder = mkdtempSync(join(tmpdir(), 'godot-mcp-project-dir-'))
writeFileSync(join(folder, 'project.godot'), '')
afterAll(() => rmSync(folder, { recursive: true }))

it.each([
  ['the one that is set', folder, '/elsewhere', { dir: folder, problem: null }],
  ["the editor's", null, folder, { dir: folder, problem: null }],
])('the project is %s', (_title, setting, editor, found) => {
  expect(findProject(setting, editor)).toEqual(found)
})

it.each([
  ['a setting that is wrong, though the editor has one', '/nowhere', folder, 'GODOT_MCP_PROJECT_DIR is "/nowhere"'],
  ['no editor', null, null, 'No editor is attached'],
  ['an editor on another machine', null, '/elsewhere', '/elsewhere is not on this machine'],
])('there is none with %s', (_title, setting, editor, problem) => {
  const found = findProject(setting, editor)
  expect(found.dir).toBeNull()
  expect(found.problem).toContain(problem)
  expect(found.problem).toContain('GODOT_MCP_PROJECT_DIR')
})
