import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { CoreDebugWorkflowResult } from '@godot-mcp/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requireGodot } from '../../../tools/godot/find-godot.mjs'
import { makeProject, removeProject } from '../../editor/make-project.js'
import { failed, succeeded } from '../harness/outcome.js'
import { withOwnServer } from '../harness/own-server.js'
import { recordedCall, useSession } from '../harness/session.js'

const TOOL = 'godot_debug_workflow'
const session = useSession()
const godotPath = requireGodot().path

const scene = (script: string) =>
  `[gd_scene load_steps=2 format=3]\n\n[ext_resource type="Script" path="res://${script}" id="1"]\n\n[node name="Main" type="Node"]\nscript = ExtResource("1")\n`
const FILES = {
  'helper.gd': 'class_name Helper\nextends RefCounted\nstatic func answer() -> int:\n\treturn 42\n',
  'fine.gd': 'extends Node\nfunc _ready() -> void:\n\tprint("ERROR: only a print, ", Helper.answer())\n\tget_tree().quit()\n',
  'fine.tscn': scene('fine.gd'),
  'broken.gd': 'extends Node\nfunc _ready() -> void:\n\tvar count: int = "many"\n\tnope()\n',
  'failing.gd':
    'extends Node\nfunc _ready() -> void:\n\tpush_error("out of fuel")\n\tpush_warning("low on fuel")\n\tvar empty: Array = []\n\tprint(empty[3])\nfunc _process(_delta: float) -> void:\n\tget_tree().quit(3)\n',
  'failing.tscn': scene('failing.gd'),
  'endless.gd': 'extends Node\nfunc _ready() -> void:\n\tprint("here I stay")\n',
  'endless.tscn': scene('endless.gd'),
  'crashing.gd': 'extends Node\nfunc _ready() -> void:\n\tOS.kill(OS.get_process_id())\n',
  'crashing.tscn': scene('crashing.gd'),
}

let project: string
beforeAll(() => {
  project = makeProject({ files: FILES })
})
afterAll(() => removeProject(project))

/** The report on the project of this file, from a server that no editor is attached to. */
async function report(input: Record<string, unknown>, env: Record<string, string> = {}): Promise<CoreDebugWorkflowResult> {
  let result: unknown
  const found = { GODOT_MCP_GODOT_BIN: godotPath, GODOT_MCP_PROJECT_DIR: project }
  await withOwnServer({ ...found, ...env }, async (godot) => {
    result = succeeded(await recordedCall(godot, TOOL, input))
    // Importing starts an editor with our plugin in it: it must not have dialled.
    expect((await godot.core.healthCheck()).bridge_connected).toBe(false)
  })
  // The client has held it against the result schema.
  return result as CoreDebugWorkflowResult
}

describe('a project that was never opened', () => {
  it('is imported first, so that its class names are known, and nobody takes the bridge', async () => {
    expect(existsSync(join(project, '.godot'))).toBe(false)
    const { parse, run, findings } = await report({ scene: 'res://fine.tscn' })
    expect(existsSync(join(project, '.godot'))).toBe(true)
    expect(parse.errors.map(({ source }) => source)).not.toContain('res://fine.gd')
    expect(run).toMatchObject({
      ran: true,
      exit_code: 0,
      exit_signal: null,
      timed_out: false,
      errors: [],
      output: expect.arrayContaining(['ERROR: only a print, 42']),
      command: [godotPath, '--headless', '--path', project, 'res://fine.tscn'],
    })
    expect(findings).toContain('No editor is attached.')
  })
})

describe('the scripts', () => {
  it('are all checked in one go, those of addons left out, and each error has its place', async () => {
    const { parse, suggestions } = await report({ scene: 'res://fine.tscn' })
    expect(parse).toMatchObject({ ok: false, checked: 6, skipped_reason: null })
    expect(parse.left_out).toBeGreaterThan(20)
    expect(parse.errors).toEqual(
      expect.arrayContaining([
        { message: expect.stringContaining('int'), source: 'res://broken.gd', line: 3 },
        { message: 'Function "nope()" not found in base self.', source: 'res://broken.gd', line: 4 },
      ]),
    )
    expect(new Set(parse.errors.map(({ source }) => source))).toEqual(new Set(['res://broken.gd']))
    expect(suggestions[0]).toContain('res://broken.gd:3')
  })
})

