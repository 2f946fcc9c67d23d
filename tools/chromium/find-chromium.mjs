#!/usr/bin/env node
/**
 * Finds a Chromium: `find-chromium.mjs [--install]` prints its path. With `--install` the distribution's own is installed when none is
 * found (Debian, as root).
 */
import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rootDir } from '../ci/root-dir.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const MAC_APPS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const HOW_TO_SET =
  'run `node tools/chromium/find-chromium.mjs --install`, or set CHROMIUM_BIN to the full path of a Chromium or Chrome'

/** The path of a Chromium: CHROMIUM_BIN, one on PATH, one where systems put it. undefined where there is none; throws where CHROMIUM_BIN is wrong. */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_BIN !== undefined) {
    if (existsSync(env.CHROMIUM_BIN)) return env.CHROMIUM_BIN
    throw new Error(`CHROMIUM_BIN is '${env.CHROMIUM_BIN}', which does not exist`)
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...MAC_APPS].find((path) => existsSync(path))
}

/** The Chromium to use; throws where there is none. A test that needs one must not pass without it. */
export function requireChromium(env = process.env) {
  const path = findChromium(env)
  if (path === undefined) throw new Error(`no Chromium found: ${HOW_TO_SET}`)
  return path
}

if (process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) {
  try {
    if (process.argv.includes('--install') && findChromium() === undefined)
      spawnSync('bash', [join(rootDir, 'tools/install-chromium.sh')], { stdio: ['ignore', 'ignore', 'inherit'] })
    console.log(requireChromium())
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}
