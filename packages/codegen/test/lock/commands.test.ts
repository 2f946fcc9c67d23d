import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { main } from '../../src/cli.js'
import { LISTS, SNAPSHOT, toy } from '../live/toy.js'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const at = (name: string): string => join(folder, name)
const write = (name: string, text: string): void => writeFileSync(at(name), text)

async function run(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = []
  const code = await main(args, { line: (text) => lines.push(text), fault: (text) => lines.push(text) })
  return { code, lines }
}

describe('snapshot', () => {
  it('writes the same file twice', async () => {
    const first = await run('snapshot', toy({ lists: LISTS }), '-o', at('a.json'))
    expect(first).toEqual({ code: 0, lines: [`${at('a.json')}: 3 tools, 1 prompts, 3 resources`] })
    await run('snapshot', toy({ lists: LISTS }), '--out', at('b.json'))
    expect(readFileSync(at('b.json'), 'utf8')).toBe(readFileSync(at('a.json'), 'utf8'))
    expect(JSON.parse(readFileSync(at('a.json'), 'utf8'))).toEqual(SNAPSHOT)
  })

  it.each([
    [['snapshot'], /^name one server: /],
    [['snapshot', 'file.json'], /^name one server: /],
    [['snapshot', 'stdio:node', 'server.js'], /^name one server: /],
    [['snapshot', 'stdio:x', '--timeout', 'soon'], /^--timeout takes seconds, not 'soon'$/],
    [['snapshot', 'stdio:x', '--header', 'nothing'], /^--header takes 'NAME: VALUE', not 'nothing'$/],
    [['snapshot', toy({ lists: LISTS }), '-o', '/no/such/folder/x.json'], /^\/no\/such\/folder\/x\.json: cannot be written: /],
  ])('%j ends with 2 and one line', async (args, line) => {
    expect(await run(...args)).toEqual({ code: 2, lines: [expect.stringMatching(line)] })
  })
})

describe('lock and verify', () => {
  beforeEach(() => {
    write('old.json', JSON.stringify(SNAPSHOT))
    mkdirSync(at('src'))
    write('src/program.ts', "const { text } = await server.tools.read()\nawait server.tools.write({ path: 'a', text })\n")
  })

  it('lock what the code uses, and are content with a server that serves it', async () => {
    expect(await run('lock', '--from', at('old.json'), '--scan', at('src'), '-o', at('lock.json'))).toEqual({
      code: 0,
      lines: [`${at('lock.json')}: 2 of 3 tools are used`],
    })
    expect(JSON.parse(readFileSync(at('lock.json'), 'utf8')).uses.tools).toEqual({
      read: { params: [], result: ['text'] },
      write: { params: ['path', 'text'], result: [] },
    })
    expect(await run('verify', at('lock.json'), '--against', toy({ lists: LISTS }))).toMatchObject({ code: 0 })
  })

  it('say what breaks, and end with 1', async () => {
    await run('lock', '--from', at('old.json'), '--scan', at('src'), '-o', at('lock.json'))
    const tools = SNAPSHOT.tools.map((tool) => (tool.name === 'read' ? { ...tool, outputSchema: { type: 'object' } } : tool))
    write('new.json', JSON.stringify({ ...SNAPSHOT, tools }))
    const { code, lines } = await run('verify', at('lock.json'), '--against', at('new.json'))
    expect(code).toBe(1)
    expect(lines[0]).toMatch(/^breaking: read .*OUTPUT_PROPERTY_REMOVED/)
    expect(lines.at(-1)).toBe(`${at('new.json')} does not serve this program`)
    const json = await run('verify', at('lock.json'), '--against', at('new.json'), '--format', 'json')
    expect(JSON.parse(json.lines.join('\n'))).toMatchObject({
      class: 'breaking',
      findings: [{ rule: 'OUTPUT_PROPERTY_REMOVED', tool: 'read' }],
      served: { verdict: 'no_numbers' },
    })
  })

  it('end with 1 where the numbers do not admit the client', async () => {
    write('numbered.json', JSON.stringify({ ...SNAPSHOT, contract_version: 1, min_compatible_contract: 1 }))
    await run('lock', '--from', at('numbered.json'), '--scan', at('src'), '-o', at('lock.json'))
    write('new.json', JSON.stringify({ ...SNAPSHOT, contract_version: 2, min_compatible_contract: 2 }))
    const { code, lines } = await run('verify', at('lock.json'), '--against', at('new.json'))
    expect([code, lines[0]]).toEqual([
      1,
      'contract 1 is no longer served (M ≤ K ≤ C: M = 2, K = 1, C = 2): upgrade the client, or run an older server',
    ])
  })

  it('take uses that are listed by hand', async () => {
    write('uses.json', '{ "tools": { "count": true }, "resources": ["toy://a"] }')
    expect(await run('lock', '--from', at('old.json'), '--uses', at('uses.json'), '-o', at('lock.json'))).toMatchObject({
      code: 0,
    })
    write('new.json', JSON.stringify({ ...SNAPSHOT, resources: [] }))
    expect(await run('verify', at('lock.json'), '--against', at('new.json'))).toMatchObject({
      code: 1,
      lines: [expect.stringContaining('[RESOURCE_REMOVED]'), expect.anything(), expect.anything()],
    })
  })

  it.each([
    [['lock', '--from', 'x.json'], 2, /^name the contract and what is used of it/],
    [['lock', '--from', 'OLD', '--scan', 'no-such-folder'], 2, /^no-such-folder: there is no such file or folder$/],
    [['lock', '--from', 'OLD', '--uses', 'OLD'], 2, /'server' is none of tools, errors, prompts, resources$/],
    [['verify', 'no-such-lock.json'], 2, /^no-such-lock\.json: cannot be read/],
    [['verify', 'OLD'], 2, /is no lock: make one with godot-contract lock$/],
  ])('%j end with %i and one line', async (args, code, line) => {
    const given = args.map((arg) => (arg === 'OLD' ? at('old.json') : arg))
    expect(await run(...given)).toEqual({ code, lines: [expect.stringMatching(line)] })
  })

  it('refuse to lock what the contract does not know', async () => {
    write('src/more.ts', 'await server.tools.read(); await server.tools.sing()\n')
    const { code, lines } = await run('lock', '--from', at('old.json'), '--scan', at('src'), '-o', at('lock.json'))
    expect([code, lines]).toEqual([1, [`${at('src/more.ts')}:1: server.tools.sing is no tool of this contract`]])
  })
})

describe('client', () => {
  beforeEach(() => write('old.json', JSON.stringify(SNAPSHOT)))

  it('writes a folder, and takes away what an earlier run left in it', async () => {
    const out = at('client')
    expect(await run('client', '--from', at('old.json'), '-o', out)).toMatchObject({ code: 0 })
    write('other.json', JSON.stringify({ tools: [{ name: 'a', toolset: 'b' }] }))
    await run('client', '--from', at('other.json'), '-o', out)
    expect(() => readFileSync(join(out, 'validators/tools.js'))).toThrow('ENOENT')
    expect(readFileSync(join(out, 'validators/b.js'), 'utf8')).toContain('Generated from a snapshot')
  })

  it('overwrites nothing that it has not written', async () => {
    mkdirSync(at('client'))
    write('client/index.js', 'mine')
    expect(await run('client', '--from', at('old.json'), '-o', at('client'))).toEqual({
      code: 2,
      lines: [`${at('client/index.js')} was not written by this command: choose another folder, or remove it`],
    })
  })
})
