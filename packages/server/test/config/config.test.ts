import { describe, expect, it } from 'vitest'
import { parseBridgeUrl } from '../../src/config/bridge-url.js'
import { readConfig } from '../../src/config/config.js'

describe('the bridge address', () => {
  it.each([
    ['ws://127.0.0.1:9080', { url: 'ws://127.0.0.1:9080', host: '127.0.0.1', port: 9080 }],
    ['ws://localhost:9081', { url: 'ws://127.0.0.1:9081', host: '127.0.0.1', port: 9081 }],
    ['ws://localhost', { url: 'ws://127.0.0.1:9080', host: '127.0.0.1', port: 9080 }],
    ['ws://127.0.0.1:80/', { url: 'ws://127.0.0.1:80', host: '127.0.0.1', port: 80 }],
    ['ws://[::1]:9080', { url: 'ws://[::1]:9080', host: '::1', port: 9080 }],
    ['ws://127.0.0.1:0', { url: 'ws://127.0.0.1:0', host: '127.0.0.1', port: 0 }],
  ])('%s', (text, address) => {
    expect(parseBridgeUrl(text)).toEqual(address)
  })

  it.each([
    ['9080', 'is not a URL'],
    ['ws://127.0.0.1:65536', 'is not a URL with a port'],
    ['http://127.0.0.1:9080', 'does not begin with ws://'],
    ['ws://127.0.0.1:9080/editor', 'has more than a host and a port'],
    ['wss://127.0.0.1:9080', 'does not begin with ws://'],
  ])('refuses %s', (text, why) => {
    expect(() => parseBridgeUrl(text)).toThrow(`GODOT_MCP_BRIDGE_URL: "${text}" ${why}`)
  })
})

describe('the bridge token', () => {
  it('opens the bridge to other machines, which it is not without one', () => {
    for (const url of ['ws://0.0.0.0:9080', 'ws://[::]:9080', 'ws://192.168.0.9:9080', 'ws://editors.example:9080']) {
      expect(() => readConfig({ GODOT_MCP_BRIDGE_URL: url })).toThrow(`GODOT_MCP_BRIDGE_URL: "${url}" lets other machines in`)
      expect(readConfig({ GODOT_MCP_BRIDGE_URL: url, GODOT_MCP_BRIDGE_TOKEN: 's3cret' })).toMatchObject({
        bridge: { url },
        bridgeToken: 's3cret',
      })
    }
  })

  it.each(['ws://127.0.0.1:9080', 'ws://127.8.9.10:1', 'ws://[::1]:9080', 'ws://localhost'])('need not be for %s', (url) => {
    expect(readConfig({ GODOT_MCP_BRIDGE_URL: url }).bridgeToken).toBeNull()
  })

  it.each([['two words'], ['line\nend'], ['x'.repeat(1_025)], ['schlüssel']])(
    'is refused where it cannot be one, unseen',
    (token) => {
      let message = ''
      try {
        readConfig({ GODOT_MCP_BRIDGE_TOKEN: token })
      } catch (error) {
        message = String(error)
      }
      expect(message).toContain('GODOT_MCP_BRIDGE_TOKEN: is not a text of 1 to 1024')
      expect(message).not.toContain(token)
    },
  )
})

describe('the settings', () => {
  it('have a default each', () => {
    expect(readConfig({})).toEqual({
      bridge: parseBridgeUrl('ws://127.0.0.1:9080'),
      http: null,
      bridgeToken: null,
      logLevel: 'info',
      defaultToolsets: null,
      safety: { profile: 'full', codeExecution: true },
      approval: { webhook: null, require: false, failOpen: false, timeoutMs: null },
      updateUrl: null,
      godot: null,
      projectDir: null,
      searchPath: '',
    })
  })

  it('take an empty variable for an unset one', () => {
    const empty = {
      GODOT_MCP_BRIDGE_URL: '',
      GODOT_MCP_LOG_LEVEL: ' ',
      GODOT_MCP_DEFAULT_TOOLSETS: '',
      GODOT_MCP_TRANSPORT: '',
      GODOT_BIN: ' ',
    }
    expect(readConfig(empty)).toEqual(readConfig({}))
  })

  it.each([
    ['all', 'all'],
    [' inspection , scene_edit,', ['inspection', 'scene_edit']],
  ])('read the toolsets "%s"', (text, expected) => {
    expect(readConfig({ GODOT_MCP_DEFAULT_TOOLSETS: text }).defaultToolsets).toEqual(expected)
  })

  it.each([
    [{ GODOT_BIN: '/a' }, { variable: 'GODOT_BIN', path: '/a' }],
    [
      { GODOT_BIN: '/a', GODOT_MCP_GODOT_BIN: '/b c' },
      { variable: 'GODOT_MCP_GODOT_BIN', path: '/b c' },
    ],
    [
      { GODOT_BIN: '/a', GODOT_MCP_GODOT_BIN: '' },
      { variable: 'GODOT_BIN', path: '/a' },
    ],
  ])('read the Godot of %j', (env, godot) => {
    expect(readConfig(env).godot).toEqual(godot)
  })

  it.each(['releases.example.com', 'ftp://example.com', 'file:///etc/passwd'])('refuse to ask %s for updates', (text) => {
    expect(() => readConfig({ GODOT_MCP_UPDATE_URL: text })).toThrow(`GODOT_MCP_UPDATE_URL: "${text}" is not an address`)
  })

  it('refuse a transport that is not there', () => {
    expect(() => readConfig({ GODOT_MCP_TRANSPORT: 'carrier-pigeon' })).toThrow(
      'GODOT_MCP_TRANSPORT: "carrier-pigeon" is not a transport of this server',
    )
  })
})
