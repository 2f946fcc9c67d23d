import { posix } from 'node:path'
import { allTools, type Contract, type WireCommand } from '../model/contract.js'
import { handlersOf, wireHandlersOf } from '../rules/handlers.js'
import { LAYOUT } from '../source/layout.js'
import type { Handler } from '../source/sources.js'
import { cfgFile, gdFile } from './file.js'

const WIDTH = 100

/** `contract.gd`: the numbers and the digest. */
export function contractGd({ numbers }: Contract, digest: string): string {
  return gdFile(
    [
      `const CONTRACT_VERSION: int = ${numbers.contractVersion}`,
      `const MIN_COMPATIBLE_CONTRACT: int = ${numbers.minCompatibleContract}`,
      `const VERSION: String = ${text(numbers.version)}`,
      `const PACKAGE_VERSION: String = ${text(numbers.packageVersion)}`,
      `const CONTRACT_DIGEST: String = ${text(digest)}`,
    ].join('\n'),
  )
}

/** `error_codes.gd`: one constant a code. */
export function errorCodesGd({ codes }: Contract): string {
  return gdFile(codes.map(({ code }) => `const ${code}: String = ${text(code)}`).join('\n'))
}

/** `required_tokens.gd`: one constant a token. */
export function requiredTokensGd({ tokens }: Contract): string {
  return gdFile(tokens.map(({ token }) => `const ${token.toUpperCase()}: String = ${text(token)}`).join('\n'))
}

/**
 * `commands.gd`: what the router looks up. The entry of a tool, and of a queued command, names the script and the function that handle it;
 * the wire's other commands, which the bridge answers itself, have an empty entry.
 */
export function commandsGd(contract: Contract, handlers: readonly Handler[]): string {
  const rows = new Map<string, [string, unknown][]>()
  for (const command of contract.commands) {
    if (command.from !== 'server') continue
    const handler = wireHandlersOf(command, handlers)[0]
    rows.set(command.name, command.queued ? wireRow(command, handler) : [])
  }
  for (const tool of allTools(contract)) {
    const handler = tool.runs === 'editor' ? handlersOf(tool, handlers)[0] : undefined
    if (tool.runs !== 'editor') continue
    rows.set(tool.command, [
      ['toolset', tool.toolset],
      ['safety', tool.safety],
      ['script', handler ? posix.relative(LAYOUT.addon, handler.file) : `toolsets/${tool.toolset}.gd`],
      ['handler', `cmd_${tool.action}`],
      ['requires', tool.requires],
      ['undo', tool.undo],
    ])
  }
  const lines = [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([command, row]) => `\t${text(command)}:${dictionary(row, text(command).length + 6)},`)
  return gdFile(`const COMMANDS: Dictionary = {\n${lines.join('\n')}\n}`)
}

function wireRow({ name, requires }: WireCommand, handler: Handler | undefined): [string, unknown][] {
  const action = name.replace(/^cmd_/, '')
  return [
    ['safety', 'read_only'],
    ['script', handler ? posix.relative(LAYOUT.addon, handler.file) : `commands/${action}.gd`],
    ['handler', name],
    ['requires', requires],
    ['undo', 'none'],
  ]
}

/** `plugin.cfg`: how the engine lists the addon. */
export function pluginCfg({ numbers }: Contract): string {
  return cfgFile(
    '[plugin]',
    [
      'name="Godot MCP"',
      'description="Lets an agent or a script drive this editor over the Model Context Protocol."',
      'author="Godot MCP"',
      `version=${text(numbers.version)}`,
      'script="plugin.gd"',
    ].join('\n'),
  )
}

/** A dictionary as the value of a dictionary's key, the way the formatter lays it out: on the line of the key, or below it. */
function dictionary(row: readonly [string, unknown][], used: number): string {
  const inline = `{${row.map(([key, value]) => `${text(key)}: ${gdValue(value)}`).join(', ')}}`
  if (used + inline.length <= WIDTH) return ` ${inline}`
  return `\n\t{\n${row.map(([key, value]) => `\t\t${text(key)}: ${gdValue(value)},`).join('\n')}\n\t}`
}

function gdValue(value: unknown): string {
  return Array.isArray(value) ? `[${value.map(gdValue).join(', ')}]` : text(String(value))
}

function text(value: string): string {
  return JSON.stringify(value)
}
