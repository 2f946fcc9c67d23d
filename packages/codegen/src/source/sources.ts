/** The hand-written files that everything is generated from, read but not yet understood. */
export interface Sources {
  /** Every JSON file below `schemas/` (released bundles aside), by path below it: `tools/core/undo.json`. */
  readonly schemas: ReadonlyMap<string, unknown>
  readonly handlers: readonly Handler[]
  readonly packages: readonly PackageFile[]
}

/** A handler found in the code of the addon or of the server. */
export interface Handler {
  /** `wire`: in the editor too, but of a command of the wire's own and not of a tool. */
  readonly runs: 'editor' | 'server' | 'wire'
  /** Empty for the wire's own. */
  readonly toolset: string
  /** `create_node`: the name of the schema file. */
  readonly action: string
  /** Path relative to the project's root. */
  readonly file: string
  /** What the file calls it: `cmd_create_node`, `createNode`. */
  readonly symbol: string
}

/** What the `package.json` of one of our packages says of versions. */
export interface PackageFile {
  /** Path relative to the project's root. */
  readonly file: string
  readonly version: string
  /** Our other packages that it depends on, each with the version it asks for. */
  readonly siblings: Readonly<Record<string, string>>
}
