import { describe, expect, it } from 'vitest'
import { connect, createInMemoryTransport, isConnectionError, isContractMismatchError, type Transport } from '../src/index.js'
import { fakeProduct, serverInfo, success } from './fake-product.js'

const never = new Promise<never>(() => {})

function silentTransport(parts: Partial<Transport> = {}): Transport & { closed: number } {
  return {
    closed: 0,
    open: async () => {},
    callTool: () => never,
    async close() {
      this.closed += 1
    },
    ...parts,
  }
}

describe('connect', () => {
  it('checks the contract before anything else and keeps what the server said', async () => {
    const product = fakeProduct()
    const godot = await connect({ transport: createInMemoryTransport(product) })
    expect(product.names()).toEqual(['godot_get_server_info'])
    expect(godot.serverInfo).toMatchObject({ server: 'fake', contract_version: 1 })
  })

  it('sends nothing more after a failed check, and closes the transport', async () => {
    const product = fakeProduct({
      godot_get_server_info: () => success(serverInfo({ contract_version: 9, min_compatible_contract: 9 })),
    })
    const thrown = await connect({ transport: createInMemoryTransport(product) }).catch((error: unknown) => error)
    expect(isContractMismatchError(thrown) && thrown.verdict).toBe('client_too_old')
    expect(product.names()).toEqual(['godot_get_server_info'])
    expect(product.closed).toBe(1)
  })

  it('gives up when nothing answers, and says what the server said last', async () => {
    const transport = silentTransport({ lastWords: () => ['still fetching'] })
    const thrown = await connect({ transport, connectTimeoutMs: 5 }).catch((error: unknown) => error)
    expect(thrown).toMatchObject({ code: 'CONNECT_TIMEOUT', required: 'server', stderr: ['still fetching'] })
    expect((thrown as Error).message).toContain('still fetching')
    expect(transport.closed).toBe(1)
  })

  it('gives up when its signal is aborted, with the reason of the signal', async () => {
    const transport = silentTransport()
    const controller = new AbortController()
    const connecting = connect({ transport, signal: controller.signal })
    const reason = new Error('changed my mind')
    controller.abort(reason)
    await expect(connecting).rejects.toBe(reason)
    expect(transport.closed).toBe(1)
  })

  it('closes what a failed open has begun', async () => {
    const failure = new Error('no way')
    const transport = silentTransport({ open: () => Promise.reject(failure) })
    await expect(connect({ transport })).rejects.toBe(failure)
    expect(transport.closed).toBe(1)
  })

  it('asks for a command or a transport when it got neither', async () => {
    // @ts-expect-error the types ask for the same
    await expect(connect({})).rejects.toThrow('needs a command')
  })
})

describe('close', () => {
  it('may be called any number of times and closes the transport once', async () => {
    const product = fakeProduct()
    const godot = await connect({ transport: createInMemoryTransport(product) })
    await Promise.all([godot.close(), godot.close()])
    await godot.close()
    expect(product.closed).toBe(1)
  })

  it('is what `await using` calls', async () => {
    const product = fakeProduct()
    const godot = await connect({ transport: createInMemoryTransport(product) })
    await godot[Symbol.asyncDispose]()
    expect(product.closed).toBe(1)
  })

  it('ends the calls in flight, and later calls at once', async () => {
    const product = fakeProduct({ godot_undo: () => never })
    const godot = await connect({ transport: createInMemoryTransport(product) })
    const pending = godot.core.undo().catch((error: unknown) => error)
    await godot.close()
    expect(await pending).toMatchObject({ code: 'CONNECTION_CLOSED' })
    const late = await godot.core.undo().catch((error: unknown) => error)
    expect(isConnectionError(late) && late.tool).toBe('godot_undo')
  })
})
