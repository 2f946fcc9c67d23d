import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { BadInput } from './bad-input.js'
import type { Output } from './commands/build.js'
import type { Call, Command } from './commands/command.js'
import { COMMANDS } from './commands/commands.js'

const HELP = `godot-contract: contracts of MCP servers, ours and others

${Object.values(COMMANDS)
  .map(({ help }) => help.replace(/^/gm, '  ').replace(/^ {2}(?=\S)/, '  godot-contract '))
  .join('\n')}

  --root DIR   the project; otherwise the nearest folder upwards that holds schemas/contract.json

Exit code: 0 all is well, 1 something is wrong, 2 the command was not understood or its input could not be read.`

/** Runs the command line; the exit code. */
export async function main(args: readonly string[], out: Output = consoleOutput): Promise<number> {
  const [name, ...rest] = commandFirst(args)
  if (name === undefined || name === 'help' || args.includes('--help') || args.includes('-h')) {
    out.line(HELP)
    return name === undefined ? 2 : 0
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (command === undefined) return refuse(name.startsWith('-') ? `unknown option ${name}` : `unknown command ${name}`, out)
  const call = parse(rest, command)
  if (typeof call === 'string') return refuse(call, out)
  if (command.needsProject && call.root === undefined) {
    out.fault('no schemas/contract.json here or in a folder above; name the project with --root')
    return 2
  }
  try {
    return await command.run(call, out)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    out.fault(error.message)
    return 2
  }
}

// `--root` concerns all commands, so it may stand before one.
function commandFirst(args: readonly string[]): readonly string[] {
  const [first = '', second = '', ...rest] = args
  if (first === '--root') return [...rest, first, second]
  return first.startsWith('--root=') ? [...args.slice(1), first] : args
}

function refuse(reason: string, out: Output): number {
  out.fault(`${reason}\n\n${HELP}`)
  return 2
}

const consoleOutput: Output = {
  line: (text) => void process.stdout.write(`${text}\n`),
  fault: (text) => void process.stderr.write(`${text}\n`),
}

/** The call that the arguments make, or what is wrong with them. `-o` is short for `--out`. */
function parse(args: readonly string[], { options = [], flags = [] }: Command): Call | string {
  const words: string[] = []
  const values = new Map<string, string[]>()
  const given = new Set<string>()
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] ?? ''
    const [, name = '', value] = /^--([a-z][a-z-]*)(?:=(.*))?$/s.exec(arg.replace(/^-o(?==|$)/, '--out')) ?? []
    if (name === 'root' || options.includes(name)) {
      const given = value ?? args[++index]
      if (given === undefined) return `${arg} needs a value`
      values.set(name, [...(values.get(name) ?? []), given])
    } else if (flags.includes(name) && value === undefined) given.add(name)
    else if (arg.startsWith('-')) return `unknown option ${arg}`
    else words.push(arg)
  }
  const option = (name: string): string | undefined => values.get(name)?.at(-1)
  const root = option('root')
  return {
    words,
    option,
    options: (name) => values.get(name) ?? [],
    flag: (name) => given.has(name),
    root: root === undefined ? findRoot(process.cwd()) : resolve(root),
  }
}

function findRoot(from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'schemas/contract.json'))) return folder
    if (dirname(folder) === folder) return undefined
  }
}
