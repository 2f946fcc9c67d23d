import { examples } from '@godot-mcp/contract/examples'
import { describe, expect, it } from 'vitest'
import { connect, createInMemoryTransport, type Godot, isInvalidResultError } from '../src/index.js'
import { fakeProduct, success } from './fake-product.js'

const good = examples.godot_undo[0]?.result ?? {}

/** A client whose `undo` answers with `result`. */
function clientOf(result: object, validateResults: boolean): Promise<Godot> {
  const product = fakeProduct({ godot_undo: () => success(result), godot_new_tool: () => success(result) })
  return connect({ transport: createInMemoryTransport(product), validateResults })
}

describe('with validateResults', () => {
  it('a result that fits comes through as it is, unknown fields included', async () => {
    const result = { ...good, of_a_newer_server: true }
    expect(await (await clientOf(result, true)).core.undo()).toEqual(result)
  })

  it('a result that does not fit is an error of its own class, with each place and the result', async () => {
    const result = { ...good, dry_run: 'no' }
    const error = await (await clientOf(result, true)).core.undo().catch((reason: unknown) => reason)
    if (!isInvalidResultError(error)) throw error
    expect(error.tool).toBe('godot_undo')
    expect(error.problems).toEqual([{ path: '/dry_run', message: 'must be boolean' }])
    expect(error.result).toEqual(result)
    expect(error.message).toContain('/dry_run: must be boolean')
  })

  it('the result of a tool that this contract does not know is not checked', async () => {
    expect(await (await clientOf({ any: 'thing' }, true)).callUntyped('godot_new_tool')).toEqual({ any: 'thing' })
  })
})

it('without validateResults a result that does not fit comes through', async () => {
  expect(await (await clientOf({ dry_run: 'no' }, false)).core.undo()).toEqual({ dry_run: 'no' })
})
