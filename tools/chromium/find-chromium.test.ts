import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findChromium, requireChromium } from './find-chromium.mjs'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'find-chromium-'))
  writeFileSync(join(folder, 'google-chrome'), '#!/bin/sh\n')
  chmodSync(join(folder, 'google-chrome'), 0o755)
})
afterAll(() => rmSync(folder, { recursive: true }))

it('takes the one that is set, else one on PATH', () => {
  const path = join(folder, 'google-chrome')
  expect(findChromium({ PATH: `/no/such/folder:${folder}` })).toBe(path)
  expect(findChromium({ CHROMIUM_BIN: path, PATH: '' })).toBe(path)
})

it('refuses a wrong one that is set, and does not look further', () => {
  expect(() => findChromium({ CHROMIUM_BIN: '/no/such/chromium', PATH: folder })).toThrow("CHROMIUM_BIN is '/no/such/chromium'")
})

it('fails where there is none, so that no test passes without one', () => {
  expect(() => requireChromium({ PATH: '/no/such/folder' })).toThrow(/no Chromium found: run .*--install/)
})
