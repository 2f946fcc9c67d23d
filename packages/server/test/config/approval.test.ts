import { describe, expect, it } from 'vitest'
import { readConfig } from '../../src/config/config.js'

const approval = (env: Record<string, string>) => readConfig(env).approval

describe('whom the settings of approval name', () => {
  it.each([
    [{}, { webhook: null, require: false, failOpen: false, timeoutMs: null }],
    [{ GODOT_MCP_APPROVAL_REQUIRE: '1' }, { require: true }],
    [{ GODOT_MCP_APPROVAL_REQUIRE: 'YES' }, { require: true }],
    [{ GODOT_MCP_APPROVAL_REQUIRE: 'off' }, { require: false }],
    [{ GODOT_MCP_APPROVAL_FAIL_OPEN: 'true' }, { failOpen: true }],
    [{ GODOT_MCP_APPROVAL_TIMEOUT: '2.5' }, { timeoutMs: 2_500 }],
    [{ GODOT_MCP_APPROVAL_TIMEOUT: '86400' }, { timeoutMs: 86_400_000 }],
    [{ GODOT_MCP_APPROVAL_WEBHOOK: ' ' }, { webhook: null }],
    [
      { GODOT_MCP_APPROVAL_WEBHOOK: 'https://a.example/x?k=1' },
      { webhook: { url: 'https://a.example/x?k=1', authorization: null } },
    ],
    [
      { GODOT_MCP_APPROVAL_WEBHOOK: 'http://ann:p%40ss@a.example/' },
      { webhook: { url: 'http://a.example/', authorization: `Basic ${Buffer.from('ann:p@ss').toString('base64')}` } },
    ],
  ])('%j', (env, expected) => {
    expect(approval(env)).toMatchObject(expected)
  })

  it.each([
    ['GODOT_MCP_APPROVAL_REQUIRE', 'maybe', '"maybe" is neither on nor off'],
    ['GODOT_MCP_APPROVAL_FAIL_OPEN', '2', '"2" is neither on nor off'],
    ['GODOT_MCP_APPROVAL_TIMEOUT', '0', 'is not a number of seconds above 0'],
    ['GODOT_MCP_APPROVAL_TIMEOUT', '-1', 'is not a number of seconds above 0'],
    ['GODOT_MCP_APPROVAL_TIMEOUT', '1e3', 'is not a number of seconds above 0'],
    ['GODOT_MCP_APPROVAL_TIMEOUT', '86401', 'is not a number of seconds above 0'],
    ['GODOT_MCP_APPROVAL_TIMEOUT', 'soon', 'is not a number of seconds above 0'],
  ])('refuses %s=%s', (variable, value, why) => {
    expect(() => approval({ [variable]: value })).toThrow(`${variable}: `)
    expect(() => approval({ [variable]: value })).toThrow(why)
  })

  it.each(['ftp://ann:secret@a.example', 'ann:secret@a.example', 'secret'])(
    'refuses the webhook %s without showing it',
    (value) => {
      let message = ''
      try {
        approval({ GODOT_MCP_APPROVAL_WEBHOOK: value })
      } catch (error) {
        message = String(error)
      }
      expect(message).toContain('GODOT_MCP_APPROVAL_WEBHOOK: not an address that begins with https:// or http://')
      expect(message).not.toContain('ann')
      expect(message).not.toContain('@')
      expect(message.replace('may hold a secret', '')).not.toContain('secret')
    },
  )
})

describe('the settings of safety', () => {
  it.each([
    [{}, { profile: 'full', codeExecution: true }],
    [{ GODOT_MCP_SAFETY: 'Read_Only' }, { profile: 'read_only', codeExecution: true }],
    [
      { GODOT_MCP_SAFETY: 'no_destructive', GODOT_MCP_CODE_EXECUTION: 'off' },
      { profile: 'no_destructive', codeExecution: false },
    ],
    [{ GODOT_MCP_CODE_EXECUTION: 'no' }, { profile: 'full', codeExecution: false }],
  ])('%j', (env, expected) => {
    expect(readConfig(env).safety).toEqual(expected)
  })

  it.each([
    [
      { GODOT_MCP_SAFETY: 'readonly' },
      'GODOT_MCP_SAFETY: "readonly" is no profile (did you mean read_only?); valid: read_only, no_destructive, full',
    ],
    [{ GODOT_MCP_SAFETY: 'none' }, 'GODOT_MCP_SAFETY: "none" is no profile'],
    [{ GODOT_MCP_CODE_EXECUTION: 'never' }, 'GODOT_MCP_CODE_EXECUTION: "never" is neither on nor off'],
  ])('refuse %j: a server that was meant to be careful does not start careless', (env, why) => {
    expect(() => readConfig(env)).toThrow(why)
  })
})
