import type { Snapshot } from '../diff/snapshot.js'
import type { Files } from '../emit/file.js'
import { quote } from '../emit/literal.js'
import { clientGroups, type Group } from './client-model.js'
import { clientTypes } from './client-types.js'
import { clientValidators } from './client-validators.js'
import { runtimeFiles } from './runtime-files.js'

/** First line of every file of a generated client; what begins otherwise was not written by us. */
export const CLIENT_NOTE = '// Generated from a snapshot by `godot-contract client`. Do not edit.'

/** A generated client: its files by path relative to its folder, and a line for each schema that no validator can be made of. */
export interface GeneratedClient {
  readonly files: Files
  readonly faults: readonly string[]
}

/**
 * A typed client of the server that a snapshot describes: plain ES modules with declarations, so that nothing has to be compiled to use
 * them. They need `@modelcontextprotocol/client` at run time, and no package at all for their types.
 */
export async function generateClient(snapshot: Snapshot & { readonly server?: string }): Promise<GeneratedClient> {
  const groups = clientGroups(snapshot)
  const { types, tools } = clientTypes(snapshot, groups)
  const { modules, faults } = await clientValidators(snapshot, groups)
  const files: Files = new Map()
  const add = (path: string, ...blocks: readonly string[]): void =>
    void files.set(path, `${[CLIENT_NOTE, ...blocks].join('\n\n')}\n`)
  add('index.js', indexJs(groups, snapshot.server ?? 'generated'))
  add('index.d.ts', INDEX_TYPES)
  add('tools.d.ts', tools)
  add('types.d.ts', types)
  for (const { file, methods } of groups) {
    add(`validators/${file}.js`, modules.get(file) ?? '')
    add(`validators/${file}.d.ts`, validatorTypes(methods.map(({ tool }) => tool.name)))
  }
  for (const [path, text] of runtimeFiles()) add(`runtime/${path}`, text)
  files.set('package.json', `${JSON.stringify(manifest(), null, 2)}\n`)
  return { files, faults }
}

function indexJs(groups: readonly Group[], name: string): string {
  const tables = groups.map(({ name: group, file, methods }) => {
    const rows = methods.map(
      ({ name: method, tool }) => `      [${quote(method)}, ${quote(tool.name)}, ${tool.outputSchema !== undefined}],`,
    )
    return `    {\n      name: ${quote(group)},\n      validators: () => import('./validators/${file}.js'),\n      methods: [\n${rows.join('\n')}\n      ],\n    },`
  })
  return [
    "import { createConnect } from './runtime/connect.js'",
    "export { InvalidValueError, isInvalidValueError, isToolError, ToolError } from './runtime/errors.js'",
    `export const connect = createConnect({\n  name: ${quote(`client of ${name}`)},\n  groups: [\n${tables.join('\n')}\n  ],\n})`,
  ].join('\n\n')
}

const INDEX_TYPES = `import type { CallOptions, ConnectOptions } from './runtime/types.js'
import type { ToolMap, Tools } from './tools.js'

export type { CallOptions, ConnectOptions, Progress, ToolContent } from './runtime/types.js'
export { InvalidValueError, isInvalidValueError, isToolError, ToolError } from './runtime/errors.js'
export type { ToolMap, Tools } from './tools.js'
export type * from './types.js'

type Arguments<N extends keyof ToolMap> = ToolMap[N] extends { optional: true }
  ? [params?: ToolMap[N]['params'], options?: CallOptions]
  : [params: ToolMap[N]['params'], options?: CallOptions]

/** A connection to the server. Every tool is a method; one that fails rejects with a \`ToolError\`. */
export interface Client extends Tools {
  /** Calls a tool by its name. */
  call<N extends keyof ToolMap>(name: N, ...args: Arguments<N>): Promise<ToolMap[N]['result']>
  /** Ends the connection, and the server if \`connect\` started it. */
  close(): Promise<void>
}

/** Starts or reaches the server. */
export declare function connect(options: ConnectOptions): Promise<Client>`

function validatorTypes(tools: readonly string[]): string {
  const members = tools.map((name) => `  readonly ${quote(name)}: ToolValidators`)
  return `import type { ToolValidators } from '../runtime/types.js'\n\nexport declare const validators: {\n${members.join('\n')}\n}`
}

/** Makes the folder a package of ES modules, wherever it lies. */
function manifest(): object {
  return {
    private: true,
    type: 'module',
    exports: { '.': './index.js', './validators/*': './validators/*' },
    dependencies: { '@modelcontextprotocol/client': '^2.4.0' },
  }
}
