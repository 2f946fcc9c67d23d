import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ToolName } from '@godot-mcp/contract'

/** A tool as its file in `schemas/tools/` says it, in the parts that a test of all tools needs. */
export interface ContractTool {
  readonly name: ToolName
  readonly runs: 'editor' | 'server'
  readonly safety: 'read_only' | 'mutating' | 'destructive' | 'runtime'
  readonly flags: readonly ('executes_code' | 'writes_disk')[]
  readonly aliases: readonly string[]
  readonly needsScene: boolean
  /** Its parameters that are paths of files or folders, by their shape. */
  readonly paths: readonly { readonly parameter: string; readonly mayBeEmpty: boolean }[]
  readonly errors: readonly { readonly code: string; readonly required?: string; readonly when: string }[]
  /** The input of the first example: a call that can succeed. */
  readonly exampleInput: Readonly<Record<string, unknown>>
}

interface ToolFile {
  name: ToolName
  runs: ContractTool['runs']
  safety: ContractTool['safety']
  requires?: string[]
  flags?: ContractTool['flags']
  aliases?: string[]
  errors: ContractTool['errors']
  examples: { input: Record<string, unknown> }[]
  input: { properties?: Record<string, { $ref?: string }> }
}

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../../schemas/tools')

/** Every tool of the contract, in the order of its files. */
export function contractTools(): ContractTool[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .sort()
    .map((path) => {
      // The build checks every tool file against its meta-schema.
      const file = JSON.parse(readFileSync(join(folder, path), 'utf8')) as ToolFile
      const { name, runs, safety, flags = [], aliases = [], errors } = file
      const needsScene = file.requires?.includes('active_scene') ?? false
      const exampleInput = file.examples[0]?.input ?? {}
      return { name, runs, safety, flags, aliases, needsScene, errors, paths: pathsOf(file), exampleInput }
    })
}

function pathsOf({ input }: ToolFile): ContractTool['paths'] {
  return Object.entries(input.properties ?? {}).flatMap(([parameter, { $ref = '' }]) => {
    const mayBeEmpty = $ref.endsWith('/optional_resource_path.json')
    return mayBeEmpty || $ref.endsWith('/resource_path.json') ? [{ parameter, mayBeEmpty }] : []
  })
}
