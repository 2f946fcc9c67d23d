/** The GDScript tools from PyPI, in a virtual environment of the repository's own. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootDir } from '../ci/root-dir.mjs'

const venvDir = join(rootDir, '.tools/gdtoolkit')
const requirements = join(rootDir, 'tools/gdscript/requirements.txt')
const stamp = join(venvDir, 'installed.txt')

/** Absolute path of a program of the environment (`gdformat`, `gdlint`, `python`); the environment is made when it is missing or outdated. */
export function toolkitProgram(name) {
  ensureToolkit()
  return join(venvDir, 'bin', name)
}

function ensureToolkit() {
  const wanted = readFileSync(requirements, 'utf8')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log(`making the GDScript tools' environment in ${venvDir}`)
  rmSync(venvDir, { recursive: true, force: true })
  if (!makeVenv()) {
    installPython()
    if (!makeVenv()) throw new Error('python3 with its venv module is needed for gdtoolkit and could not be had')
  }
  run(join(venvDir, 'bin/pip'), ['install', '--quiet', '--disable-pip-version-check', '--requirement', requirements])
  writeFileSync(stamp, wanted)
}

function makeVenv() {
  const made = spawnSync('python3', ['-m', 'venv', venvDir], { stdio: 'ignore' })
  if (made.status !== 0) rmSync(venvDir, { recursive: true, force: true })
  return made.status === 0
}

/** Debian splits venv off its python3; as root we may add it, elsewhere the message says what to do. */
function installPython() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) {
    throw new Error('python3 with its venv module is needed for gdtoolkit: install python3 and python3-venv')
  }
  run('apt-get', ['-q', 'update'])
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'python3', 'python3-venv'])
}

function run(program, args) {
  const ended = spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  if (ended.status !== 0)
    throw new Error(`${program} ${args.join(' ')} ended with ${ended.status ?? ended.signal ?? ended.error}`)
}
