import { expect, it } from 'vitest'

it('exports these names, and adding one is adding public API', async () => {
  expect(Object.keys(await import('../src/index.js')).sort()).toEqual([
    'ClientTooOldError',
    'ConnectionError',
    'ContractMismatchError',
    'GodotToolError',
    'InvalidResultError',
    'NotThisContractError',
    'ServerTooOldError',
    'connect',
    'createHttpTransport',
    'createInMemoryTransport',
    'createRouterTransport',
    'createStdioTransport',
    'isConnectionError',
    'isContractMismatchError',
    'isGodotToolError',
    'isInvalidResultError',
  ])
})
