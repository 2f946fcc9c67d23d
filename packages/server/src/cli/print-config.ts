import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../config/config.js'
import { findProject } from '../godot/project-dir.js'
import { reachableUrl } from '../http/reachable-url.js'
import { MCP_PATH } from '../http/request-handler.js'
import { programFile } from '../package-root.js'
import { nearestNames } from '../suggest/nearest.js'
import { CliError } from './cli-error.js'
import { CLIENTS, type Client, type Remote, type System } from './clients.js'

/** `print-config [CLIENT]`: the block alone goes to stdout, so that it can be piped; what to do with it goes to stderr. Throws CliError. */
export function printConfigCommand(args: readonly string[]): number {
  const { client, block } = readArguments(args)
  process.stdout.write(`${block}\n`)
  process.stderr.write(`${advice(client)}\n`)
  return 0
}

function readArguments(args: readonly string[]): { client: Client; block: string } {
  const { values, positionals } = parse(args)
  const [name = 'generic', ...rest] = positionals
  if (rest.length > 0) throw new CliError('print-config takes the name of one client')
  const client = clientNamed(name)
  const { project, toolsets } = values
  if (values.http === true) {
    if (project !== undefined || toolsets !== undefined)
      throw new CliError('print-config --http: --project and --toolsets are settings of the server, which runs already then')
    if (client.http === null)
      throw new CliError(`print-config --http: ${client.title} starts its servers itself; leave --http out`)
    return { client, block: client.http(runningServer()) }
  }
  const env: Record<string, string> = {}
  if (project !== undefined) env['GODOT_MCP_PROJECT_DIR'] = projectFolder(project)
  if (toolsets !== undefined) env['GODOT_MCP_DEFAULT_TOOLSETS'] = toolsets
  readConfig(env)
  return { client, block: client.stdio({ command: process.execPath, args: [programFile()], env }) }
}

/** The server that the settings of this shell describe. */
function runningServer(): Remote {
  const { http } = readConfig({ ...process.env, GODOT_MCP_TRANSPORT: 'http' })
  if (http === null || http.port === 0) throw new CliError('print-config --http: GODOT_MCP_HTTP_PORT names no port')
  return { url: reachableUrl(http, MCP_PATH), tokenVariable: http.token === null ? null : 'GODOT_MCP_AUTH_TOKEN' }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { project: { type: 'string' }, toolsets: { type: 'string' }, http: { type: 'boolean' } },
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