describe('a run', () => {
  it('gives errors and warnings their place, and its exit code', async () => {
    const { run, findings } = await report({ scene: 'res://failing.tscn' })
    expect(run).toMatchObject({
      exit_code: 3,
      timed_out: false,
      errors: [
        { message: 'out of fuel', source: 'res://failing.gd', line: 3 },
        { message: expect.stringContaining("index '3'"), source: 'res://failing.gd', line: 6 },
      ],
      warnings: [{ message: 'low on fuel', source: 'res://failing.gd', line: 4 }],
    })
    expect(findings).toContain('The project ended with exit code 3.')
  })

  it.each([
    [false, true],
    [true, false],
  ])('that goes on is stopped; where that was expected (%s), it is no finding', async (expected, finding) => {
    const { run, findings } = await report({ scene: 'res://endless.tscn', timeout_seconds: 1.5, expected_timeout: expected })
    expect(run).toMatchObject({
      timed_out: true,
      exit_code: null,
      exit_signal: null,
      output: expect.arrayContaining(['here I stay']),
    })
    expect(findings.some((text) => text.includes('was stopped'))).toBe(finding)
  })

  it('that is killed is told apart from one that ends', async () => {
    const { run, findings } = await report({ scene: 'res://crashing.tscn' })
    expect(run).toMatchObject({ timed_out: false, exit_signal: 'SIGKILL' })
    expect(findings).toContain('The project did not end by itself: SIGKILL.')
  })
})

describe('what cannot be made is skipped and named', () => {
  it.each([
    [
      'a Godot that is not there',
      {},
      { GODOT_MCP_GODOT_BIN: '/no/such/godot' },
      'GODOT_MCP_GODOT_BIN is "/no/such/godot", which does not exist',
    ],
    ['a Godot that is a folder', {}, { GODOT_MCP_GODOT_BIN: '', GODOT_BIN: '/usr' }, 'GODOT_BIN is "/usr", which is a folder'],
    ['no Godot at all', {}, { GODOT_MCP_GODOT_BIN: '', GODOT_BIN: '', PATH: '/no/such' }, 'Set GODOT_MCP_GODOT_BIN'],
    ['no project', {}, { GODOT_MCP_PROJECT_DIR: '' }, 'GODOT_MCP_PROJECT_DIR is not set'],
    [
      'a folder without a project',
      {},
      { GODOT_MCP_PROJECT_DIR: '/usr' },
      'GODOT_MCP_PROJECT_DIR is "/usr", which holds no project.godot',
    ],
  ])('%s', async (_title, input, env, reason) => {
    const { parse, run, findings, suggestions } = await report(input, env)
    expect(run).toBeNull()
    expect(parse).toMatchObject({ ok: false, checked: 0, skipped_reason: expect.stringContaining(reason) })
    expect(findings).toEqual([
      expect.stringMatching(/^The script check was not made: /),
      expect.stringMatching(/^The project was not run: /),
      'No editor is attached.',
    ])
    expect(suggestions).not.toEqual([])
  })

  it('a scene that is not there', async () => {
    const { run, findings } = await report({ scene: 'res://nowhere.tscn' })
    expect(run).toBeNull()
    expect(findings).toContain('The project was not run: There is no res://nowhere.tscn.')
  })
})

describe('with an editor attached', () => {
  it('its project is used, and the open scene is in the report', async () => {
    const path = await session.openCopy()
    const tree = await session.run('godot_inspection_get_scene_tree')
    const result = await session.run(TOOL, { scene: path, timeout_seconds: 1, expected_timeout: true })
    expect(result['bridge']).toMatchObject({
      connected: true,
      project_name: 'E2E project',
      autoloads: { Score: expect.any(String) },
    })
    expect(result['scene_tree']).toEqual(tree['tree'])
    expect(result['run']).toMatchObject({
      ran: true,
      timed_out: true,
      command: expect.arrayContaining([session.project.dir, path]),
    })
    expect(result['parse']).toMatchObject({ skipped_reason: null })
    expect((await session.run('godot_health_check'))['bridge_connected']).toBe(true)
  })
})

it.each([
  ['a scene outside the project', { scene: '/etc/passwd' }],
  ['no time at all', { timeout_seconds: 0 }],
])('refuses %s', async (_title, input) => {
  failed(await session.call(TOOL, input), 'VALIDATION_ERROR')
})
