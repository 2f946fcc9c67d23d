import { describe, expect, it } from 'vitest'
import { checkCompatibility } from '../src/compatibility.js'

describe('a client of contract 2 and a server', () => {
  it.each([
    [1, 2],
    [2, 2],
    [2, 3],
    [1, 3],
  ])('that serves %i to %i work together', (oldest, newest) => {
    expect(checkCompatibility(2, { min_compatible_contract: oldest, contract_version: newest })).toEqual({ compatible: true })
  })

  it('that serves newer contracts only: the client has to move', () => {
    expect(checkCompatibility(2, { min_compatible_contract: 3, contract_version: 4 })).toEqual({
      compatible: false,
      verdict: 'client_too_old',
      message: 'The client speaks contract 2; the server serves 3 to 4. Upgrade the client to 4.x, or run a server of 2.x.',
    })
  })

  it('that serves older contracts only: the server has to move', () => {
    expect(checkCompatibility(2, { min_compatible_contract: 1, contract_version: 1 })).toEqual({
      compatible: false,
      verdict: 'server_too_old',
      message: 'The client speaks contract 2; the server serves 1 to 1. Upgrade the server to 2.x.',
    })
  })

  it.each<[title: string, served: Record<string, unknown>, seen: string]>([
    ['says nothing', {}, 'contract_version missing, min_compatible_contract missing'],
    ['leaves out the floor', { contract_version: 2 }, 'contract_version 2, min_compatible_contract missing'],
    ['sends text', { contract_version: '2', min_compatible_contract: 1 }, 'contract_version "2", min_compatible_contract 1'],
    [
      'sends a fraction',
      { contract_version: 2.5, min_compatible_contract: 1 },
      'contract_version 2.5, min_compatible_contract 1',
    ],
    ['sends null', { contract_version: null, min_compatible_contract: 1 }, 'contract_version null, min_compatible_contract 1'],
    ['counts from zero', { contract_version: 2, min_compatible_contract: 0 }, 'contract_version 2, min_compatible_contract 0'],
    [
      'has its floor above its number',
      { contract_version: 2, min_compatible_contract: 3 },
      'contract_version 2, min_compatible_contract 3',
    ],
  ])('that %s is no server of this contract', (_title, served, seen) => {
    expect(checkCompatibility(2, served)).toEqual({
      compatible: false,
      verdict: 'not_this_contract',
      message: `This is not a server of the Godot MCP contract (${seen}).`,
    })
  })
})
