import type { Schema } from '../schema/schema.js'
import type { Shapes } from '../schema/shapes.js'

/** Everything the schema files say, understood: what follows from them is filled in, references are paths below `schemas/`. */
export interface Contract {
  readonly numbers: Numbers
  /** What both ends of the bridge have to agree on beside its messages, by name. */
  readonly bridge: Readonly<Record<string, string | number>>
  readonly codes: readonly ErrorCode[]
  readonly tokens: readonly RequiredToken[]
  readonly shapes: Shapes
  /** `core` first, then by name. */
  readonly toolsets: readonly Toolset[]
  readonly bundles: readonly Bundle[]
  readonly commands: readonly WireCommand[]
  readonly resources: readonly Resource[]
  readonly paths: PathRules
  /** Tools that are no longer served; their files are kept as the record of it. By name. */
  readonly removedTools: readonly Tool[]
}

interface Numbers {
  readonly contractVersion: number
  readonly minCompatibleContract: number
  readonly version: string
  readonly packageVersion: string
}

interface ErrorCode {
  readonly code: string
  readonly meaning: string
  readonly remedy: string
  readonly wireOnly: boolean
}

interface RequiredToken {
  readonly token: string
  readonly meaning: string
  readonly remedy: string
}

export interface Toolset {
  readonly file: string
  readonly name: string
  readonly title: string
  readonly description: string
  readonly minGodot: string | null
  readonly default: boolean
  /** By name. */
  readonly tools: readonly Tool[]
}

interface Bundle {
  readonly name: string
  readonly description: string
  readonly toolsets: readonly string[]
}

export type Safety = 'read_only' | 'mutating' | 'destructive' | 'runtime'

/** How much a server lets its clients do; each profile holds the one before. */
export type SafetyProfile = 'read_only' | 'no_destructive' | 'full'

export interface Tool {
  /** Path below `schemas/`. */
  readonly file: string
  readonly toolset: string
  /** Name of the file without its ending: `create_node`. */
  readonly action: string
  readonly name: string
  readonly command: string
  readonly title: string
  readonly safety: Safety
  readonly runs: 'editor' | 'server'
  readonly description: string
  readonly requires: readonly string[]
  readonly flags: readonly string[]
  /** Which code a call can make run. */
  readonly executes: string | undefined
  readonly profile: SafetyProfile
  /** Whether a person is asked first, where approval is on. */
  readonly asksApproval: boolean
  readonly timeoutMs: number | undefined
  readonly undo: 'scene' | 'global' | 'none'
  readonly saves: string | undefined
  readonly preview: string | undefined
  readonly aliases: readonly string[]
  readonly deprecated: Deprecation | undefined
  /** Parameters that are going to go or have gone, by name. */
  readonly deprecatedParameters: Readonly<Record<string, ParameterDeprecation>>
  /** Aliases that are going to go or have gone, by name. */
  readonly deprecatedAliases: Readonly<Record<string, AliasDeprecation>>
  /** Wide, with what follows from the safety class, closed. */
  readonly input: Schema
  /** Wide, with what follows from the safety class, open. */
  readonly result: Schema
  /** Written in the tool's file. */
  readonly errors: readonly DeclaredError[]
  /** What any call of this kind may meet. */
  readonly commonErrors: readonly DeclaredError[]
  readonly examples: readonly ToolExample[]
}

/** A promise that is going to go: the first release that warns, what to use instead, and, once it has gone, the first release without it. */
export interface Deprecation {
  readonly since: string
  readonly replacement: string
  readonly removed?: string
}

/** Of a parameter, for which there need not be another one. */
export interface ParameterDeprecation {
  readonly since: string
  readonly replacement?: string
  readonly removed?: string
}

/** Of an alias, which its tool replaces. */
export interface AliasDeprecation {
  readonly since: string
  readonly removed?: string
}

export interface DeclaredError {
  readonly code: string
  readonly required?: string
  readonly when: string
}

export interface ToolExample {
  readonly title: string
  readonly input: Record<string, unknown>
  readonly result: Record<string, unknown>
}

export interface WireCommand {
  readonly file: string
  readonly name: string
  readonly from: 'server' | 'addon'
  readonly reply: boolean
  /** Whether the addon's router runs it in turn, by a handler of its own; else the bridge answers it at once. */
  readonly queued: boolean
  /** Checked before the handler runs. */
  readonly requires: readonly string[]
  readonly description: string
  readonly params: Schema
  readonly result: Schema | undefined
  readonly examples: readonly { readonly params: Record<string, unknown>; readonly result?: Record<string, unknown> }[]
}

export interface Resource {
  readonly uri: string | undefined
  readonly uriTemplate: string | undefined
  readonly name: string
  readonly title: string
  readonly description: string
  readonly mimeType: string
  readonly tool: string
  readonly input: Record<string, unknown>
  readonly inputFromTemplate: Readonly<Record<string, string>>
}

/** What no path of a project may be. */
export interface PathRules {
  readonly maxLength: number
  readonly rules: readonly { readonly refused: string; readonly problem: string; readonly examples: readonly string[] }[]
  /** Paths that no rule refuses. */
  readonly allowed: readonly string[]
}

/** Every tool, toolset after toolset. */
export function allTools(contract: Contract): Tool[] {
  return contract.toolsets.flatMap((toolset) => toolset.tools)
}
