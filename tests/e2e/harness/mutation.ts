import type { ToolName } from '@godot-mcp/contract'
import { describe, expect, it } from 'vitest'
import { contractTools } from './contract-tools.js'
import type { Session } from './session.js'

const destructive = new Set(
  contractTools()
    .filter(({ safety }) => safety === 'destructive')
    .map(({ name }) => name),
)

/** One call of a mutating tool that is to keep every promise of the class. */
export interface MutationCase {
  /** What the call does, as the rest of a sentence: "a node below the root". */
  readonly title: string
  readonly tool: ToolName
  readonly input: Record<string, unknown>
  /** The result field that says whether the effect happened: false in a preview. */
  readonly flag: string
  /** Brings the freshly opened scene into the state that the case needs. */
  readonly arrange?: (session: Session) => Promise<unknown>
  /** The verdict that the result has to give. */
  readonly verdict: { readonly persisted: true } | { readonly persisted: false; readonly reason: string }
}

/**
 * The promises of a change to the scene, each a test: the preview changes nothing and predicts the run, one undo restores, redo
 * repeats, and the file agrees with the verdict after save and reopen.
 */
export function keepsThePromisesOfAChange(session: Session, cases: readonly MutationCase[]): void {
  describe.each(cases)('$title', ({ tool, input, flag, arrange, verdict }) => {
    const confirmed = destructive.has(tool) ? { ...input, confirm: true } : input

    const opened = async () => {
      const path = await session.openCopy()
      await arrange?.(session)
      return { path, before: await session.driver.snapshot(), history: await history(session) }
    }

    it('previews without touching the scene, its history or its file', async () => {
      const { path, before, history: entries } = await opened()
      const file = session.project.read(path)

      await session.run(tool, { ...input, dry_run: true })

      expect(await session.driver.snapshot()).toEqual(before)
      expect(await history(session)).toEqual(entries)
      expect(session.project.read(path)).toBe(file)
    })

    it('predicts every field of the run', async () => {
      await opened()

      const preview = await session.run(tool, { ...input, dry_run: true })
      const result = await session.run(tool, confirmed)

      expect(preview).toMatchObject({ dry_run: true, [flag]: false })
      expect(result).toMatchObject({ dry_run: false, [flag]: true })
      expect({ ...preview, dry_run: false, [flag]: true }).toEqual(result)
      expect(result).toMatchObject(verdict)
    })

    it('changes the scene and is one step of the history', async () => {
      const { before, history: entries } = await opened()

      await session.run(tool, confirmed)

      expect(await session.driver.snapshot()).not.toEqual(before)
      expect(await history(session)).toHaveLength(entries.length + 1)
    })

    it('is taken back by one undo, and comes again by one redo', async () => {
      const { before } = await opened()
      await session.run(tool, confirmed)
      const after = await session.driver.snapshot()

      await session.run('godot_undo')
      expect(await session.driver.snapshot()).toEqual(before)

      await session.run('godot_redo')
      expect(await session.driver.snapshot()).toEqual(after)
    })

    it('leaves the file as it was, to the byte, when it is undone and saved', async () => {
      const { path } = await opened()
      await session.run('godot_scene_edit_save_scene')
      const file = session.project.read(path)

      await session.run(tool, confirmed)
      await session.run('godot_undo')
      await session.run('godot_scene_edit_save_scene')

      expect(session.project.read(path)).toBe(file)
    })

    it('is in the file after a save exactly when the verdict says so', async () => {
      const { path, before } = await opened()
      await session.run('godot_scene_edit_save_scene')
      const fileBefore = await session.driver.snapshotOfFile(path)

      await session.run(tool, confirmed)
      const after = await session.driver.snapshot()
      await session.run('godot_scene_edit_save_scene')
      await session.driver.reloadScene(path)

      const expected = verdict.persisted ? after : fileBefore
      expect(await session.driver.snapshotOfFile(path)).toEqual(expected)
      expect(await session.driver.snapshot()).toEqual(expected)
      expect(after).not.toEqual(before)
    })
  })
}

/** Names of the actions that could be undone, newest first. */
async function history(session: Session): Promise<unknown[]> {
  const preview = await session.run('godot_undo', { count: 1000, dry_run: true })
  return preview['actions'] as unknown[]
}
