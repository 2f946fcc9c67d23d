#!/usr/bin/env node
/**
 * Finds a Godot editor binary: `find-godot.mjs [--install]` prints its path. With `--install` the real editor is installed when
 * none is found (Debian or Ubuntu, as root).
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rootDir } from '../ci/root-dir.mjs'

const MINIMUM = [4, 4]
/** `godot`, `godot4`, `Godot`, `Godot_v4.5-stable_linux.x86_64`, ... */
const BINARY_NAME = /^godot(?:[-_]?v?4[\w.-]*)?$/i
const VERSION_TIMEOUT_MS = 30_000
const HOW_TO_SET = 'set GODOT_BIN to the full path of a Godot 4.4 (or newer) editor, or unset it to have one looked for'

/** Where our own installation goes: GODOT_DIR, else `.tools/godot` in the repository. */
export const installDir = (env = process.env) => env.GODOT_DIR || join(rootDir, '.tools/godot')

/** The one command that installs the real editor, for messages. */
export const INSTALL_COMMAND = 'npm run godot:install'

/** GODOT_BIN names something that is no usable Godot. `message` says what was wrong with it and how to set it. */
export class GodotRefusedError extends Error {
  name = 'GodotRefusedError'
}

/**
 * Looks at GODOT_BIN, then PATH, then our own installation, and returns `{ path, version, from }` of the first that answers with
 * version 4.4 or newer, or `undefined` when there is none. A GODOT_BIN that is set but wrong is refused (throws), never skipped:
 * who set it wants that one and no other.
 */
export function findGodot(env = process.env) {
  if (env.GODOT_BIN !== undefined) {
    const asked = probe(env.GODOT_BIN)
    if (asked.problem) throw new GodotRefusedError(`GODOT_BIN is '${env.GODOT_BIN}', which ${asked.problem}; ${HOW_TO_SET}`)
    return { path: resolve(env.GODOT_BIN), version: asked.version, from: 'GODOT_BIN' }
  }
  for (const folder of (env.PATH ?? '').split(delimiter).filter(Boolean)) {
    for (const name of existsSync(folder)
      ? readdirSync(folder)
          .filter((entry) => BINARY_NAME.test(entry))
          .sort()
      : []) {
      const path = join(folder, name)
      const found = probe(path)
      if (found.version) return { path, version: found.version, from: 'PATH' }
    }
  }
  const own = join(installDir(env), 'bin/godot')
  const found = existsSync(own) ? probe(own) : undefined
  return found?.version ? { path: own, version: found.version, from: 'installed' } : undefined
}

/** Asks a program for its version: `{ version }`, or `{ problem }` as the end of a sentence. */
function probe(path) {
  if (path.trim() === '') return { problem: 'is empty' }
  if (!existsSync(path)) return { problem: 'does not exist' }
  if (statSync(path).isDirectory()) return { problem: 'is a folder' }
  const ended = spawnSync(path, ['--headless', '--version'], {
    encoding: 'utf8',
    timeout: VERSION_TIMEOUT_MS,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  if (ended.error) return { problem: `cannot be run (${ended.error.code ?? ended.error.message})` }
  const answer = ended.stdout.trim().split('\n').at(-1) ?? ''
  const numbers = /^(\d+)\.(\d+)[.\w]/.exec(answer)
  if (ended.status !== 0 || !numbers) return { problem: 'does not answer --version as Godot does' }
  const [major, minor] = [Number(numbers[1]), Number(numbers[2])]
  if (major !== MINIMUM[0] || minor < MINIMUM[1])
    return { problem: `is Godot ${answer}; ${MINIMUM.join('.')} or newer of the 4.x line is needed` }
  return { version: answer }
}

/** Installs the real editor with `tools/install-godot.sh` and returns what `findGodot` then finds; throws when it did not work. */
export function installGodot(env = process.env) {
  const ended = spawnSync('bash', [join(rootDir, 'tools/install-godot.sh'), installDir(env)], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const found = ended.status === 0 ? findGodot(env) : undefined
  if (!found) throw new Error(`Godot could not be installed (see above); or ${HOW_TO_SET}`)
  return found
}

/** The Godot to use, as `findGodot` finds it, installed first when there is none and `install` is true; throws when there is none. */
export function requireGodot({ env = process.env, install = false } = {}) {
  const found = findGodot(env) ?? (install ? installGodot(env) : undefined)
  if (!found)
    throw new Error(`no Godot found (GODOT_BIN, PATH, ${installDir(env)}): run \`${INSTALL_COMMAND}\`, or ${HOW_TO_SET}`)
  return found
}

if (process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) {
  try {
    const godot = requireGodot({ install: process.argv.includes('--install') })
    console.error(`Godot ${godot.version} (${godot.from})`)
    console.log(godot.path)
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}
