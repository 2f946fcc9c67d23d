import { describe, expect, it } from 'vitest'
import { readHttp } from '../../src/config/http.js'

const read = (variables: Record<string, string>) => readHttp((name) => variables[name])
const TOKEN = { GODOT_MCP_AUTH_TOKEN: 'a-token' }

describe('the settings of the server over HTTP', () => {
  it('have a default each', () => {
    expect(read({})).toEqual({ host: '127.0.0.1', port: 9090, token: null, checksHostAndOrigin: true })
  })

  it.each([
    ['localhost', '127.0.0.1'],
    ['LOCALHOST', '127.0.0.1'],
    ['127.0.0.2', '127.0.0.2'],
    ['127.1', '127.0.0.1'],
    ['::1', '::1'],
    ['[::1]', '::1'],
    ['0:0:0:0:0:0:0:1', '::1'],
  ])('need no token where only this machine can call: %s', (host, bound) => {
    expect(read({ GODOT_MCP_HTTP_HOST: host })).toMatchObject({ host: bound, token: null, checksHostAndOrigin: true })
  })

  it.each(['0.0.0.0', '0', '::', '[::]', '192.168.1.5', '::ffff:192.168.1.5', 'a-machine', 'localhost.example', '10.0.0.1'])(
    'refuse to let others in without a token: %s',
    (host) => {
      expect(() => read({ GODOT_MCP_HTTP_HOST: host })).toThrow(/^GODOT_MCP_HTTP_HOST: .* set GODOT_MCP_AUTH_TOKEN/)
      expect(read({ GODOT_MCP_HTTP_HOST: host, ...TOKEN })).toMatchObject({ token: 'a-token', checksHostAndOrigin: false })
    },
  )

  it.each([
    ['auto', true, false],
    ['AUTO', true, false],
    ['true', true, true],
    ['strict', true, true],
    ['false', false, false],
  ])('check host and origin as told: %s', (protection, onLoopback, elsewhere) => {
    const told = { GODOT_MCP_HTTP_HOST_ORIGIN_PROTECTION: protection }
    expect(read(told).checksHostAndOrigin).toBe(onLoopback)
    expect(read({ ...told, ...TOKEN, GODOT_MCP_HTTP_HOST: '0.0.0.0' }).checksHostAndOrigin).toBe(elsewhere)
  })

  it.each([
    [{ GODOT_MCP_HTTP_PORT: '65536' }, 'GODOT_MCP_HTTP_PORT: "65536" is not a port from 0 to 65535'],
    [{ GODOT_MCP_HTTP_PORT: '-1' }, 'is not a port'],
    [{ GODOT_MCP_HTTP_PORT: '9090x' }, 'is not a port'],
    [{ GODOT_MCP_HTTP_PORT: '1e3' }, 'is not a port'],
    [{ GODOT_MCP_HTTP_HOST: 'http://127.0.0.1' }, 'GODOT_MCP_HTTP_HOST: "http://127.0.0.1" is not an address or a host name'],
    [{ GODOT_MCP_HTTP_HOST: '127.0.0.1:9090' }, 'is not an address'],
    [{ GODOT_MCP_HTTP_HOST: '999.0.0.1' }, 'is not an address'],
    [{ GODOT_MCP_HTTP_HOST_ORIGIN_PROTECTION: 'off' }, '"off" is not one of auto, true, strict, false'],
  ])('refuse what cannot be used: %o', (variables, line) => {
    expect(() => read(variables)).toThrow(line)
  })

  it.each(['two words', 'süß', 'tab\t', 'line\nbreak'])('refuse a token that no header carries, without showing it', (token) => {
    expect(() => read({ GODOT_MCP_AUTH_TOKEN: token })).toThrow(
      /^GODOT_MCP_AUTH_TOKEN: has characters that a header cannot carry/,
    )
    expect(() => read({ GODOT_MCP_AUTH_TOKEN: token })).not.toThrow(token)
  })
})
