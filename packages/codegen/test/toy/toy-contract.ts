import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { faultLines } from '../../src/fault.js'
import type { Handler, PackageFile, Sources } from '../../src/source/sources.js'
import { type Understood, understand } from '../../src/understand.js'

/** A contract of three tools: one reads a tree, one moves a node, one runs in the server. */
export const TOY: Readonly<Record<string, object>> = {
  'contract.json': {
    $schema: './meta/contract.schema.json',
    contract_version: 1,
    min_compatible_contract: 1,
    version: '2030.01.02',
    package_version: '1.2.3',
  },
  'errors/codes.json': {
    $schema: '../meta/error-codes.schema.json',
    codes: {
      VALIDATION_ERROR: { meaning: 'An argument is wrong.', remedy: 'Correct it.' },
      NOT_FOUND: { meaning: 'It is not there.', remedy: 'Look again.' },
      UNSUPPORTED: { meaning: 'It cannot be done.', remedy: 'Do something else.' },
      REPLACED: { meaning: 'Another peer came.', remedy: 'None.', wire_only: true },
    },
  },
  'errors/required.json': {
    $schema: '../meta/required-tokens.schema.json',
    tokens: { node_exists: { meaning: 'The node must exist.', remedy: 'Read the tree.' } },
  },
  'envelope/command.json': {
    $schema: '../meta/envelope.schema.json',
    title: 'Command',
    description: 'A command.',
    type: 'object',
    properties: { id: { type: 'string' } },
    required: ['id'],
    examples: [{ id: '1' }],
  },
  'values/vector2.json': {
    $schema: '../meta/value.schema.json',
    title: 'Vector2',
    description: 'A 2D vector.',
    type: 'object',
    properties: { x: { type: 'number' }, y: { type: 'number' } },
    required: ['x', 'y'],
    examples: [{ x: 1, y: 2 }],
  },
  'values/any.json': { $schema: '../meta/value.schema.json', title: 'AnyValue', description: 'Any JSON value.', examples: [1] },
  'results/tree_node.json': {
    $schema: '../meta/result.schema.json',
    title: 'TreeNode',
    description: 'A node and those below it.',
    type: 'object',
    properties: {
      name: { type: 'string' },
      visible: { type: 'boolean' },
      children: { type: 'array', items: { $ref: '#' } },
    },
    required: ['name', 'children'],
    examples: [{ name: 'Root', children: [{ name: 'Child', children: [] }] }],
  },
  'results/persistence.json': {
    $schema: '../meta/result.schema.json',
    title: 'Persistence',
    description: 'Whether it lasts.',
    type: 'object',
    properties: { persisted: { type: ['boolean', 'null'] } },
    required: ['persisted'],
    examples: [{ persisted: true }],
  },
  'toolsets/core.json': toolset('core', { min_godot: null, default: true }),
  'toolsets/scene.json': toolset('scene', { min_godot: '4.4', default: false }),
  'toolsets/bundles.json': {
    $schema: '../meta/bundles.schema.json',
    bundles: { author: { description: 'To build.', toolsets: ['scene'] } },
  },
  'commands/ping.json': {
    $schema: '../meta/command.schema.json',
    name: 'cmd_ping',
    from: 'server',
    reply: true,
    description: 'Are you there?',
    params: { type: 'object', properties: {} },
    result: { type: 'object', properties: { pong: { type: 'boolean' } }, required: ['pong'] },
    examples: [{ params: {}, result: { pong: true } }],
  },
  'bridge.json': {
    $schema: './meta/bridge.schema.json',
    url_variable: 'TOY_URL',
    token_variable: 'TOY_TOKEN',
    default_url: 'ws://127.0.0.1:1',
    probe_path: '/probe',
    max_frame_bytes: 1024,
    max_depth: 16,
    max_structures: 1000,
    replaced_word: 'replaced',
    refused_word: 'refused',
  },
  'paths.json': {
    $schema: './meta/paths.schema.json',
    max_length: 100,
    rules: [
      { refused: '^(?!res://)', problem: 'is no path', examples: ['/a'] },
      { refused: '\u200b', problem: 'has what nobody sees', examples: ['res://a\u200b'] },
    ],
    allowed: ['res://a'],
  },
  'resources.json': {
    $schema: './meta/resources.schema.json',
    resources: [
      {
        uri: 'godot://tree',
        name: 'tree',
        title: 'Tree',
        description: 'The tree.',
        mime_type: 'application/json',
        tool: 'godot_scene_get_tree',
        input: {},
      },
    ],
  },
  'tools/core/greet.json': {
    $schema: '../../meta/tool.schema.json',
    name: 'godot_greet',
    safety: 'read_only',
    runs: 'server',
    description: 'Greet someone. Never fails.',
    input: { type: 'object', properties: { whom: { type: 'string', minLength: 1, description: 'A name.' } }, required: ['whom'] },
    result: { type: 'object', properties: { greeting: { type: 'string' } }, required: ['greeting'] },
    errors: [],
    undo: 'none',
    examples: [{ title: 'The world', input: { whom: 'world' }, result: { greeting: 'Hello, world' } }],
  },
  'tools/scene/get_tree.json': {
    $schema: '../../meta/tool.schema.json',
    name: 'godot_scene_get_tree',
    safety: 'read_only',
    runs: 'editor',
    description: 'Read the tree.',
    input: { type: 'object', properties: { max_depth: { type: 'integer', minimum: -1, default: -1, description: 'Levels.' } } },
    result: {
      type: 'object',
      properties: {
        tree: { anyOf: [{ $ref: '../../results/tree_node.json' }, { type: 'null' }] },
        truncated: { type: 'boolean', default: false },
      },
      required: ['tree'],
    },
    errors: [],
    undo: 'none',
    examples: [{ title: 'All', input: {}, result: { tree: { name: 'Root', children: [] } } }],
  },
  'tools/scene/move.json': {
    $schema: '../../meta/tool.schema.json',
    name: 'godot_scene_move',
    safety: 'mutating',
    runs: 'editor',
    requires: ['node_exists'],
    description: 'Move a node.',
    input: {
      type: 'object',
      properties: {
        to: { $ref: '../../values/vector2.json', description: 'Where to.' },
        from: { $ref: '../../values/vector2.json', description: 'Where from.' },
        note: { type: ['string', 'null'], default: null, description: 'A note.' },
        meta: { $ref: '../../values/any.json', description: 'Anything.' },
      },
      required: ['to'],
    },
    result: {
      type: 'object',
      allOf: [{ $ref: '../../results/persistence.json' }],
      properties: { at: { $ref: '../../values/vector2.json' }, old: { $ref: '../../values/any.json' } },
      required: ['at', 'old'],
    },
    errors: [{ code: 'NOT_FOUND', required: 'node_exists', when: 'there is no node' }],
    undo: 'scene',
    saves: 'With the next save.',
    examples: [
      {
        title: 'To the right',
        input: { to: { x: 1, y: 0 } },
        result: { at: { x: 1, y: 0 }, old: null, persisted: true, dry_run: false },
      },
    ],
  },
}

