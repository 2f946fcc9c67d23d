import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { expect, it, vi } from 'vitest'
import { TokenCheck } from '../../src/http/token-check.js'
import { FakeClock } from '../support/fake-clock.js'

vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>()
  return { ...crypto, timingSafeEqual: vi.fn(crypto.timingSafeEqual) }
})

it('compares digests of one length in constant time, whatever is shown', () => {
  const check = new TokenCheck('the-token', new FakeClock())
  for (const shown of ['t', 'the-toke', 'the-token', 'x'.repeat(5000)]) {
    const request = { socket: { remoteAddress: '10.0.0.1' }, headers: { authorization: `Bearer ${shown}` } }
    try {
      // As much of a request as the check looks at.
      check.check(request as unknown as IncomingMessage)
    } catch {}
  }
  const compared = vi.mocked(timingSafeEqual).mock.calls.map(([shown, wanted]) => [shown.byteLength, wanted.byteLength])
  expect(compared).toEqual(Array(4).fill([32, 32]))
})
