#!/usr/bin/env node
/** Holds the files of the repository against the rules that no linter knows: sizes, leftovers, tests that do not run. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootDir } from './root-dir.mjs'

const MADE_BY_TOOLS =
  /(^|\/)generated\/|^package-lock\.json$|^schemas\/released\/|^docs\/reference\/|^tools\/godot-4\.4\/.*\.json$/

/** Each rule: which files it looks at, and what is wrong in one of them (nothing, or a line for each fault). */
const RULES = [
  {
    files: /\.(ts|mjs|cjs|js)$/,
    faults: ({ lines }) => (lines.length > 301 ? [`${lines.length - 1} lines, at most 300: split it by noun`] : []),
  },
  {
    files: /\.gd$/,
    faults: ({ lines }) => (lines.length > 401 ? [`${lines.length - 1} lines, at most 400: split it by noun`] : []),
  },
  {
    files: /\.(ts|mjs|cjs|js|gd|py|sh)$/,
    except: /^tools\/ci\/check-repository\.mjs$/,
    faults: found(/\b(TODO|FIXME|XXX|HACK)\b/, 'unfinished work is an issue, not a comment'),
  },
  {
    files: /\.test(-d)?\.ts$/,
    faults: found(
      /\b(it|test|describe)\.(skip|only|todo|skipIf|runIf|fails)\b/,
      'a test that does not run, or keeps others from it',
    ),
  },
  {
    files: /\.gd$/,
    except: /^tools\/godot-4\.4\/fixtures\//,
    faults: found(/^[^#"]*:=/, 'write the type of every declaration'),
  },
  {
    files: /^addon\/addons\/.*\.gd$/,
    faults: found(/^class_name\b/, "a global name in the user's project: preload the script instead"),
  },
  {
    files: /(^|\/)(package\.json|package-lock\.json|\.npmrc)$/,
    faults: found(/"resolved": "https?:/, 'an address to download from: set omit-lockfile-registry-resolved'),
  },
]

/** A rule that looks for a pattern on each line. */
function found(pattern, reason) {
  return ({ lines }) =>
    lines.flatMap((line, at) => (pattern.test(line) ? [`line ${at + 1}: ${reason}: ${line.trim().slice(0, 100)}`] : []))
}

const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: rootDir,
  encoding: 'utf8',
})
const paths = [...new Set(listed.split('\0').filter((path) => path && existsSync(join(rootDir, path))))].sort()
const faults = paths.flatMap((path) => {
  const rules = RULES.filter(({ files, except }) => files.test(path) && !except?.test(path))
  if (rules.length === 0 || (MADE_BY_TOOLS.test(path) && path !== 'package-lock.json')) return []
  const lines = readFileSync(join(rootDir, path), 'utf8').split('\n')
  return rules.flatMap((rule) => rule.faults({ lines }).map((fault) => `${path}: ${fault}`))
})
for (const fault of faults) console.error(fault)
console.log(`${paths.length} files looked at, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
