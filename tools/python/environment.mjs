/** Python programs in virtual environments of the repository's own, one for each requirements file, in `.tools/`. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootDir } from '../ci/root-dir.mjs'

/**
 * Absolute path of a program of an environment (`python` or what a package brings). The environment `name` is made when it is missing or was
 * made from another text of `requirements`, a file's path from the root.
 */
export function environmentProgram(name, requirements, program) {
  const folder = join(rootDir, '.tools', name)
  ensure(folder, join(rootDir, requirements))
  return join(folder, 'bin', program)
}

function ensure(folder, requirements) {
  const wanted = readFileSync(requirements, 'utf8')
  const stamp = join(folder, 'installed.txt')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log(`making a Python environment in ${folder}`)
  rmSync(folder, { recursive: true, force: true })
  if (!makeVenv(folder)) {
    installPython()
    if (!makeVenv(folder)) throw new Error('python3 with its venv module is needed and could not be had')
  }
  run(join(folder, 'bin/pip'), ['install', '--quiet', '--disable-pip-version-check', '--requirement', requirements])
  writeFileSync(stamp, wanted)
}

function makeVenv(folder) {
  const made = spawnSync('python3', ['-m', 'venv', folder], { stdio: 'ignore' })
  if (made.status !== 0) rmSync(folder, { recursive: true, force: true })
  return made.status === 0
}

/** Debian splits venv off its python3; as root we may add it, elsewhere the message says what to do. */
function installPython() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) {
    throw new Error('python3 with its venv module is needed: install python3 and python3-venv')
  }
  run('apt-get', ['-q', 'update'])
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'python3', 'python3-venv'])
}

function run(program, args) {
  const ended = spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  if (ended.status !== 0)
    throw new Error(`${program} ${args.join(' ')} ended with ${ended.status ?? ended.signal ?? ended.error}`)
}
