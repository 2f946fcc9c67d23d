import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { main } from '../src/cli.js'
import { toySources } from './toy/toy-contract.js'

vi.setConfig({ testTimeout: 30_000 })

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'contract-'))
  for (const [path, json] of toySources().schemas) write(`schemas/${path}`, `${JSON.stringify(json, null, 2)}\n`)
  write(
    'addon/addons/godot_mcp/toolsets/scene.gd',
    'extends RefCounted\n\n\nfunc cmd_get_tree(p: Dictionary) -> Variant:\n\treturn p\n\n\nfunc cmd_move(p: Dictionary) -> Variant:\n\treturn p\n',
  )
  write('packages/server/src/tools/core/greet.ts', 'export const greet = (): void => {}\n')
  write('packages/server/src/tools/core/words.ts', 'export const helper = 1\n')
})
afterEach(() => rmSync(root, { recursive: true }))

async function run(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = []
  const code = await main([...args, '--root', root], { line: (text) => lines.push(text), fault: (text) => lines.push(text) })
  return { code, lines }
}

describe('build', () => {
  it('writes everything, and nothing the second time', async () => {
    expect(await run('build')).toEqual({
      code: 0,
      lines: [expect.stringMatching(/^(\d+) generated files, \1 written, 0 removed$/)],
    })
    expect(await run('build')).toEqual({ code: 0, lines: [expect.stringMatching(/, 0 written, 0 removed$/)] })
    expect(existsSync(join(root, 'packages/contract/src/generated/validators/scene.js'))).toBe(true)
  })

  it('takes away what a removed tool or toolset leaves behind, and nothing else', async () => {
    await run('build')
    write('addon/addons/godot_mcp/generated/commands.gd.uid', 'uid://x\n')
    write('docs/reference/old_toolset.md', 'old')
    expect((await run('build')).lines).toEqual([expect.stringMatching(/, 0 written, 1 removed$/)])
    expect(existsSync(join(root, 'addon/addons/godot_mcp/generated/commands.gd.uid'))).toBe(true)
  })

  it('writes nothing while the schemas are at fault', async () => {
    edit('schemas/tools/core/greet.json', '"string"', '"text"')
    const { code, lines } = await run('build')
    expect([code, lines[0]]).toEqual([
      1,
      'schemas/tools/core/greet.json: /input/properties/whom/type: must be one of null, boolean, integer, number, string, array, object',
    ])
    expect(existsSync(join(root, 'docs'))).toBe(false)
  })

  it('says which file is not JSON', async () => {
    write('schemas/tools/core/greet.json', '{ "name": }')
    expect(await run('build')).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^schemas\/tools\/core\/greet\.json: is not JSON: /)],
    })
  })

  it('fails for a missing handler, after writing the types that the handler needs', async () => {
    edit('packages/server/src/tools/core/greet.ts', 'greet', 'greets')
    expect(await run('build')).toEqual({
      code: 1,
      lines: [
        "schemas/tools/core/greet.json: 'godot_greet' has no handler; expected an exported 'greet' in packages/server/src/tools/core.ts or packages/server/src/tools/core/",
      ],
    })
    expect(read('packages/contract/src/generated/types/core.ts')).toContain('CoreGreetParams')
  })
})

describe('check', () => {
  beforeEach(async () => {
    await run('build')
  })

  it('is content after a build, and writes nothing', async () => {
    const before = readdirSync(root, { recursive: true })
    expect(await run('check')).toEqual({
      code: 0,
      lines: [expect.stringMatching(/^\d+ generated files are what the schemas say$/)],
    })
    expect(readdirSync(root, { recursive: true })).toEqual(before)
  })

  it.each<[title: string, drift: () => void, line: string]>([
    [
      'a generated file that was edited',
      () => appendFileSync(join(root, 'docs/reference/core.md'), 'x'),
      'docs/reference/core.md: does not say what the schemas say; run `npm run generate`',
    ],
    [
      'a generated file that is missing',
      () => rmSync(join(root, 'addon/addons/godot_mcp/plugin.cfg')),
      'addon/addons/godot_mcp/plugin.cfg: is missing; run `npm run generate`',
    ],
    [
      'a file that follows from nothing',
      () => write('docs/reference/old.md', 'x'),
      'docs/reference/old.md: follows from no schema; run `npm run generate`',
    ],
    [
      'a schema that was changed',
      () => edit('schemas/tools/core/greet.json', 'A name.', 'Whom to greet.'),
      'packages/contract/src/generated/published/core.ts: does not say what the schemas say; run `npm run generate`',
    ],
    [
      'an example that was changed',
      () => edit('schemas/tools/core/greet.json', '"greeting": "Hello, world"', '"greeting": 7'),
      'schemas/tools/core/greet.json: /examples/0/result/greeting: must be string',
    ],
    [
      'a handler that was renamed',
      () => edit('addon/addons/godot_mcp/toolsets/scene.gd', 'cmd_move', 'cmd_moves'),
      'addon/addons/godot_mcp/toolsets/scene.gd: \'cmd_moves\' handles no tool; expected \'godot_scene_moves\' with "runs": "editor" in schemas/tools/scene/moves.json',
    ],
  ])('names %s', async (_title, drift, line) => {
    drift()
    const { code, lines } = await run('check')
    expect(code).toBe(1)
    expect(lines).toContain(line)
  })
})

