import type { Schema } from '../schema/schema.js'
import type { AliasDeprecation, DeclaredError, Deprecation, ParameterDeprecation, Safety, ToolExample } from './contract.js'

// What a file holds once its meta-schema has accepted it.

export interface ContractFile {
  contract_version: number
  min_compatible_contract: number
  version: string
  package_version: string
}

export interface BridgeFile {
  url_variable: string
  token_variable: string
  default_url: string
  probe_path: string
  max_frame_bytes: number
  max_depth: number
  max_structures: number
  replaced_word: string
  refused_word: string
}

export interface CodesFile {
  codes: Record<string, { meaning: string; remedy: string; wire_only?: boolean }>
}

export interface TokensFile {
  tokens: Record<string, { meaning: string; remedy: string }>
}

export interface ToolsetFile {
  name: string
  title: string
  description: string
  min_godot: string | null
  default: boolean
}

export interface BundlesFile {
  bundles: Record<string, { description: string; toolsets: string[] }>
}

export interface ToolFile {
  name: string
  title?: string
  safety: Safety
  runs: 'editor' | 'server'
  description: string
  requires?: string[]
  flags?: string[]
  executes?: string
  timeout_ms?: number
  input: Schema
  result: Schema
  errors: DeclaredError[]
  undo: 'scene' | 'global' | 'none'
  saves?: string
  preview?: string
  aliases?: string[]
  deprecated?: Deprecation
  deprecated_parameters?: Record<string, ParameterDeprecation>
  deprecated_aliases?: Record<string, AliasDeprecation>
  examples: ToolExample[]
}

export interface CommandFile {
  name: string
  from: 'server' | 'addon'
  reply: boolean
  queued?: true
  requires?: string[]
  description: string
  params: Schema
  result?: Schema
  examples: { params: Record<string, unknown>; result?: Record<string, unknown> }[]
}

export interface PathsFile {
  max_length: number
  rules: { refused: string; problem: string; examples: string[] }[]
  allowed: string[]
}

export interface ResourcesFile {
  resources: {
    uri?: string
    uri_template?: string
    name: string
    title: string
    description: string
    mime_type: string
    tool: string
    input?: Record<string, unknown>
    input_from_template?: Record<string, string>
  }[]
}
