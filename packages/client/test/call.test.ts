import { describe, expect, it, vi } from 'vitest'
import { connect, createInMemoryTransport, type Godot, isConnectionError, isGodotToolError, type Progress } from '../src/index.js'
import { type FakeProduct, failure, fakeProduct, success } from './fake-product.js'

const never = new Promise<never>(() => {})

function open(product: FakeProduct, options: object = {}): Promise<Godot> {
  return connect({ transport: createInMemoryTransport(product), ...options })
}

describe('a call', () => {
  it('sends the parameters as they are and resolves to the result, unknown fields included', async () => {
    const product = fakeProduct({ godot_undo: () => success({ undone: 2, of_a_newer_server: { a: [1] } }) })
    const godot = await open(product)
    expect(await godot.core.undo({ count: 2 })).toEqual({ undone: 2, of_a_newer_server: { a: [1] } })
    expect(product.calls.at(-1)).toEqual({ name: 'godot_undo', args: { count: 2 } })
  })

  it('may leave out parameters that are all optional', async () => {
    const product = fakeProduct({ godot_undo: () => success({}) })
    await (await open(product)).core.undo()
    expect(product.calls.at(-1)).toEqual({ name: 'godot_undo', args: {} })
  })

  it('is the same by its method, by its name and untyped', async () => {
    const product = fakeProduct({ godot_undo: (args) => success({ args }) })
    const godot = await open(product)
    const results = [
      await godot.core.undo({ count: 3 }),
      await godot.call('godot_undo', { count: 3 }),
      await godot.callUntyped('godot_undo', { count: 3 }),
    ]
    expect(results).toEqual([{ args: { count: 3 } }, { args: { count: 3 } }, { args: { count: 3 } }])
  })

  it('reaches a tool that this contract does not know', async () => {
    const product = fakeProduct({ godot_new_tool: () => success({ fresh: true }) })
    expect(await (await open(product)).callUntyped('godot_new_tool', { a: 1 })).toEqual({ fresh: true })
    expect(product.names()).toEqual(['godot_get_server_info', 'godot_new_tool'])
  })

  it('reads the result from the text where there is no structured part', async () => {
    const product = fakeProduct({ godot_undo: () => ({ content: [{ type: 'text', text: '{"undone":1}' }] }) })
    expect(await (await open(product)).core.undo()).toEqual({ undone: 1 })
  })

  it('says so where the answer holds no result', async () => {
    const product = fakeProduct({ godot_undo: () => ({ content: [{ type: 'text', text: 'done' }] }) })
    const thrown = await (await open(product)).core.undo().catch((error: unknown) => error)
    expect(thrown).toMatchObject({ code: 'PROTOCOL_ERROR', tool: 'godot_undo' })
  })

  it('gets its own answer among fifty that come back in another order', async () => {
    const held: (() => void)[] = []
    const product = fakeProduct({
      godot_undo: (args) => new Promise((resolve) => held.push(() => resolve(success({ undone: args['count'] as number })))),
    })
    const godot = await open(product)
    const calls = Array.from({ length: 50 }, (_, index) => godot.core.undo({ count: index + 1 }))
    await vi.waitUntil(() => held.length === 50)
    for (const index of shuffled(50)) held[index]?.()
    expect((await Promise.all(calls)).map((result) => result.undone)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
  })
})

describe('a failing tool', () => {
  it('throws what the envelope says', async () => {
    const envelope = {
      error: 'TIMEOUT',
      hint: 'No answer.',
      required: 'bridge_connected',
      suggestions: ['a', 'b'],
      may_have_applied: true,
    }
    const product = fakeProduct({ godot_undo: () => failure(envelope) })
    const thrown = await (await open(product)).core.undo().catch((error: unknown) => error)
    expect(isGodotToolError(thrown)).toBe(true)
    expect(thrown).toMatchObject({
      name: 'GodotToolError',
      tool: 'godot_undo',
      code: 'TIMEOUT',
      hint: 'No answer.',
      required: 'bridge_connected',
      suggestions: ['a', 'b'],
      mayHaveApplied: true,
      message: 'godot_undo: TIMEOUT: No answer. [required=bridge_connected] [suggestions=["a","b"]]',
    })
  })

  it('keeps a code of a newer server as it is, in the same class', async () => {
    const product = fakeProduct({ godot_undo: () => failure({ error: 'RATE_LIMITED', hint: 'Slow down.' }) })
    const thrown = await (await open(product)).core.undo().catch((error: unknown) => error)
    expect(isGodotToolError(thrown) && thrown.code).toBe('RATE_LIMITED')
  })

  it.each([
    { text: 'RESOURCE_NOT_FOUND: No node.', code: 'RESOURCE_NOT_FOUND', hint: 'No node.' },
    {
      text: 'PRECONDITION_FAILED: Open it. [required=active_scene]',
      code: 'PRECONDITION_FAILED',
      hint: 'Open it.',
      required: 'active_scene',
    },
    {
      text: 'VALIDATION_ERROR: Not [that]. [required=value] [suggestions=["x]","y"]]',
      code: 'VALIDATION_ERROR',
      hint: 'Not [that].',
      required: 'value',
      suggestions: ['x]', 'y'],
    },
    {
      text: 'VALIDATION_ERROR: Two\nlines. [suggestions=["a"]]',
      code: 'VALIDATION_ERROR',
      hint: 'Two\nlines.',
      suggestions: ['a'],
    },
    { text: 'VALIDATION_ERROR: Odd [suggestions=[a]]', code: 'VALIDATION_ERROR', hint: 'Odd [suggestions=[a]]' },
    { text: 'Something broke', code: 'INTERNAL_ERROR', hint: 'Something broke' },
    { text: '', code: 'INTERNAL_ERROR', hint: 'The server gave no reason.' },
  ])('is read from its text where there is no envelope: $text', async ({ text, ...expected }) => {
    const product = fakeProduct({ godot_undo: () => ({ content: [{ type: 'text', text }], isError: true }) })
    const thrown = await (await open(product)).core.undo().catch((error: unknown) => error)
    if (!isGodotToolError(thrown)) throw thrown
    const { code, hint, required, suggestions } = thrown
    expect({ code, hint, ...(required && { required }), ...(suggestions && { suggestions }) }).toEqual(expected)
  })
})

describe('waiting', () => {
  it('ends after the time-out of the call, and says whether a change may still happen', async () => {
    const product = fakeProduct({ godot_undo: () => never, godot_inspection_get_scene_tree: () => never })
    const godot = await open(product, { timeoutMs: 60_000 })
    const mutating = await godot.core.undo({}, { timeoutMs: 5 }).catch((error: unknown) => error)
    expect(mutating).toMatchObject({ code: 'CALL_TIMEOUT', tool: 'godot_undo', mayHaveApplied: true })
    const reading = await godot.inspection.getSceneTree({}, { timeoutMs: 5 }).catch((error: unknown) => error)
    expect(isConnectionError(reading) && reading.mayHaveApplied).toBe(false)
  })

  it('starts again with each sign of progress', async () => {
    vi.useFakeTimers()
    try {
      const progress: Progress[] = []
      const product = fakeProduct({
        async godot_undo(_args, { onProgress }) {
          for (let step = 1; step <= 9; step += 1) {
            await new Promise((resolve) => setTimeout(resolve, 10_000))
            onProgress({ progress: step, total: 9, message: 'working' })
          }
          return success({ undone: 1 })
        },
      })
      const godot = await open(product)
      const call = godot.core.undo({}, { timeoutMs: 15_000, onProgress: (step) => progress.push(step) })
      await vi.advanceTimersByTimeAsync(90_000)
      expect(await call).toEqual({ undone: 1 })
      expect(progress).toHaveLength(9)
      expect(progress[0]).toEqual({ progress: 1, total: 9, message: 'working' })
    } finally {
      vi.useRealTimers()
    }
  })

  it('ends when the signal is aborted, with its reason, and tells the transport', async () => {
    let seen: AbortSignal | undefined
    const product = fakeProduct({
      godot_undo(_args, { signal }) {
        seen = signal
        return never
      },
    })
    const godot = await open(product)
    const controller = new AbortController()
    const call = godot.core.undo({}, { signal: controller.signal })
    await vi.waitUntil(() => seen !== undefined)
    const reason = new Error('enough')
    controller.abort(reason)
    await expect(call).rejects.toBe(reason)
    expect(seen?.aborted).toBe(true)
  })

  it('never begins when the signal was aborted before', async () => {
    const product = fakeProduct()
    const godot = await open(product)
    const signal = AbortSignal.abort(new Error('before'))
    await expect(godot.core.undo({}, { signal })).rejects.toThrow('before')
    expect(product.names()).toEqual(['godot_get_server_info'])
  })

  it('puts one listener on a signal that many calls share', async () => {
    const product = fakeProduct({ godot_undo: () => success({}) })
    const godot = await open(product)
    const controller = new AbortController()
    const added = vi.spyOn(controller.signal, 'addEventListener')
    await Promise.all(Array.from({ length: 20 }, () => godot.core.undo({}, { signal: controller.signal })))
    expect(added).toHaveBeenCalledTimes(1)
  })
})

function shuffled(length: number): number[] {
  // A fixed permutation: 7 and 50 have no common divisor.
  return Array.from({ length }, (_, index) => (index * 7 + 3) % length)
}