/** The handlers that the toy's tools have. */
export const TOY_HANDLERS: readonly Handler[] = [
  { runs: 'server', toolset: 'core', action: 'greet', file: 'packages/server/src/tools/core/greet.ts', symbol: 'greet' },
  {
    runs: 'editor',
    toolset: 'scene',
    action: 'get_tree',
    file: 'addon/addons/godot_mcp/toolsets/scene.gd',
    symbol: 'cmd_get_tree',
  },
  { runs: 'editor', toolset: 'scene', action: 'move', file: 'addon/addons/godot_mcp/toolsets/scene.gd', symbol: 'cmd_move' },
]

const metaFolder = fileURLToPath(new URL('../../../../schemas/meta', import.meta.url))
const META: [string, unknown][] = readdirSync(metaFolder).map((file) => [
  `meta/${file}`,
  JSON.parse(readFileSync(join(metaFolder, file), 'utf8')),
])

/** Files by path: one to add or replace, `undefined` to take one away, or an edit (see `set`) of the one that is there. */
export type Changes = Record<string, object | undefined>

class Edit {
  constructor(
    readonly pointer: string,
    readonly value: unknown,
  ) {}
}

/** The change of one value inside a file of the toy. */
export function set(file: string, pointer: string, value: unknown): Changes {
  return { [file]: new Edit(pointer, value) }
}

/** The toy's files with changes, in the order given or reversed. */
export function toySources(
  changes: Changes = {},
  options: { reversed?: boolean; handlers?: readonly Handler[]; packages?: readonly PackageFile[] } = {},
): Sources {
  const schemas = new Map<string, unknown>(META)
  for (const [path, file] of Object.entries(structuredClone(TOY))) schemas.set(path, file)
  for (const [path, change] of Object.entries(changes)) {
    if (change === undefined) schemas.delete(path)
    else if (change instanceof Edit) put(schemas.get(path), change.pointer, change.value)
    else schemas.set(path, change)
  }
  const entries = [...schemas]
  return {
    schemas: new Map(options.reversed ? entries.reverse() : entries),
    handlers: options.handlers ?? TOY_HANDLERS,
    packages: options.packages ?? [],
  }
}

/** The file of a tool that runs in the server, with parts of its own in place of the plain ones. */
export function plainTool(name: string, parts: object = {}): object {
  return {
    $schema: '../../meta/tool.schema.json',
    name,
    safety: 'read_only',
    runs: 'server',
    description: 'It does something.',
    input: { type: 'object', properties: {} },
    result: { type: 'object', properties: {} },
    errors: [],
    undo: 'none',
    examples: [{ title: 'One', input: {}, result: {} }],
    ...parts,
  }
}

/** The lines that a build of the changed toy would end with. */
export function toyFaults(changes: Changes, handlers?: readonly Handler[]): string[] {
  const understood = understand(toySources(changes, handlers ? { handlers } : {}))
  return faultLines('faults' in understood ? understood.faults : understood.handlerFaults)
}

/** The changed toy, which must keep every rule. */
export function toy(changes: Changes = {}, options: { reversed?: boolean } = {}): Understood {
  const understood = understand(toySources(changes, options))
  if ('faults' in understood) throw new Error(faultLines(understood.faults).join('\n'))
  return understood
}

function put(file: unknown, pointer: string, value: unknown): void {
  const steps = pointer.split('/').slice(1)
  const last = steps.pop() ?? ''
  const parent = steps.reduce<unknown>((node, step) => Reflect.get(Object(node), step), file)
  if (value === undefined) Reflect.deleteProperty(Object(parent), last)
  else Reflect.set(Object(parent), last, value)
}

function toolset(name: string, rest: object): object {
  return { $schema: '../meta/toolset.schema.json', name, title: name, description: `The toolset ${name}.`, ...rest }
}
