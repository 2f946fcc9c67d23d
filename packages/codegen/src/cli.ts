import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Output } from './commands/build.js'

const HELP = `godot-contract: everything that follows from the contract's schemas

  godot-contract build                   write all generated files
  godot-contract check                   compare them in memory; exit 1 and name what is stale
  godot-contract new <toolset> <action>  start a tool: its schema, its handler, its test
      --runs editor|server               where the handler is (editor)
      --safety CLASS                     read_only, mutating (default), destructive or runtime

  --root DIR   the project; otherwise the nearest folder upwards that holds schemas/contract.json

Exit code: 0 all is well, 1 something is wrong (one line each: file, reason), 2 the command was not understood.`

/** Runs the command line; the exit code. */
export async function main(args: readonly string[], out: Output = consoleOutput): Promise<number> {
  const { words, options, unknown } = parse(args)
  const [command, ...rest] = words
  if (unknown !== undefined || command === undefined || command === 'help') {
    out.line(unknown === undefined ? HELP : `unknown option ${unknown}\n\n${HELP}`)
    return command === 'help' && unknown === undefined ? 0 : 2
  }
  const root = options.get('root') === undefined ? findRoot(process.cwd()) : resolve(options.get('root') ?? '')
  if (root === undefined) {
    out.fault('no schemas/contract.json here or in a folder above; name the project with --root')
    return 2
  }
  switch (command) {
    case 'build':
      return (await import('./commands/build.js')).build(root, out)
    case 'check':
      return (await import('./commands/check.js')).check(root, out)
    case 'new':
      return (await import('./commands/new-tool.js')).newTool(
        root,
        { toolset: rest[0] ?? '', action: rest[1] ?? '', runs: options.get('runs'), safety: options.get('safety') },
        out,
      )
    default:
      out.line(`unknown command ${command}\n\n${HELP}`)
      return 2
  }
}

const consoleOutput: Output = {
  line: (text) => void process.stdout.write(`${text}\n`),
  fault: (text) => void process.stderr.write(`${text}\n`),
}

function parse(args: readonly string[]): { words: string[]; options: Map<string, string>; unknown: string | undefined } {
  const words: string[] = []
  const options = new Map<string, string>()
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] ?? ''
    if (arg === '--help' || arg === '-h') return { words: ['help'], options, unknown: undefined }
    const [, name, value] = /^--(root|runs|safety)(?:=(.*))?$/.exec(arg) ?? []
    if (name !== undefined) options.set(name, value ?? args[++index] ?? '')
    else if (arg.startsWith('-')) return { words, options, unknown: arg }
    else words.push(arg)
  }
  return { words, options, unknown: undefined }
}

function findRoot(from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'schemas/contract.json'))) return folder
    if (dirname(folder) === folder) return undefined
  }
}
