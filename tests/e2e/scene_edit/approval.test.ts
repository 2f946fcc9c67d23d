import { beforeEach, describe, expect, it } from 'vitest'
import { failed } from '../harness/outcome.js'
import { useSession } from '../harness/session.js'

const TOOL = 'godot_scene_edit_delete_node'
const questions: string[] = []
let verdict = false

const session = useSession({
  env: { GODOT_MCP_APPROVAL_REQUIRE: 'on' },
  onApproval: ({ message }) => {
    questions.push(message)
    return verdict
  },
})

beforeEach(async () => {
  await session.openCopy()
  questions.length = 0
})

describe('where a person is asked first', () => {
  it('a no leaves the scene as it is', async () => {
    verdict = false
    const before = await session.driver.snapshot()
    failed(await session.call(TOOL, { node_path: 'Player', confirm: true }), 'APPROVAL_DENIED', 'human_approval')
    expect(await session.driver.snapshot()).toEqual(before)
    expect(questions).toEqual([expect.stringContaining('"node_path": "Player"')])
  })

  it('a yes lets the call do its work, and that call alone', async () => {
    verdict = true
    expect(await session.run(TOOL, { node_path: 'Player', confirm: true })).toMatchObject({ deleted: true })
    const left = (await session.driver.snapshot())?.map(({ path }) => path)
    expect(left).not.toContain('Player')
    verdict = false
    failed(await session.call(TOOL, { node_path: 'Part', confirm: true }), 'APPROVAL_DENIED', 'human_approval')
    expect((await session.driver.snapshot())?.map(({ path }) => path)).toEqual(left)
    expect(questions).toHaveLength(2)
  })

  it('a preview and a read ask nobody', async () => {
    await session.run(TOOL, { node_path: 'Player', dry_run: true })
    await session.run('godot_inspection_get_scene_tree')
    expect(questions).toEqual([])
  })
})
