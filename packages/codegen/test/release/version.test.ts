import { describe, expect, it } from 'vitest'
import { compareVersions, isPrerelease, minorOf, parseVersion } from '../../src/release/version.js'

describe('versions', () => {
  it('come in the order of SemVer', () => {
    const ordered = [
      'no version',
      '1.0.0-alpha',
      '1.0.0-alpha.1',
      '1.0.0-alpha.2',
      '1.0.0-alpha.10',
      '1.0.0-alpha.beta',
      '1.0.0-beta',
      '1.0.0',
      '1.0.2',
      '1.0.10',
      '1.9.0',
      '1.10.0',
      '2.0.0-alpha.1',
    ]
    expect([...ordered].reverse().sort(compareVersions)).toEqual(ordered)
    expect(compareVersions('1.2.3', '1.2.3')).toBe(0)
  })

  it.each(['1', '1.2', 'v1.2.3', '01.2.3', '1.2.3-', '1.2.3+build', ' 1.2.3'])("'%s' is none", (text) =>
    expect(parseVersion(text)).toBeUndefined(),
  )

  it('know their minor release, and whether they promise anything', () => {
    expect(minorOf('1.4.2')).toBe('1.4')
    expect([isPrerelease('1.0.0-alpha.1'), isPrerelease('1.0.0')]).toEqual([true, false])
  })
})
