import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireGodot } from '../../tools/godot/find-godot.mjs'

export { makeProject } from './make-project.ts'

export interface EditorOptions {
  /** A folder of `makeProject`. */
  projectDir: string
  /** What GODOT_MCP_BRIDGE_URL is to be in the editor; left out, the variable is unset there. */
  bridgeUrl?: string
  /** A real window on a private X server instead of `--headless`. */
  xvfb?: boolean
  /** More arguments for the editor. */
  args?: string[]
  /** More variables for the editor's environment. */
  env?: Record<string, string>
}

export interface Editor {
  readonly pid: number
  /** Everything that the editor wrote so far, stdout and stderr together. */
  output(): string
  /** Resolves when the output holds `text`, rejects when the editor ends before that. */
  wrote(text: string | RegExp): Promise<void>
  /** Resolves with the exit code or the signal when the editor has ended. */
  readonly ended: Promise<number | NodeJS.Signals | null>
  /** Ends the editor and waits for it. May be called twice. */
  stop(): Promise<void>
}

/** Time for a Godot that was asked to end; after it the process is killed. */
const GRACE_MS = 3_000
const PDEATHSIG = '/usr/bin/setpriv'

/** One home for all test editors, kept between runs: a first start in an empty one takes twice as long. */
const editorHome = (): string => join(tmpdir(), 'godot-mcp-editor-home')

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

let godot: string | undefined

/** Starts the Godot editor (GODOT_BIN, or what is found) on a project. It ends at the latest with this process. */
export function startEditor({ projectDir, bridgeUrl, xvfb = false, args = [], env = {} }: EditorOptions): Editor {
  godot ??= requireGodot().path
  const home = editorHome()
  for (const folder of ['config', 'data', 'cache']) mkdirSync(join(home, folder), { recursive: true })
  const command = [
    // The kernel ends the editor should this process be killed without a chance to clean up.
    ...(existsSync(PDEATHSIG) ? [PDEATHSIG, '--pdeathsig', 'KILL'] : []),
    godot,
    ...(xvfb ? ['--xvfb'] : ['--headless']),
    ...['--editor', '--audio-driver', 'Dummy', '--path', projectDir, ...args],
  ]
  const { GODOT_MCP_BRIDGE_URL: _, ...inherited } = process.env
  const child = spawn(command[0] ?? godot, command.slice(1), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...inherited,
      HOME: home,
      XDG_CONFIG_HOME: join(home, 'config'),
      XDG_DATA_HOME: join(home, 'data'),
      XDG_CACHE_HOME: join(home, 'cache'),
      ...(bridgeUrl === undefined ? {} : { GODOT_MCP_BRIDGE_URL: bridgeUrl }),
      ...env,
    },
  })
  running.add(child)
  return follow(child)
}

function follow(child: ChildProcess): Editor {
  let output = ''
  let over = false
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
      tell()
    })
  const ended = new Promise<number | NodeJS.Signals | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      running.delete(child)
      over = true
      tell()
      resolve(code ?? signal)
    })
  })
  ended.catch(() => undefined)
  return {
    pid: child.pid ?? -1,
    ended,
    output: () => output,
    wrote: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = typeof text === 'string' ? output.includes(text) : text.test(output)
          if (!found && !over) return
          listeners.delete(look)
          if (found) resolve()
          else reject(new Error(`the editor ended and never wrote ${text}:\n${output}`))
        }
        listeners.add(look)
        look()
      }),
    async stop() {
      if (over) return
      child.kill('SIGTERM')
      const killer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS)
      await ended
      clearTimeout(killer)
    },
  }
}
