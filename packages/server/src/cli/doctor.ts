import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Children } from '../child-process/children.js'
import { systemClock } from '../clock.js'
import { checkBridge } from '../doctor/bridge-port.js'
import { checkEditor } from '../doctor/editor.js'
import { type Finding, printFindings } from '../doctor/finding.js'
import { checkGodot } from '../doctor/godot-program.js'
import { checkHttp } from '../doctor/http-port.js'
import { checkNode } from '../doctor/node-version.js'
import { checkProject } from '../doctor/project.js'
import { checkSettings } from '../doctor/settings.js'
import { CliError } from './cli-error.js'
import { versionLine } from './help.js'

/** `doctor [DIR] [--json]`: says what stands in the way of a working set-up; 1 where something does. Changes nothing. Throws CliError. */
export async function doctorCommand(args: readonly string[]): Promise<number> {
  const { directory, json } = readArguments(args)
  const { finding: settings, config, http } = checkSettings(process.env)
  const children = new Children(systemClock)
  const [godot, bridge, httpPort] = await Promise.all([
    checkGodot(config.godot, config.searchPath, (spec) => children.run(spec)),
    checkBridge(config.bridge),
    http === null ? null : checkHttp(http, config.http !== null),
  ])
  await children.close()
  const findings: Finding[] = [
    checkNode(process.version, process.execPath),
    settings,
    checkProject(projectFolder(directory ?? config.projectDir)),
    godot,
    bridge,
    ...(httpPort === null ? [] : [httpPort]),
    checkEditor([bridge, httpPort].map(attachedBy)),
  ]
  const healthy = findings.every(({ state }) => state !== 'problem')
  process.stdout.write(
    json
      ? `${JSON.stringify({ healthy, server: versionLine(), findings }, null, 2)}\n`
      : `${versionLine()}\n${printFindings(findings)}`,
  )
  return healthy ? 0 : 1
}

function readArguments(args: readonly string[]): { directory: string | null; json: boolean } {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: { json: { type: 'boolean' } } })
    const [directory, ...rest] = positionals
    if (rest.length > 0) throw new Error('takes one folder')
    return { directory: directory ?? null, json: values.json === true }
  } catch (error) {
    throw new CliError(`doctor: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** The folder that was named, or the one this command runs in where it is a project. */
function projectFolder(named: string | null): string | null {
  if (named !== null) return resolve(named)
  return existsSync(join(process.cwd(), 'project.godot')) ? process.cwd() : null
}

function attachedBy(port: Finding | null): boolean | null {
  const attached = port?.details['editor_attached']
  return typeof attached === 'boolean' ? attached : null
}
