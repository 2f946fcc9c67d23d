import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../config/config.js'
import { findProject } from '../godot/project-dir.js'
import { programFile } from '../package-root.js'
import { nearestNames } from '../suggest/nearest.js'
import { CliError } from './cli-error.js'
import { CLIENTS, type Client, type Launch, type System } from './clients.js'

/** `print-config [CLIENT]`: the block alone goes to stdout, so that it can be piped; what to do with it goes to stderr. Throws CliError. */
export function printConfigCommand(args: readonly string[]): number {
  const { client, launch } = readArguments(args)
  process.stdout.write(`${client.stdio(launch)}\n`)
  process.stderr.write(`${advice(client)}\n`)
  return 0
}

function readArguments(args: readonly string[]): { client: Client; launch: Launch } {
  const { values, positionals } = parse(args)
  const [name = 'generic', ...rest] = positionals
  if (rest.length > 0) throw new CliError('print-config takes the name of one client')
  const env: Record<string, string> = {}
  if (values.project !== undefined) env['GODOT_MCP_PROJECT_DIR'] = projectFolder(values.project)
  if (values.toolsets !== undefined) env['GODOT_MCP_DEFAULT_TOOLSETS'] = values.toolsets
  readConfig(env)
  return { client: clientNamed(name), launch: { command: process.execPath, args: [programFile()], env } }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { project: { type: 'string' }, toolsets: { type: 'string' } },
    })
  } catch (error) {
    throw new CliError(`print-config: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function projectFolder(path: string): string {
  const folder = resolve(path)
  if (findProject(folder, null).problem !== null)
    throw new CliError(`print-config --project: ${folder} is not a Godot project: it has no project.godot`)
  return folder
}

function clientNamed(name: string): Client {
  const client = CLIENTS[name]
  if (client !== undefined) return client
  const names = Object.keys(CLIENTS)
  const near = nearestNames(name, names, 1).map((found) => ` (did you mean ${found}?)`)
  throw new CliError(`print-config knows no client "${name}"${near.join('')}; it knows ${names.join(', ')}`)
}

function advice(client: Client): string {
  const file = client.file[systemOf(process.platform)]
  const lines = [`For ${client.title}: put this into ${file}. Where the file names servers already, add only the one.`]
  if (client === CLIENTS['generic']) lines.push(`Other names: ${Object.keys(CLIENTS).slice(1).join(', ')}.`)
  return lines.join('\n')
}

function systemOf(platform: NodeJS.Platform): System {
  return platform === 'win32' || platform === 'darwin' ? platform : 'linux'
}
