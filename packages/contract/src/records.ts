/** What a tool may do: the word that guards and policies decide by. */
export type Safety = 'read_only' | 'mutating' | 'destructive' | 'runtime'

/** How much a server lets its clients do; each profile holds the one before. */
export type SafetyProfile = 'read_only' | 'no_destructive' | 'full'

/** What a safety class does not tell: that the caller chooses code which starts to run, or that the call writes files. */
export type SafetyFlag = 'executes_code' | 'writes_disk'

/** The first release that warned of a tool's going, and the tool to use instead. */
export interface Deprecation {
  readonly since: string
  readonly replacement: string
}

/** What a client needs to know of a tool to call it. */
export interface ToolDescriptor {
  readonly name: string
  readonly toolset: string
  readonly safety: Safety
  readonly flags: readonly SafetyFlag[]
  /** The narrowest profile that offers it. */
  readonly profile: SafetyProfile
  /** Whether a person is asked before it runs, where approval is on. */
  readonly asksApproval: boolean
  /** Where the tool's work is done. */
  readonly runs: 'editor' | 'server'
  /** How long a call may take, where that is not the default. */
  readonly timeoutMs?: number
  /** Other names it answers to. */
  readonly aliases: readonly string[]
  readonly deprecated?: Deprecation
}

/** An object schema of JSON Schema 2020-12. */
export interface ObjectSchema {
  readonly type: 'object'
  readonly properties?: Readonly<Record<string, object>>
  readonly required?: readonly string[]
  readonly [keyword: string]: unknown
}

/** A tool as `tools/list` shows it. */
export interface PublishedTool {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly inputSchema: ObjectSchema
  readonly outputSchema: ObjectSchema
  readonly annotations: {
    readonly readOnlyHint: boolean
    readonly idempotentHint?: boolean
    readonly destructiveHint?: boolean
  }
  readonly _meta: {
    readonly safety_class: Safety
    readonly toolset: string
    /** What the safety class does not tell: that a call runs code, or writes files. */
    readonly flags?: readonly SafetyFlag[]
    readonly deprecated?: Deprecation
    readonly [key: string]: unknown
  }
}

/** Which values of a tool's input are paths of files or folders of the project: property names divided by "/", "*" for every member. */
export interface PathParameters {
  readonly always: readonly string[]
  /** May be an empty text as well. */
  readonly optional: readonly string[]
}

/** Something that no path of a project may be. */
export interface PathRule {
  /** A pattern for the u flag. */
  readonly refused: string
  /** What is wrong with what fits the pattern: the rest of a sentence that begins with the path. */
  readonly problem: string
}

/** A tool as a server runs it. `inputSchema` is the wide form: all that is accepted, with references expanded and without texts. */
export interface WideTool extends ToolDescriptor {
  /** Its name on the bridge. */
  readonly command: string
  /** Required tokens that are checked before the handler runs. */
  readonly requires: readonly string[]
  readonly paths: PathParameters
  readonly inputSchema: ObjectSchema
}

/** A real call and its answer. */
export interface ToolExample {
  readonly title: string
  readonly input: Readonly<Record<string, unknown>>
  readonly result: Readonly<Record<string, unknown>>
}

/** A group of tools that is enabled together. */
export interface ToolsetRecord {
  readonly name: string
  readonly title: string
  readonly description: string
  /** Oldest engine it works with; null for the oldest supported one. */
  readonly minGodot: string | null
  /** Whether it is enabled at start. */
  readonly default: boolean
  /** Names of its tools, sorted. */
  readonly tools: readonly string[]
}

/** Several toolsets under one name. */
export interface BundleRecord {
  readonly description: string
  readonly toolsets: readonly string[]
}

/** An MCP resource: the result of a read-only tool under an address, or under a template whose variables become arguments. */
export interface ResourceRecord {
  readonly uri?: string
  readonly uriTemplate?: string
  readonly name: string
  readonly title: string
  readonly description: string
  readonly mimeType: string
  readonly tool: string
  readonly input: Readonly<Record<string, unknown>>
  /** Variable of the template to the type of the argument of that name. */
  readonly inputFromTemplate: Readonly<Record<string, string>>
}

/** A command of the bridge itself. */
export interface WireCommandRecord {
  readonly from: 'server' | 'addon'
  /** Whether the sender waits for an answer. */
  readonly reply: boolean
  readonly examples: readonly {
    readonly params: Readonly<Record<string, unknown>>
    readonly result?: Readonly<Record<string, unknown>>
  }[]
}

/** One finding of a validator. */
export interface ValidationProblem {
  /** JSON pointer to the value that does not fit; empty for the whole value. */
  readonly instancePath: string
  readonly schemaPath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
  readonly message?: string
}

/** A generated validator: fills defaults into the value, says whether it fits, and leaves its findings in `errors`. */
export interface ValidateFunction {
  (value: unknown): boolean
  errors?: readonly ValidationProblem[] | null
}

/** The validators of a tool. */
export interface ToolValidators {
  readonly input: ValidateFunction
  readonly result: ValidateFunction
}
