/** A JSON Schema as it was read: an object, `true` or `false`, of any dialect. */
export type RawSchema = boolean | { readonly [keyword: string]: unknown }

export type SafetyClass = 'read_only' | 'mutating' | 'destructive' | 'runtime'

/** MCP's hints; what is absent has the effect that the protocol gives it. */
export interface Annotations {
  readonly title?: string
  readonly readOnlyHint?: boolean
  readonly destructiveHint?: boolean
  readonly idempotentHint?: boolean
  readonly openWorldHint?: boolean
}

export interface SnapshotTool {
  readonly name: string
  readonly toolset?: string | readonly string[]
  readonly safety?: SafetyClass
  readonly dry_run?: 'none' | 'offered' | 'required'
  readonly confirm?: 'none' | 'required'
  readonly flags?: Readonly<Record<string, boolean>>
  /** Further names it can be called by. */
  readonly aliases?: readonly string[]
  readonly title?: string
  readonly description?: string
  readonly annotations?: Annotations
  readonly inputSchema?: RawSchema
  readonly outputSchema?: RawSchema
  readonly deprecated?: { readonly since?: string; readonly replacement?: string }
  readonly examples?: unknown
}

export interface SnapshotPrompt {
  readonly name: string
  readonly title?: string
  readonly description?: string
  readonly arguments?: readonly { readonly name: string; readonly required?: boolean; readonly description?: string }[]
}

/** A resource, or its URI (template) alone. */
export type SnapshotResource =
  | string
  | {
      readonly uri?: string
      readonly uriTemplate?: string
      readonly uri_template?: string
      readonly title?: string
      readonly description?: string
    }

export interface SnapshotErrors {
  /** `carries` names the recovery fields that come with the code. */
  readonly codes?: readonly { readonly code: string; readonly meaning?: string; readonly carries?: readonly string[] }[]
  readonly required?: readonly (string | { readonly token: string })[]
}

/** A field of the context that is handed to every tool. */
export interface ContextField {
  readonly name: string
  /** As it is written in TypeScript. */
  readonly type: string
  readonly required: boolean
}

/**
 * What is compared: all that a server promises, as one JSON document. Every part may be missing; a plain answer to `tools/list` is one too.
 * Schemas refer to shared shapes as `#/values/<name>`, `#/results/<name>` and `#/envelope/<name>` of the snapshot.
 */
export interface Snapshot {
  readonly version?: string
  readonly contract_version?: number
  readonly min_compatible_contract?: number
  readonly tools?: readonly SnapshotTool[]
  readonly toolsets?: readonly (string | { readonly name: string; readonly title?: string; readonly description?: string })[]
  readonly default_toolsets?: readonly string[]
  readonly prompts?: readonly SnapshotPrompt[]
  readonly resources?: readonly SnapshotResource[]
  readonly values?: Readonly<Record<string, RawSchema>>
  /** What several results have in common; judged with each result that uses it. */
  readonly results?: Readonly<Record<string, RawSchema>>
  readonly envelope?: Readonly<Record<string, RawSchema>>
  readonly errors?: SnapshotErrors
  readonly context?: readonly ContextField[]
}