describe('new', () => {
  it.each([
    ['in the editor', [], 'changed addon/addons/godot_mcp/toolsets/scene.gd'],
    ['in the server', ['--runs', 'server'], 'new     packages/server/src/tools/scene/turn-around.ts'],
  ])('starts a tool that runs %s with three files, on a green build', async (_title, options, handler) => {
    await run('build')
    const { code, lines } = await run('new', 'scene', 'turn_around', ...options)
    expect([code, lines.slice(0, 3)]).toEqual([
      0,
      ['new     schemas/tools/scene/turn_around.json', handler, 'new     tests/e2e/scene/turn_around.test.ts'],
    ])
    expect(await run('build')).toMatchObject({ code: 0 })
    expect(read('packages/contract/src/generated/tools.ts')).toContain(
      'godot_scene_turn_around: { params: SceneTurnAroundParams; result: SceneTurnAroundResult }',
    )
  })

  it.each(['read_only', 'mutating', 'destructive', 'runtime'])('starts a %s tool that keeps every rule', async (safety) => {
    await run('new', 'scene', 'turn', '--safety', safety)
    expect(await run('build')).toMatchObject({ code: 0 })
  })

  it('puts the handler at the end of a script and leaves the rest as it is', async () => {
    const before = read('addon/addons/godot_mcp/toolsets/scene.gd')
    await run('new', 'scene', 'turn')
    expect(read('addon/addons/godot_mcp/toolsets/scene.gd')).toBe(
      `${before}\n\nfunc cmd_turn(_params: Dictionary, _ctx: Context) -> Variant:\n\treturn Reply.fail("UNSUPPORTED", "cmd_scene_turn is not written yet.")\n`,
    )
  })

  it.each<[title: string, args: string[], line: string]>([
    [
      'a toolset that does not exist',
      ['sound', 'play'],
      'schemas/toolsets/sound.json: there is no such toolset; write that file first',
    ],
    ['a tool that exists', ['scene', 'move'], 'schemas/tools/scene/move.json: is there already'],
    [
      'a name over the limit',
      ['scene', 'a_name_that_is_far_too_long_for_clients'],
      "new: the name 'godot_scene_a_name_that_is_far_too_long_for_clients' has 51 characters; a new name may have 39",
    ],
    [
      'a name that is no name',
      ['scene', 'Turn'],
      'new: needs a toolset and an action in snake_case, such as `new scene_edit rename_node`',
    ],
    [
      'an unknown class',
      ['scene', 'turn', '--safety', 'risky'],
      "new: --safety is read_only, mutating, destructive or runtime, not 'risky'",
    ],
    ['an unknown side', ['scene', 'turn', '--runs', 'client'], "new: --runs is editor or server, not 'client'"],
  ])('refuses %s and writes nothing', async (_title, args, line) => {
    const before = readdirSync(root, { recursive: true })
    expect(await run('new', ...args)).toEqual({ code: 1, lines: [line] })
    expect(readdirSync(root, { recursive: true })).toEqual(before)
  })
})

describe('the command line', () => {
  it.each([
    [['help'], 0],
    [['--help'], 0],
    [[], 2],
    [['bild'], 2],
    [['build', '--fast'], 2],
  ])('%j ends with %i and shows the commands', async (args, code) => {
    const result = await run(...args)
    expect(result.code).toBe(code)
    expect(result.lines.join('\n')).toContain('godot-contract check')
  })
})

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

function edit(path: string, from: string, to: string): void {
  write(path, read(path).replace(from, to))
}
