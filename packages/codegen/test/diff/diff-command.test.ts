import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { main } from '../../src/cli.js'
import { toySources } from '../toy/toy-contract.js'

vi.setConfig({ testTimeout: 30_000 })

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'diff-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const OLD = {
  tools: [
    {
      name: 'paint',
      inputSchema: { type: 'object', properties: { color: { enum: ['red', 'blue'] } }, required: ['color'] },
    },
  ],
}
const NEW = {
  tools: [
    {
      name: 'paint',
      inputSchema: { type: 'object', properties: { color: { enum: ['red', 'green'] } }, required: ['color'] },
    },
  ],
}

async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const [out, err]: [string[], string[]] = [[], []]
  const code = await main(['diff', ...args], { line: (text) => out.push(text), fault: (text) => err.push(text) })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

function write(name: string, content: unknown): string {
  const path = join(root, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`)
  return path
}

describe('diff', () => {
  it('reads like a review: by tool, what breaks first, why, the proof, the way out', async () => {
    const { code, out } = await run(write('old.json', OLD), write('new.json', NEW))
    expect(code).toBe(0)
    expect(out).toBe(
      [
        'breaking: 1 breaking, 1 additive',
        '',
        'paint',
        '  BREAKING  "blue" no longer accepted  [INPUT_ENUM_VALUE_REMOVED]',
        '    at: /inputSchema/properties/color',
        '    why: A call that was right is refused now.',
        '    witness: {"color":"blue"} was accepted and is not',
        '    remedy: Keep the value as an alias for one minor.',
        '  additive  "green" accepted too  [INPUT_ENUM_VALUE_ADDED]',
        '    at: /inputSchema/properties/color',
      ].join('\n'),
    )
  })

  it('prints one JSON document and nothing else', async () => {
    const { out, err } = await run(write('old.json', OLD), write('new.json', NEW), '--format', 'json')
    expect(err).toBe('')
    expect(JSON.parse(out)).toEqual({
      class: 'breaking',
      findings: [
        {
          rule: 'INPUT_ENUM_VALUE_REMOVED',
          class: 'breaking',
          tool: 'paint',
          path: '/inputSchema/properties/color',
          message: '"blue" no longer accepted',
          remedy: 'Keep the value as an alias for one minor.',
          witness: { color: 'blue' },
        },
        {
          rule: 'INPUT_ENUM_VALUE_ADDED',
          class: 'additive',
          tool: 'paint',
          path: '/inputSchema/properties/color',
          message: '"green" accepted too',
          remedy: '-',
        },
      ],
    })
  })

  it('annotates the line of the schema', async () => {
    const file = write('new.json', NEW)
    const { out } = await run(write('old.json', OLD), file, '--format', 'github')
    const shown = relative(process.cwd(), file)
    expect(out.split('\n')[0]).toContain(
      `::error file=${shown},line=8,title=INPUT_ENUM_VALUE_REMOVED paint::"blue" no longer accepted`,
    )
  })

  it('writes Markdown for a pull request', async () => {
    const { out } = await run(write('old.json', OLD), write('new.json', NEW), '--format=markdown')
    expect(out).toContain('### `paint`')
    expect(out).toContain('- **breaking** "blue" no longer accepted')
  })

  it.each([
    ['breaking', 1],
    ['additive', 1],
  ])('--fail-on %s fails for a breaking change', async (limit, expected) => {
    expect((await run(write('old.json', OLD), write('new.json', NEW), '--fail-on', limit)).code).toBe(expected)
  })

  it('--fail-on breaking lets additions pass', async () => {
    const more = { tools: [...OLD.tools, { name: 'wipe' }] }
    const files = [write('old.json', OLD), write('new.json', more)] as const
    expect((await run(...files, '--fail-on', 'breaking')).code).toBe(0)
    expect((await run(...files, '--fail-on', 'additive')).code).toBe(1)
  })
})

describe('waivers', () => {
  const waiver = {
    rule: 'INPUT_ENUM_VALUE_REMOVED',
    tool: 'paint',
    path: '/inputSchema/properties/color',
    reason: 'nobody paints blue',
    release: '1.1.0',
  }
  const waive = (...waivers: unknown[]) =>
    run(
      write('old.json', OLD),
      write('new.json', { ...NEW, version: '1.1.0' }),
      '--fail-on=breaking',
      '--waivers',
      write('waivers.json', { waivers }),
    )

  it('let one finding pass', async () => {
    expect(await waive(waiver)).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/^additive: 1 additive/) })
  })

  it('that match nothing are errors', async () => {
    const { code, err } = await waive(waiver, { ...waiver, path: '/inputSchema/properties/size' })
    expect([code, err]).toEqual([
      1,
      'WAIVER_UNUSED: INPUT_ENUM_VALUE_REMOVED paint /inputSchema/properties/size: matches no finding; take it out',
    ])
  })

  it('of a past release are errors, and waive nothing', async () => {
    const { code, err, out } = await waive({ ...waiver, release: '1.0.0' })
    expect([code, err]).toEqual([
      1,
      'WAIVER_EXPIRED: INPUT_ENUM_VALUE_REMOVED paint /inputSchema/properties/color: was for 1.0.0; decide anew or take it out',
    ])
    expect(out).toContain('BREAKING')
  })

  it.each([
    ['[]', 'is no list of waivers: {"waivers": [...]}'],
    ['{"waivers":[{"rule":"X","path":"","release":"1.0.0"}]}', 'waiver 1 has no reason'],
    ['{', 'is not JSON: '],
  ])('%s is refused', async (text, reason) => {
    const file = write('waivers.json', text)
    const { code, err } = await run(write('old.json', OLD), write('new.json', NEW), '--waivers', file)
    expect(code).toBe(2)
    expect(err).toContain(`${file}: ${reason}`)
  })
})

describe('what cannot be read', () => {
  it.each([
    ['', 'is empty'],
    ['[1]', 'is a list, not a snapshot (an object with tools, values, errors ...)'],
    ['"tools"', 'is a string, not a snapshot (an object with tools, values, errors ...)'],
    ['null', 'is null, not a snapshot (an object with tools, values, errors ...)'],
    ['{"a": ', 'is not JSON: '],
    ['{}', 'has no part of a snapshot: none of version, '],
    ['{"tools": {}}', 'tools is an object, not a list'],
    ['{"tools": [5]}', 'tools [0] is a number, not an object'],
    ['{"tools": [{"inputSchema": {}}]}', 'tools [0] has no name'],
    ['{"tools": [{"name": "a", "inputSchema": 5}]}', 'tools [0].inputSchema is a number, not a JSON Schema'],
    ['{"tools": [{"name": "a"}, {"name": "a"}]}', "tools has 'a' twice"],
    ['{"tools": [], "nextCursor": "2"}', 'is one page of a longer list (nextCursor); take a snapshot instead'],
    ['{"errors": {"codes": ["A"]}}', 'errors .codes[0] is a string, not an object'],
  ])('%s gives one line and exit code 2', async (text, reason) => {
    const file = write('bad.json', text)
    const { code, out, err } = await run(file, write('new.json', NEW), '--format', 'json')
    expect([code, out, err.split('\n').length]).toEqual([2, '', 1])
    expect(err).toContain(`${file}: ${reason}`)
  })

  it('is said of files that are not there and words that are not known', async () => {
    const file = write('new.json', NEW)
    const missing = join(root, 'missing.json')
    expect(await run(missing, file)).toMatchObject({ code: 2, err: `${missing}: there is no such file, release or git ref` })
    expect(await run(file)).toMatchObject({ code: 2, err: expect.stringContaining('name two contracts') })
    expect(await run(file, file, '--format', 'xml')).toMatchObject({
      code: 2,
      err: "--format is text, markdown, json, github, not 'xml'",
    })
  })
})

describe('a git ref', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args])

  it('stands for the schemas of its time', async () => {
    for (const [path, json] of toySources().schemas) write(`schemas/${path}`, json)
    git('init', '-q')
    git('add', '.')
    git('commit', '-qm', 'start')
    expect(await run('git:HEAD', root, '--root', root)).toMatchObject({ code: 0, out: 'no differences' })
    const greet = toySources().schemas.get('tools/core/greet.json') as object
    write('schemas/tools/core/greet.json', { ...greet, description: 'Says hello to somebody, in other words.' })
    const { out } = await run('HEAD', root, '--root', root, '--format', 'github')
    expect(out).toContain(`file=${relative(process.cwd(), join(root, 'schemas/tools/core/greet.json'))},line=`)
    expect(out).toContain('DESCRIPTION_CHANGED')
  })

  it('of a time before some files of the contract were there stands for those that were', async () => {
    const files = [...toySources().schemas]
    for (const [path, json] of files.filter(([path]) => !['bridge.json', 'paths.json'].includes(path)))
      write(`schemas/${path}`, json)
    git('init', '-q')
    git('add', '.')
    git('commit', '-qm', 'start')
    for (const [path, json] of files) write(`schemas/${path}`, json)
    expect(await run('git:HEAD', root, '--root', root)).toMatchObject({ code: 0, out: 'no differences' })
  })

  it('that is not there is said in one line', async () => {
    write('schemas/contract.json', {})
    git('init', '-q')
    const { code, err } = await run('git:nowhere', root, '--root', root)
    expect([code, err.split('\n').length]).toEqual([2, 1])
    expect(err).toContain('git:nowhere: is no file, release or git ref: ')
  })
})
