import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { rootDir } from '../ci/root-dir.mjs'

/** What git does not know and the tests need: what a build leaves behind. */
const BUILT = /^packages\/[^/]+\/(dist|addon|LICENSE)$/
const OWN_SCOPE = '@godot-mcp'

/**
 * A copy of the working tree in a temporary folder, with what is built and with links to the installed packages; the project's own packages
 * are the copy's. The checkout is only read.
 */
export function makeScratch() {
  const dir = mkdtempSync(join(tmpdir(), 'godot-mcp-defences-'))
  for (const path of [...known(), ...built()]) copy(path, dir)
  linkModules(join(rootDir, 'node_modules'), join(dir, 'node_modules'))
  return {
    dir,
    /** Takes a defence out; returns a function that undoes it, together with what a build of that one package has made of it. */
    exchange({ file, find, replace }, what) {
      const path = join(dir, file)
      const text = readFileSync(path, 'utf8')
      const [before, after, ...more] = text.split(find)
      if (after === undefined || more.length > 0) throw new Error(`${file} does not hold the text to take out exactly once`)
      writeFileSync(path, `${before}${replace}${after}`)
      const made = what === null || what === 'all' ? null : join(dir, 'packages', what, 'dist')
      if (made !== null) cpSync(made, `${made}.intact`, { recursive: true })
      return () => {
        writeFileSync(path, text)
        if (made === null) return
        rmSync(made, { recursive: true, force: true })
        renameSync(`${made}.intact`, made)
      }
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  }
}

function known() {
  const options = { cwd: rootDir, encoding: 'utf8', maxBuffer: 1 << 28 }
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], options)
  return [...new Set(listed.split('\0'))].filter((path) => path !== '' && existsSync(join(rootDir, path)))
}

function built() {
  const options = { cwd: rootDir, encoding: 'utf8', maxBuffer: 1 << 28 }
  const ignored = execFileSync(
    'git',
    ['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--directory', 'packages'],
    options,
  )
  const paths = ignored.split('\0').map((path) => path.replace(/\/$/, ''))
  return paths.filter((path) => BUILT.test(path) || path.endsWith('/generated/validators'))
}

function copy(path, dir) {
  mkdirSync(dirname(join(dir, path)), { recursive: true })
  cpSync(join(rootDir, path), join(dir, path), { recursive: true, verbatimSymlinks: true })
}

/** A folder of links to every installed package. Links within the tree stay as they are, so that the project's own packages and
 * programs are the copy's. */
function linkModules(from, to) {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    if (name === '.cache' || name.startsWith('.vite')) continue
    if (name === OWN_SCOPE || name === '.bin')
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
    else if (name.startsWith('@') && lstatSync(join(from, name)).isDirectory()) linkModules(join(from, name), join(to, name))
    else symlinkSync(join(from, name), join(to, name))
  }
}
