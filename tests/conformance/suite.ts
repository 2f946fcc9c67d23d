import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('./suite', import.meta.url))
const PROGRAM = join(FOLDER, 'node_modules/@modelcontextprotocol/conformance/dist/index.js')
/** The suite needs a newer Node than the project, so it brings one. */
const NODE = join(FOLDER, 'node_modules/node/bin/node')

/** What the suite says of one thing it looked at. */
export interface Check {
  id: string
  description: string
  status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'INFO'
  errorMessage?: string
}

/** Installs what the lock file says, where that is not what is there. */
export function installSuite(): void {
  const lock = readFileSync(join(FOLDER, 'package-lock.json'), 'utf8')
  const stamp = join(FOLDER, 'node_modules/.installed.json')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log(`installing the conformance suite in ${FOLDER}`)
  const made = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: FOLDER, env: outsideOfNpm(), stdio: 'inherit' })
  if (made.status !== 0) throw new Error(`npm ci in ${FOLDER} ended with ${made.status ?? made.signal ?? made.error}`)
  writeFileSync(stamp, lock)
}

/** The names of all scenarios for servers. */
export function listScenarios(): string[] {
  const listed = execFileSync(NODE, [PROGRAM, 'list', '--server'], { encoding: 'utf8' })
  return [...listed.matchAll(/^ {2}- (\S+)/gm)].map(([, name = '']) => name)
}

/** Runs one scenario, or all of them, against a server; the checks of each scenario that ran. */
export async function runScenarios(url: string, only?: string): Promise<Map<string, Check[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'godot-mcp-conformance-'))
  try {
    const what = only === undefined ? ['--suite', 'all'] : ['--scenario', only]
    const child = spawn(NODE, [PROGRAM, 'server', '--url', url, ...what, '-o', folder], { stdio: 'ignore' })
    await once(child, 'exit')
    return new Map(readdirSync(folder).map((name) => [scenarioOf(name), checksIn(join(folder, name, 'checks.json'))]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The suite names its folders `server-<scenario>-<time>`. */
function scenarioOf(folder: string): string {
  return folder.replace(/^server-/, '').replace(/-\d{4}-\d{2}-\d{2}T[\d-]+Z$/, '')
}

function checksIn(path: string): Check[] {
  // The suite's own file.
  return JSON.parse(readFileSync(path, 'utf8')) as Check[]
}

/** Under `npm test` the settings of that npm are in the environment; the other one must not take them for its own. */
function outsideOfNpm(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)))
}
