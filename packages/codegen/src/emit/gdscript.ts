import { posix } from 'node:path'
import { allTools, type Contract, type WireCommand } from '../model/contract.js'
import { pathParameters } from '../model/path-parameters.js'
import { handlersOf, wireHandlersOf } from '../rules/handlers.js'
import type { Schema } from '../schema/schema.js'
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

/** `bridge.gd`: what both ends of the bridge have to agree on, one constant each. */
export function bridgeGd(bridge: Contract['bridge']): string {
  const lines = Object.entries(bridge).map(([name, value]) =>
    typeof value === 'number'
      ? `const ${name.toUpperCase()}: int = ${value}`
      : `const ${name.toUpperCase()}: String = ${text(value)}`,
  )
  return gdFile(lines.join('\n'))
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
    rows.set(command.name, command.queued ? wireRow(command, handler, contract) : [])
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
      ...pathRow(tool.input, contract),
    ])
  }
  const lines = [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([command, row]) => `\t${text(command)}:${dictionary(row, text(command).length + 6)},`)
  return gdFile(`const COMMANDS: Dictionary = {\n${lines.join('\n')}\n}`)
}

function wireRow({ name, requires, params }: WireCommand, handler: Handler | undefined, contract: Contract): [string, unknown][] {
  const action = name.replace(/^cmd_/, '')
  return [
    ['safety', 'read_only'],
    ['script', handler ? posix.relative(LAYOUT.addon, handler.file) : `commands/${action}.gd`],
    ['handler', name],
    ['requires', requires],
    ['undo', 'none'],
    ...pathRow(params, contract),
  ]
}

function pathRow(input: Schema, { shapes }: Contract): [string, unknown][] {
  const { always, optional } = pathParameters(input, shapes)
  return [
    ...(always.length > 0 ? [['paths', always] as [string, unknown]] : []),
    ...(optional.length > 0 ? [['optional_paths', optional] as [string, unknown]] : []),
  ]
}

/** `path_rules.gd`: what no path of a project may be. */
export function pathRulesGd({ paths: { maxLength, rules } }: Contract): string {
  const rows = rules.map(
    ({ refused, problem }) => `\t{\n\t\t"refused": ${plainText(refused)},\n\t\t"problem": ${plainText(problem)},\n\t},`,
  )
  return gdFile([`const MAX_LENGTH: int = ${maxLength}`, `const RULES: Array[Dictionary] = [\n${rows.join('\n')}\n]`].join('\n'))
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

/** A text with escapes for the characters that nobody sees, or that look like others. */
function plainText(value: string): string {
  return text(value).replaceAll(/[^ -~]/gu, (char) => {
    const code = char.codePointAt(0) ?? 0
    return code > 0xffff ? `\\U${code.toString(16).padStart(6, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`
  })
}

function text(value: string): string {
  return JSON.stringify(value)
}
