import { hostname } from 'node:os'
import { describe, expect, it } from 'vitest'
import { handshakeRefusal } from '../../src/bridge/host-check.js'

describe('a handshake', () => {
  it.each([
    ['127.0.0.1:9080', '127.0.0.1'],
    ['localhost:9080', '127.0.0.1'],
    ['LOCALHOST', '127.0.0.1'],
    ['[::1]:9080', '::1'],
    ['192.168.0.9:9080', '192.168.0.9'],
    ['editors.example:9080', 'editors.example'],
    ['192.168.0.9:9080', '0.0.0.0'],
    ['[fe80::1]:9080', '::'],
    [`${hostname()}:9080`, '0.0.0.0'],
  ])('for %s passes where the bridge listens on %s', (host, configured) => {
    expect(handshakeRefusal(undefined, host, configured)).toBeNull()
  })

  it.each([
    ['evil.example', '127.0.0.1'],
    ['127.0.0.1.evil.example:9080', '127.0.0.1'],
    ['192.168.0.9:9080', '127.0.0.1'],
    ['evil.example', '0.0.0.0'],
    ['192.168.0.8', '192.168.0.9'],
    ['', '127.0.0.1'],
    [undefined, '0.0.0.0'],
  ])('for %s is refused where the bridge listens on %s', (host, configured) => {
    expect(handshakeRefusal(undefined, host, configured)).toBe(`its Host is "${host ?? ''}"`)
  })

  it.each(['http://evil.example', 'http://127.0.0.1:9080', 'null', ''])('of a page of "%s" is refused', (origin) => {
    expect(handshakeRefusal(origin, '127.0.0.1:9080', '127.0.0.1')).toContain('Origin header')
  })
})
