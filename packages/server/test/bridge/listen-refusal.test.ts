import { networkInterfaces } from 'node:os'
import { expect, it } from 'vitest'
import { listenRefusal } from '../../src/bridge/listen-refusal.js'

it.each(['127.0.0.1', '127.0.0.53', '::1', 'localhost'])('this machine alone may listen on %s', async (host) => {
  expect(await listenRefusal(host)).toBeNull()
})

it.each(['0.0.0.0', '::'])('%s would let other machines in', async (host) => {
  expect(await listenRefusal(host)).toContain('not a loopback address')
})

it('an address of this machine in a network would let other machines in', async () => {
  const [outward] = Object.values(networkInterfaces()).flatMap((entries) => (entries ?? []).filter(({ internal }) => !internal))
  if (outward === undefined) return expect(networkInterfaces()).not.toEqual({})
  expect(await listenRefusal(outward.address)).toContain('not a loopback address')
})

it('an address that is not ours is left to the system', async () => {
  expect(await listenRefusal('192.0.2.1')).toBeNull()
})
