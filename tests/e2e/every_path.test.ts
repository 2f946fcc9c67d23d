import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractTools } from './harness/contract-tools.js'
import { failed } from './harness/outcome.js'
import { useSession } from './harness/session.js'

/** Ways out of the edited scene into the editor's own nodes, which hang in the same tree. */
const WAYS_OUT = ['..', '../..', 'Player/../..', '/root/../..', './../../@Panel']
/** Ways to write one node: what tools return, and what people type. */
const WAYS_TO_PLAYER = ['Player', './Player', '/Player', 'root/Player', '/root/Player', 'Player/Gun/..', 'Player/']

const session = useSession()
const toolsWithPaths = contractTools().flatMap((tool) =>
  Object.keys(tool.exampleInput)
    .filter((parameter) => /(^|_)path$/.test(parameter) && !/scene_path|script_path/.test(parameter))
    .map((parameter) => ({ ...tool, parameter })),
)

describe.each(toolsWithPaths)('$parameter of $name', ({ name, parameter, safety, exampleInput }) => {
  const input = { ...exampleInput, ...(safety === 'destructive' && { confirm: true }) }
  beforeAll(async () => {
    await session.openCopy()
  })
  afterAll(() => session.driver.closeScene())

  it.each(WAYS_OUT)('does not leave the scene by %s', async (path) => {
    const before = await session.driver.snapshot()
    const outcome = await session.call(name, { ...onlyPlayer(input), [parameter]: path })
    failed(outcome, 'VALIDATION_ERROR', 'node_path')
    expect(await session.driver.snapshot()).toEqual(before)
  })
})

/** The example with every node that it names in the scene that is open. */
function onlyPlayer(input: Record<string, unknown>): Record<string, unknown> {
  const inScene = ([key, value]: [string, unknown]) => [key, /_path$/.test(key) && !/scene|script/.test(key) ? 'Player' : value]
  return Object.fromEntries(Object.entries(input).map(inScene as (entry: [string, unknown]) => [string, unknown]))
}

it.each(WAYS_TO_PLAYER)('%s is the same node for every reader', async (path) => {
  await session.openCopy()
  for (const tool of ['godot_inspection_get_node_properties', 'godot_inspection_get_node_groups'] as const) {
    expect(await session.run(tool, { node_path: path })).toMatchObject({ node_path: 'Player' })
  }
})
