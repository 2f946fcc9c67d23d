import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { main } from '../src/cli.js'
import { lockText, makeLock } from '../src/lock/lock-file.js'
import { parseUses } from '../src/lock/uses.js'
import { toy } from './live/toy.js'

vi.setConfig({ testTimeout: 60_000 })

const TOOLS = [{ name: 'read', inputSchema: { type: 'object' } }]
const USES = { tools: { read: true } }
const PAGES = { 'tools/list': [{ tools: TOOLS }, { tools: [] }, { tools: [] }] }

let folder: string
const at = (name: string): string => join(folder, name)
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bad-'))
  writeFileSync(at('good.json'), JSON.stringify({ tools: TOOLS }))
  writeFileSync(at('uses.json'), JSON.stringify(USES))
  writeFileSync(at('lock.json'), lockText(makeLock('good.json', { tools: TOOLS }, parseUses(USES, 'uses.json')).lock))
  writeFileSync(at('text.json'), 'Once upon a time')
  writeFileSync(at('bytes.json'), Buffer.from([0, 255, 254, 1, 2, 3]))
  symlinkSync(at('circle.json'), at('circle.json'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Every command that reads a contract, and whether it reads from files too. */
const COMMANDS: readonly (readonly [name: string, args: (source: string) => string[], files: boolean])[] = [
  ['diff, as the old one', (source) => ['diff', source, at('good.json'), '--format', 'json'], true],
  ['diff, as the new one', (source) => ['diff', at('good.json'), source, '--format', 'json'], true],
  ['snapshot', (source) => ['snapshot', source, '-o', at('made')], false],
  ['client', (source) => ['client', '--from', source, '-o', at('made')], true],
  ['lock', (source) => ['lock', '--from', source, '--uses', at('uses.json'), '-o', at('made')], true],
  ['verify', (source) => ['verify', at('lock.json'), '--against', source], true],
]

const SERVERS: readonly (readonly [title: string, behaviour: object, reason: RegExp])[] = [
  ['dies', { end: 'tools/list' }, /ended \(exit code 3\) before it had answered; its last words: out of memory$/],
  ['repeats its cursor', { lists: PAGES, cursors: ['x', 'x'] }, /it repeats the cursor "x" of tools\/list$/],
  ['answers 100 MB', { flood: 'tools/list' }, /it answered more than 64 MiB$/],
  ['never answers', { silent: 'tools/list' }, /it did not answer in time \(tools\/list\), 2 s$/],
]

const FILES: readonly (readonly [title: string, file: string, reason: RegExp])[] = [
  ['is not there', 'missing.json', /there is no such file, release or git ref$/],
  ['cannot be read', 'circle.json', /circle\.json: /],
  ['is not JSON', 'text.json', /text\.json: is not JSON: /],
  ['is not text', 'bytes.json', /bytes\.json: is not JSON: /],
]

async function run(args: readonly string[]): Promise<{ code: number; out: string[]; faults: string[] }> {
  const [out, faults]: [string[], string[]] = [[], []]
  const code = await main(args, { line: (text) => out.push(text), fault: (text) => faults.push(text) })
  return { code, out, faults }
}

async function refused(args: readonly string[], reason: RegExp): Promise<void> {
  const found = await run(args)
  expect(found).toEqual({ code: 2, out: [], faults: [expect.stringMatching(reason)] })
  expect(found.faults[0]).not.toContain('\n')
  expect(existsSync(at('made'))).toBe(false)
}

describe.each(COMMANDS)('%s: one clear line and exit code 2 for', (_name, args) => {
  it.each(SERVERS)('a server that %s', (title, behaviour, reason) =>
    refused([...args(toy(behaviour)), '--timeout', title === 'never answers' ? '2' : '50'], reason),
  )
})

describe.each(COMMANDS.filter(([, , files]) => files))('%s: one clear line and exit code 2 for', (_name, args) => {
  it.each(FILES)('a file that %s', (_title, file, reason) => refused(args(at(file)), reason))
})

it.each([
  [['dif'], /^unknown command dif\n/],
  [['diff', '--colour'], /^unknown option --colour\n/],
  [['diff', '--format'], /^--format needs a value\n/],
])('%j says what is wrong before anything else, and prints no result', async (args, line) => {
  expect(await run(args)).toEqual({ code: 2, out: [], faults: [expect.stringMatching(line)] })
})
