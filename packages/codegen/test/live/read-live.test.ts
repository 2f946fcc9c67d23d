import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readLive } from '../../src/live/read-live.js'
import { LISTS, SNAPSHOT, toy } from './toy.js'

const FAR = 60

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'live-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('a snapshot over standard input and output', () => {
  it('holds every page of every list, sorted and without what a contract does not cover', async () => {
    const found = await readLive(toy({ lists: LISTS }))
    expect(found).toEqual(SNAPSHOT)
    expect(Object.keys(found)).toEqual(['server', 'version', 'tools', 'prompts', 'resources'])
  })

  it('leaves out what the server has not', async () => {
    expect(await readLive(toy({ lists: { 'tools/list': [{ tools: [] }] } }))).toEqual({
      server: 'toy',
      version: '2.0.0',
      tools: [],
    })
    expect(await readLive(toy())).toEqual({ server: 'toy', version: '2.0.0' })
  })

  it('carries the contract numbers that the handshake says', async () => {
    const numbers = { contract_version: 3, min_compatible_contract: 2, other: 'x' }
    expect(await readLive(toy({ numbers }))).toMatchObject({ contract_version: 3, min_compatible_contract: 2 })
  })

  it('takes the toolset and safety class that servers of our contract say beside a tool', async () => {
    const tools = [{ name: 'a', inputSchema: {}, _meta: { toolset: 'core', safety_class: 'read_only' } }]
    const { tools: found } = await readLive(toy({ lists: { 'tools/list': [{ tools }] } }))
    expect(found).toEqual([{ name: 'a', toolset: 'core', safety: 'read_only', inputSchema: {} }])
  })

  it('calls no tool', async () => {
    const called = join(folder, 'called')
    await readLive(toy({ lists: LISTS, called }))
    expect(existsSync(called)).toBe(false)
  })

  it.each([
    ['that stays when it should go', { stay: true }],
    ['that leaves a process behind', { child: true }],
    ['that does both', { stay: true, child: true }],
  ])('ends a server %s', async (_title, { stay, child }: { stay?: boolean; child?: boolean }) => {
    const file = join(folder, 'pid')
    await readLive(toy({ lists: LISTS, stay, ...(child && { child: file }) }))
    // The system needs a moment to take it away.
    if (child) await expect.poll(() => isRunning(Number(readFileSync(file, 'utf8'))), { timeout: 10_000 }).toBe(false)
  })
})

describe('one line says what is wrong with', () => {
  it.each<[title: string, behaviour: object, reason: RegExp]>([
    [
      'a server that ends in the handshake',
      { end: 'initialize' },
      /ended \(exit code 3\) before it had answered; its last words: out of memory$/,
    ],
    ['a server that ends in a list', { lists: LISTS, end: 'prompts/list' }, /ended \(exit code 3\) .*out of memory$/],
    ['a cursor that comes again', { lists: LISTS, cursors: ['x'] }, /it repeats the cursor "x" of tools\/list$/],
    ['a cursor that is no text', { lists: LISTS, cursors: [7] }, /the cursor of tools\/list is no text: 7$/],
    [
      'an answer without the list',
      { lists: { 'tools/list': [{ tols: [] }] } },
      /its answer to tools\/list holds no list 'tools'$/,
    ],
    ['an entry that is no object', { lists: { 'tools/list': [{ tools: ['x'] }] } }, /an entry of tools\/list is no object$/],
    ['a tool without a name', { lists: { 'tools/list': [{ tools: [{}] }] } }, /an entry of tools\/list has no name$/],
    [
      'a schema that is none',
      { lists: { 'tools/list': [{ tools: [{ name: 'a', inputSchema: 7 }] }] } },
      /a schema of the tool 'a' is no schema$/,
    ],
    [
      'a tool that is listed twice',
      { lists: { 'tools/list': [{ tools: [{ name: 'a' }, { name: 'a', title: 'A' }] }] } },
      /it lists the tool 'a' twice, in two ways$/,
    ],
    ['an endless answer', { flood: 'tools/list' }, /it answered more than 64 MiB$/],
  ])('%s', async (_title, behaviour, reason) => {
    const failure = await readLive(toy(behaviour), { timeoutSeconds: FAR }).catch((error: Error) => error)
    expect(failure).toMatchObject({ name: 'BadInput', message: expect.stringMatching(reason) })
    expect((failure as Error).message).not.toContain('\n')
  })

  it.each(['initialize', 'tools/list'])('a server that never answers %s', async (silent) => {
    await expect(readLive(toy({ lists: LISTS, silent, stay: true }), { timeoutSeconds: 0.6 })).rejects.toThrow(
      /it did not answer in time \((the handshake|tools\/list)\), 0.6 s$/,
    )
  })

  it.each([
    [
      'a command that is not there',
      'stdio:no-such-command',
      "stdio:no-such-command: 'no-such-command' could not be started: there is no such command",
    ],
    ['a source without a command', 'stdio: ', "'stdio: ' names no command: write stdio:npx my-server, in quotes"],
    ['a quote that is not closed', "stdio:a 'b", "the command has no closing ': a 'b"],
    ['an address that is none', 'http://', "'http://' is no address"],
  ])('%s', async (_title, source, message) => {
    await expect(readLive(source)).rejects.toThrow(message)
  })
})

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
