import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SnapshotTool } from '../../src/diff/snapshot.js'
import { type Written, written } from './generated.js'
import { HOSTILE } from './hostile-tools.js'
import { HUGE } from './huge-tools.js'

vi.setConfig({ testTimeout: 60_000 })

let client: Written | undefined
afterEach(() => client?.remove())

describe('a client is generated that compiles, and loads, from', () => {
  it.each(Object.entries(HOSTILE))('%s', async (_title, tools) => {
    client = await written({ tools })
    expect(client.findings()).toEqual([])
    await everyModuleLoads(client)
  })

  it('schemas of unreasonable size', async () => {
    client = await written({ tools: HUGE })
    expect(client.findings()).toEqual([])
    await everyModuleLoads(client)
  })

  it('five hundred tools', async () => {
    const tools = Array.from(
      { length: 500 },
      (_, at): SnapshotTool => ({ name: `tool_${at}`, inputSchema: { type: 'object', properties: { a: { type: 'string' } } } }),
    )
    client = await written({ tools })
    expect(client.findings()).toEqual([])
  })

  it('no tools at all', async () => {
    client = await written({})
    expect(client.findings()).toEqual([])
  })
})

describe('what cannot be checked is said, and left out', () => {
  it.each([
    ['a pattern that is none', { pattern: '(' }, /^t: its input schema makes no validator: Invalid regular expression/],
    ['a reference to nowhere', { $ref: '#/nowhere' }, /^t: its input schema makes no validator: can't resolve reference/],
  ])('%s', async (_title, a, fault) => {
    client = await written({ tools: [{ name: 't', inputSchema: { type: 'object', properties: { a } } }] })
    expect(client.faults).toEqual([expect.stringMatching(fault)])
    expect(client.findings()).toEqual([])
  })
})

async function everyModuleLoads({ files, load }: Written): Promise<void> {
  const modules = [...files.keys()].filter((path) => path.endsWith('.js'))
  for (const path of modules) await expect(load(path), path).resolves.toBeTruthy()
}
