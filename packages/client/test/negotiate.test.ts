import { describe, expect, it } from 'vitest'
import { Connection } from '../src/connection.js'
import {
  ClientTooOldError,
  ContractMismatchError,
  createInMemoryTransport,
  isContractMismatchError,
  isGodotToolError,
  NotThisContractError,
  ServerTooOldError,
} from '../src/index.js'
import { negotiate } from '../src/negotiate.js'
import { type FakeProduct, failure, fakeProduct, success } from './fake-product.js'

const K = 2

function numbers(contract_version: unknown, min_compatible_contract: unknown): FakeProduct {
  return fakeProduct({
    godot_get_server_info: () => success({ contract_version, min_compatible_contract, version: '2030.01.01' }),
  })
}

function check(product: FakeProduct): Promise<unknown> {
  return negotiate(new Connection(createInMemoryTransport(product), 1000), K)
}

describe('the contract check of a client with K = 2', () => {
  it.each([
    { m: 1, c: 2 },
    { m: 2, c: 2 },
    { m: 2, c: 3 },
    { m: 1, c: 3 },
  ])('accepts a server with M=$m, C=$c', async ({ m, c }) => {
    await expect(check(numbers(c, m))).resolves.toMatchObject({ contract_version: c, min_compatible_contract: m })
  })

  it.each([
    {
      m: 3,
      c: 4,
      error: ClientTooOldError,
      verdict: 'client_too_old',
      remedy: /Upgrade the client: install @godot-mcp\/client 4\.x/,
    },
    {
      m: 1,
      c: 1,
      error: ServerTooOldError,
      verdict: 'server_too_old',
      remedy: /Upgrade the server: run @godot-mcp\/server 2\.x/,
    },
  ])('refuses M=$m, C=$c as $verdict, with all numbers and the remedy', async ({ m, c, error, verdict, remedy }) => {
    const thrown = await check(numbers(c, m)).catch((reason: unknown) => reason)
    expect(thrown).toBeInstanceOf(error)
    expect(thrown).toBeInstanceOf(ContractMismatchError)
    expect(thrown).toMatchObject({ verdict, clientContract: K, serverContract: c, minCompatibleContract: m })
    if (!isContractMismatchError(thrown)) throw thrown
    expect(thrown.remedy).toMatch(remedy)
    expect(thrown.message).toContain(`client K=2, server M=${m}, C=${c}`)
    expect(thrown.message).toContain(thrown.remedy)
  })

  it.each([
    { why: 'both numbers are missing', c: undefined, m: undefined },
    { why: 'C is missing', c: undefined, m: 1 },
    { why: 'M is missing', c: 2, m: undefined },
    { why: 'C is text', c: '2', m: 1 },
    { why: 'M is text', c: 2, m: '2' },
    { why: 'C is no integer', c: 2.5, m: 1 },
    { why: 'M is no integer', c: 3, m: 1.5 },
    { why: 'a number is null', c: null, m: 1 },
    { why: 'M is zero', c: 2, m: 0 },
    { why: 'M is above C', c: 2, m: 3 },
  ])('says that it is not a server of this contract where $why', async ({ c, m }) => {
    const thrown = await check(numbers(c, m)).catch((reason: unknown) => reason)
    expect(thrown).toBeInstanceOf(NotThisContractError)
    expect(thrown).toMatchObject({
      verdict: 'not_this_contract',
      clientContract: K,
      reported: JSON.parse(JSON.stringify({ contract_version: c, min_compatible_contract: m })),
    })
  })

  it.each([
    {
      why: 'has no such tool',
      answer: { content: [{ type: 'text', text: 'Tool godot_get_server_info not found' }], isError: true },
    },
    {
      why: 'says in our envelope that there is no such tool',
      answer: failure({ error: 'RESOURCE_NOT_FOUND', hint: 'No tool.' }),
    },
    { why: 'answers with prose', answer: { content: [{ type: 'text', text: 'hello' }] } },
    { why: 'answers with a list', answer: { content: [], structuredContent: [1] } },
    { why: 'answers with nothing', answer: {} },
  ])('says that it is not a server of this contract where the server $why', async ({ answer }) => {
    await expect(check(fakeProduct({ godot_get_server_info: () => answer }))).rejects.toBeInstanceOf(NotThisContractError)
  })

  it('reads the numbers from the text where there is no structured part', async () => {
    const text = JSON.stringify({ contract_version: 2, min_compatible_contract: 1 })
    const product = fakeProduct({ godot_get_server_info: () => ({ content: [{ type: 'text', text }] }) })
    await expect(check(product)).resolves.toMatchObject({ contract_version: 2 })
  })

  it('passes on a failure of a server that is ours', async () => {
    const product = fakeProduct({ godot_get_server_info: () => failure({ error: 'INTERNAL_ERROR', hint: 'Broken.' }) })
    const thrown = await check(product).catch((reason: unknown) => reason)
    expect(isGodotToolError(thrown) && thrown.code).toBe('INTERNAL_ERROR')
  })

  it('asks the server once and for nothing else', async () => {
    const product = numbers(1, 1)
    await check(product).catch(() => {})
    expect(product.names()).toEqual(['godot_get_server_info'])
  })
})
