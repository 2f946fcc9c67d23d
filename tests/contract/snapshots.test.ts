import { connect, type Godot, isGodotToolError } from '@godot-mcp/client'
import type { ToolName } from '@godot-mcp/contract'
import { FakeEditor, type FakeEditorOptions, hang, serverCommand } from '@godot-mcp/testing'
import { describe, expect, it } from 'vitest'
import { record } from '../e2e/harness/recorder.js'

const TAKE = 'godot_inspection_snapshot_subtree'
const COMPARE = 'godot_inspection_diff_snapshots'

async function withEditor(options: FakeEditorOptions, use: (godot: Godot, editor: FakeEditor) => Promise<void>): Promise<void> {
  const { command, args, env, bridgeUrl } = await serverCommand()
  const godot = await connect({ command, args, env })
  const editor = await FakeEditor.connect({ ...options, url: bridgeUrl })
  try {
    await use(godot, editor)
  } finally {
    await editor.close()
    await godot.close()
  }
}

async function codeOf(godot: Godot, tool: ToolName, input: Record<string, unknown>): Promise<string> {
  const failure: unknown = await godot.callUntyped(tool, input).catch((error: unknown) => error)
  if (!isGodotToolError(failure)) throw new Error(`${tool} did not fail as a tool: ${JSON.stringify(failure)}`)
  record({ tool, peer: 'fake', preview: false, code: failure.code })
  return failure.code
}

describe('a snapshot', () => {
  it('is read by one command, with what was asked for, and again with the same', async () => {
    await withEditor({}, async (godot, editor) => {
      const { snapshot_id } = await godot.inspection.snapshotSubtree({ properties: ['visible'], max_depth: 2 })
      expect(await godot.inspection.diffSnapshots({ before_id: snapshot_id })).toMatchObject({
        added: [],
        removed: [],
        changed: [],
      })
      const reads = editor.commands.filter(({ command }) => command === 'cmd_read_subtree')
      expect(reads.map(({ params }) => params)).toEqual(
        Array.from({ length: 2 }, () => ({ node_path: '.', properties: ['visible'], max_depth: 2 })),
      )
    })
  })
})

describe('an editor', () => {
  it('that does not answer is given up, and nothing is kept', async () => {
    await withEditor({}, async (godot, editor) => {
      const { snapshot_id } = await godot.inspection.snapshotSubtree({})
      editor.when('cmd_read_subtree', hang)
      const codes = [codeOf(godot, TAKE, {}), codeOf(godot, COMPARE, { before_id: snapshot_id })]
      expect(await Promise.all(codes)).toEqual(['TIMEOUT', 'TIMEOUT'])
      editor.reset()
      expect((await godot.inspection.snapshotSubtree({})).snapshot_id).toBe('s2')
    })
  })

  it('with an older addon is asked for nothing that it does not know', async () => {
    const older = { identity: { contract_digest: 'sha256:older' }, lacks: ['cmd_read_subtree'] }
    const { command, args, env, bridgeUrl } = await serverCommand()
    const godot = await connect({ command, args, env })
    const current = await FakeEditor.connect({ url: bridgeUrl })
    const { snapshot_id } = await godot.inspection.snapshotSubtree({})
    await current.close()
    const editor = await FakeEditor.connect({ ...older, url: bridgeUrl })
    try {
      expect(await codeOf(godot, TAKE, {})).toBe('UNSUPPORTED')
      expect(await codeOf(godot, COMPARE, { before_id: snapshot_id })).toBe('UNSUPPORTED')
      expect(editor.commands.map(({ command }) => command)).not.toContain('cmd_read_subtree')
    } finally {
      await editor.close()
      await godot.close()
    }
  })
})
