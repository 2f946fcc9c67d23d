import { existsSync, readdirSync, statSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import type { ChildEnd, ChildSpec } from '../child-process/children.js'

/** A setting that names a Godot program. */
export interface GodotSetting {
  variable: string
  path: string
}

/** Where to look, in this order. */
export interface GodotPlaces {
  /** What a person has set; that one or none. */
  setting: GodotSetting | null
  /** The attached editor's own program, where it said so; it may be of another machine. */
  editor: string | null
  /** PATH. */
  searchPath: string
}

/** A Godot that answered, or why there is none. */
export type FoundGodot = { path: string; version: string; problem: null } | { path: null; version: null; problem: string }

/** Runs a program; what `Children.run` does. */
export type RunChild = (spec: ChildSpec) => Promise<ChildEnd>

const MINIMUM = [4, 4] as const
/** `godot`, `godot4`, `Godot_v4.5-stable_linux.x86_64`, `Godot_v4.5-stable_win64.exe`, ... */
const PROGRAM_NAME = /^godot(?:[-_]?v?4[\w.-]*)?(?:\.exe)?$/i
const MAC_APP = '/Applications/Godot.app'
const VERSION_TIMEOUT_MS = 15_000
const WAY_OUT = 'Set GODOT_MCP_GODOT_BIN to the full path of a Godot 4.4 (or newer) editor.'

/**
 * Finds the Godot to run children with: the setting, else the attached editor's own program, which is always of the right version, else one
 * on PATH. A setting that is wrong is a problem and is not skipped: who set it wants that one and no other.
 */
export async function findGodot({ setting, editor, searchPath }: GodotPlaces, run: RunChild): Promise<FoundGodot> {
  if (setting !== null) {
    const path = insideApp(resolve(setting.path))
    const answer = await probe(path, run)
    if ('version' in answer) return { path, version: answer.version, problem: null }
    return none(`${setting.variable} is "${setting.path}", which ${answer.problem}. ${WAY_OUT}`)
  }
  const candidates = [...(editor === null || !isOwnProgram(editor) ? [] : [editor]), ...onPath(searchPath), insideApp(MAC_APP)]
  for (const path of candidates.filter((candidate) => existsSync(candidate))) {
    const answer = await probe(path, run)
    if ('version' in answer) return { path, version: answer.version, problem: null }
  }
  const place =
    editor === null ? 'No editor is attached that could name its own program' : `The editor's ${editor} does not run here`
  return none(`${place}, and there is no Godot on PATH. ${WAY_OUT}`)
}

/**
 * Whether a program that we are only told of may be run: it has to be ours or the system's. Whoever has an account on this machine can dial in and say that
 * he is the editor, and must not have a program of his run as us.
 */
function isOwnProgram(path: string): boolean {
  const uid = process.getuid?.()
  return uid === undefined || !existsSync(path) || [0, uid].includes(statSync(path).uid)
}

/** Asks a program for its version. `problem` is the end of a sentence. */
async function probe(path: string, run: RunChild): Promise<{ version: string } | { problem: string }> {
  if (!existsSync(path)) return { problem: 'does not exist' }
  if (statSync(path).isDirectory()) return { problem: 'is a folder' }
  const lines: string[] = []
  const end = await run({
    command: path,
    args: ['--headless', '--version'],
    timeoutMs: VERSION_TIMEOUT_MS,
    onLine: (line, stream) => {
      if (stream === 'stdout' && lines.length < 100) lines.push(line.trim())
    },
  })
  if (end.startError !== null) return { problem: `cannot be run: ${end.startError}` }
  if (end.timedOut) return { problem: `gave no version within ${VERSION_TIMEOUT_MS / 1000} s` }
  const version = lines.filter((line) => line !== '').at(-1) ?? ''
  const numbers = /^(\d+)\.(\d+)[.\w]/.exec(version)
  if (end.exitCode !== 0 || numbers === null) return { problem: 'does not answer --version as Godot does' }
  const [major, minor] = [Number(numbers[1]), Number(numbers[2])]
  if (major === MINIMUM[0] && minor >= MINIMUM[1]) return { version }
  return { problem: `is Godot ${version}; ${MINIMUM.join('.')} or newer of the 4.x line is needed` }
}

function onPath(searchPath: string): string[] {
  const folders = searchPath.split(delimiter).filter((folder) => folder !== '' && existsSync(folder))
  return folders.flatMap((folder) => namesIn(folder).map((name) => join(folder, name)))
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => PROGRAM_NAME.test(name))
      .sort()
  } catch {
    return []
  }
}

/** The program inside a macOS application, which to a person is one thing with it. */
function insideApp(path: string): string {
  return /\.app\/?$/.test(path) ? join(path, 'Contents', 'MacOS', 'Godot') : path
}

function none(problem: string): FoundGodot {
  return { path: null, version: null, problem }
}
