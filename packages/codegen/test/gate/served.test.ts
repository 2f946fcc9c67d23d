import { describe, expect, it } from 'vitest'
import { judgeServed } from '../../src/gate/served.js'
import { type LiveSnapshot, liveSnapshot } from '../../src/live/live-snapshot.js'
import { publishTool } from '../../src/publish/publish-tool.js'
import { toy } from '../toy/toy-contract.js'

const { contract } = toy()

type Tool = Record<string, unknown>

/** What a server of the toy gives, with changes to its list and its numbers. */
function served(change: (tools: Tool[]) => Tool[] = (tools) => tools, numbers: object = {}): LiveSnapshot {
  const tools = contract.toolsets.flatMap((toolset) => toolset.tools).map((tool) => ({ ...publishTool(tool, contract.shapes) }))
  const { contractVersion, minCompatibleContract } = contract.numbers
  const own = { contract_version: contractVersion, min_compatible_contract: minCompatibleContract, ...numbers }
  return liveSnapshot({ capabilities: { experimental: { toy: own } }, tools: change(tools) })
}

const without = (name: string) => (tools: Tool[]) => tools.filter((tool) => tool['name'] !== name)

describe('a server that serves', () => {
  it.each<[title: string, snapshot: LiveSnapshot]>([
    ['the contract of the tree', served()],
    ['only the toolsets that are on at the start', served((tools) => tools.filter(({ name }) => name === 'godot_greet'))],
    ['it in another order', served((tools) => [...tools].reverse())],
  ])('%s is not stale', (_title, snapshot) => expect(judgeServed(contract, snapshot)).toEqual([]))

  it.each<[title: string, snapshot: LiveSnapshot, message: RegExp]>([
    ['a tool less', served(without('godot_greet')), /^godot_greet is in the schemas, and the server does not list it$/],
    [
      'a tool more',
      served((tools) => [...tools, { name: 'godot_dance', inputSchema: { type: 'object' } }]),
      /^the server lists godot_dance, which is not in the schemas$/,
    ],
    [
      'another text',
      served((tools) => tools.map((tool) => (tool['name'] === 'godot_greet' ? { ...tool, description: 'Hi.' } : tool))),
      /^the server lists godot_greet with another description$/,
    ],
    ['another number', served(undefined, { contract_version: 7 }), /^the server says contract_version 7, the schemas 1$/],
  ])('%s is stale', (_title, snapshot, message) =>
    expect(judgeServed(contract, snapshot)).toEqual([
      {
        rule: 'SNAPSHOT_STALE',
        level: 'error',
        message: expect.stringMatching(message),
        edit: 'build the project, and commit what is generated',
      },
    ]),
  )
})
