import { describe, expect, it } from 'vitest'
import { compareBuilds, installCommand, versionNotice } from '../src/versions.js'

describe('builds', () => {
  it.each([
    ['2026.11.30', '2026.11.30', 0],
    ['2026.11.30.1', '2026.11.30', 1],
    ['2026.11.30-2', '2026.11.30.10', -1],
    ['v2026.2.1', '2026.11.30', -1],
    ['2027.01.01', '2026.12.31', 1],
  ])('%s against %s', (a, b, sign) => {
    expect(Math.sign(compareBuilds(a, b) ?? Number.NaN)).toBe(sign)
  })

  it.each(['1.0.0', 'dev', '', '2026.11'])('"%s" is no build and never newer', (text) => {
    expect(compareBuilds(text, '2026.11.30')).toBeNull()
  })
})

describe('the notice', () => {
  it.each([
    ['of the same build', '2026.11.30', null],
    ['that does not say its build', '', null],
    ['that is unknown', null, null],
    ['that is older', '2026.01.01', 'the addon is behind'],
    ['that is newer', '2099.01.01', 'the server is behind'],
    ['of something else', '1.0', 'Use the same build of both'],
  ])('about an addon %s', (_case, addon, notice) => {
    const said = versionNotice(addon, '2026.11.30', '/p')
    if (notice === null) expect(said).toBeNull()
    else expect(said).toContain(notice)
  })
})

it('the update command quotes a folder with spaces', () => {
  expect(installCommand('/my games/one')).toBe('npx @godot-mcp/server install-addon "/my games/one"')
  expect(installCommand(null)).toBe('npx @godot-mcp/server install-addon PROJECT_DIR')
})
