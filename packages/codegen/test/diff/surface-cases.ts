import type { Snapshot, SnapshotTool } from '../../src/diff/snapshot.js'

/** Two snapshots and every rule that they meet. */
export interface SurfaceCase {
  readonly what: string
  readonly rules: readonly string[]
  readonly old: Snapshot
  readonly fresh: Snapshot
}

const TOOL: SnapshotTool = {
  name: 'make_box',
  toolset: 'boxes',
  safety: 'mutating',
  description: 'Makes a box.',
  inputSchema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'], additionalProperties: false },
  outputSchema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
}
const { safety: _safety, toolset: _toolset, ...FOREIGN } = TOOL
const FURTHER: SnapshotTool = { ...TOOL, name: 'burn_box', safety: 'destructive', confirm: 'required', dry_run: 'offered' }

/** One tool that changes. */
function tool(
  what: string,
  rules: readonly string[],
  was: Partial<SnapshotTool>,
  is: Partial<SnapshotTool>,
  base = TOOL,
): SurfaceCase {
  return {
    what,
    rules,
    old: { tools: [{ ...base, ...was } as SnapshotTool] },
    fresh: { tools: [{ ...base, ...is } as SnapshotTool] },
  }
}

/** Parts of a snapshot that change, beside a tool that stays. */
function part(what: string, rules: readonly string[], old: Snapshot, fresh: Snapshot): SurfaceCase {
  return { what, rules, old: { tools: [TOOL], ...old }, fresh: { tools: [TOOL], ...fresh } }
}

const field = (name: string, type: string, required: boolean) => ({ name, type, required })
const argument = (name: string, required: boolean): Snapshot => ({ prompts: [{ name: 'pack', arguments: [{ name, required }] }] })
const point = { type: 'object', properties: { x: { type: 'number' } }, required: ['x'], additionalProperties: false } as const
const message = (properties: object, required: readonly string[] = ['id']) => ({ type: 'object', properties, required })
const id = { id: { type: 'string' } }
const saving = message({ saved: { $ref: '#/results/Saved' } }, ['saved'])

export const TOOL_CASES: readonly SurfaceCase[] = [
  { what: 'a further tool', rules: ['TOOL_ADDED'], old: { tools: [TOOL] }, fresh: { tools: [FURTHER, TOOL] } },
  { what: 'a tool less', rules: ['TOOL_REMOVED'], old: { tools: [TOOL, FURTHER] }, fresh: { tools: [TOOL] } },
  {
    what: 'another name without an alias',
    rules: ['TOOL_ADDED', 'TOOL_REMOVED'],
    old: { tools: [TOOL] },
    fresh: { tools: [{ ...TOOL, name: 'create_box' }] },
  },
  {
    what: 'another name beside the old one, deprecated',
    rules: ['DESCRIPTION_CHANGED', 'TOOL_ADDED', 'TOOL_DEPRECATED'],
    old: { tools: [TOOL] },
    fresh: {
      tools: [
        { ...TOOL, name: 'create_box' },
        { ...TOOL, description: 'Deprecated: use create_box.', deprecated: { since: '1.1.0', replacement: 'create_box' } },
      ],
    },
  },
  {
    what: 'another name that still answers to the old one',
    rules: ['TOOL_ADDED'],
    old: { tools: [TOOL] },
    fresh: { tools: [{ ...TOOL, name: 'create_box', aliases: ['make_box'] }] },
  },
  {
    what: 'an alias less',
    rules: ['TOOL_REMOVED'],
    old: { tools: [{ ...TOOL, aliases: ['mk_box'] }] },
    fresh: { tools: [TOOL] },
  },
  tool('a mark withdrawn', ['TOOL_UNDEPRECATED'], { deprecated: { since: '1.0.0' } }, {}),
  tool('another toolset', ['TOOLSET_MOVED'], {}, { toolset: 'crates' }),
  tool('a second toolset', [], {}, { toolset: ['boxes', 'crates'] }),
  tool('a reader that writes', ['SAFETY_CLASS_RAISED'], { safety: 'read_only' }, {}),
  tool('a destroyer that writes only', ['SAFETY_CLASS_LOWERED'], { safety: 'destructive' }, {}),
  tool('an editing tool that runs the game', ['SAFETY_CLASS_CHANGED'], {}, { safety: 'runtime' }),
  tool(
    'a class whose hints follow',
    ['SAFETY_CLASS_RAISED'],
    { safety: 'read_only', annotations: { readOnlyHint: true } },
    { annotations: { readOnlyHint: false } },
  ),
  tool('a flag that rises', ['SAFETY_FLAG_RAISED'], { flags: { writes_disk: false } }, { flags: { writes_disk: true } }),
  tool('a flag that falls', ['SAFETY_FLAG_LOWERED'], { flags: { executes_code: true } }, { flags: { executes_code: false } }),
  tool('a preview offered', ['DRY_RUN_OFFERED'], { dry_run: 'none' }, { dry_run: 'offered' }),
  tool('a preview taken away', ['DRY_RUN_REQUIREMENT_CHANGED'], { dry_run: 'offered' }, { dry_run: 'none' }),
  tool('a preview asked for', ['DRY_RUN_REQUIREMENT_CHANGED'], { dry_run: 'none' }, { dry_run: 'required' }),
  tool('a confirmation asked for', ['CONFIRM_REQUIREMENT_CHANGED'], { confirm: 'none' }, { confirm: 'required' }),
  tool('a hint withdrawn', ['ANNOTATION_WEAKENED'], { annotations: { readOnlyHint: true } }, {}, FOREIGN),
  tool('a hint spelt out', [], {}, { annotations: { readOnlyHint: false, destructiveHint: true } }, FOREIGN),
  tool(
    'a hint that means nothing for a reader',
    [],
    { annotations: { readOnlyHint: true } },
    { annotations: { readOnlyHint: true, destructiveHint: false } },
    FOREIGN,
  ),
  tool(
    'a tool that stays inside',
    ['ANNOTATION_STRENGTHENED'],
    { annotations: { openWorldHint: true } },
    { annotations: { openWorldHint: false } },
    FOREIGN,
  ),
  tool('no output schema any more', ['OUTPUT_SCHEMA_REMOVED'], {}, without('outputSchema'), TOOL),
  tool('an output schema at last', ['OUTPUT_SCHEMA_ADDED'], without('outputSchema'), {}),
  tool('another description', ['DESCRIPTION_CHANGED'], {}, { description: 'Builds a box.' }),
  tool('another title', ['TITLE_CHANGED'], { title: 'Box' }, { title: 'Make box' }),
  tool('other examples', ['EXAMPLES_CHANGED'], { examples: [] }, { examples: [{ input: {} }] }),
  tool('arguments whose type is not written', [], { inputSchema: {} }, { inputSchema: { type: 'object' } }),
  tool(
    'a key marked deprecated',
    ['PROPERTY_DEPRECATED'],
    { inputSchema: { type: 'object', properties: { old: { type: 'string' } } } },
    { inputSchema: { type: 'object', properties: { old: { type: 'string', deprecated: true } } } },
  ),
]

export const PART_CASES: readonly SurfaceCase[] = [
  part('a further toolset', ['TOOLSET_ADDED'], { toolsets: ['a'] }, { toolsets: [{ name: 'b' }, 'a'] }),
  part('a toolset less', ['TOOLSET_REMOVED'], { toolsets: ['a', 'b'] }, { toolsets: ['a'] }),
  part('less at the start', ['DEFAULT_EXPOSURE_REDUCED'], { default_toolsets: ['a', 'b'] }, { default_toolsets: ['a'] }),
  part('more at the start', ['DEFAULT_EXPOSURE_EXTENDED'], { default_toolsets: ['a'] }, { default_toolsets: ['b', 'a'] }),
  part('a further prompt', ['PROMPT_ADDED'], { prompts: [] }, { prompts: [{ name: 'pack' }] }),
  part('a prompt less', ['PROMPT_REMOVED'], { prompts: [{ name: 'pack' }] }, { prompts: [] }),
  part('a new argument to give', ['PROMPT_ARGUMENT_ADDED_REQUIRED'], { prompts: [{ name: 'pack' }] }, argument('to', true)),
  part('a new argument to leave out', ['PROMPT_ARGUMENT_ADDED_OPTIONAL'], { prompts: [{ name: 'pack' }] }, argument('to', false)),
  part('an argument to give now', ['PROMPT_ARGUMENT_NOW_REQUIRED'], argument('to', false), argument('to', true)),
  part('an argument to leave out now', ['PROMPT_ARGUMENT_NOW_OPTIONAL'], argument('to', true), argument('to', false)),
  part('an argument less', ['PROMPT_ARGUMENT_REMOVED'], argument('to', false), { prompts: [{ name: 'pack' }] }),
  part('a further resource', ['RESOURCE_ADDED'], { resources: ['box://a'] }, { resources: ['box://a', { uri: 'box://b' }] }),
  part('a resource less', ['RESOURCE_REMOVED'], { resources: ['box://{name}'] }, { resources: [] }),
  part('a higher floor', ['MIN_COMPATIBLE_RAISED'], { min_compatible_contract: 1 }, { min_compatible_contract: 2 }),
  part('a lower floor', ['MIN_COMPATIBLE_LOWERED'], { min_compatible_contract: 2 }, { min_compatible_contract: 1 }),
  part(
    'a further code',
    ['ERROR_CODE_ADDED'],
    { errors: { codes: [{ code: 'A' }] } },
    { errors: { codes: [{ code: 'B' }, { code: 'A' }] } },
  ),
  part(
    'a code less',
    ['ERROR_CODE_REMOVED'],
    { errors: { codes: [{ code: 'A' }, { code: 'B' }] } },
    { errors: { codes: [{ code: 'B' }] } },
  ),
  part(
    'a code that means something else',
    ['ERROR_CODE_MEANING_CHANGED'],
    { errors: { codes: [{ code: 'A', meaning: 'try again' }] } },
    { errors: { codes: [{ code: 'A', meaning: 'do not try again' }] } },
  ),
  part(
    'a code without its field',
    ['RECOVERY_FIELD_REMOVED'],
    { errors: { codes: [{ code: 'A', carries: ['hint', 'required'] }] } },
    { errors: { codes: [{ code: 'A', carries: ['hint'] }] } },
  ),
  part(
    'a further token',
    ['REQUIRED_TOKEN_ADDED'],
    { errors: { required: ['a'] } },
    { errors: { required: ['a', { token: 'b' }] } },
  ),
  part('a token less', ['REQUIRED_TOKEN_REMOVED'], { errors: { required: ['a', 'b'] } }, { errors: { required: ['a'] } }),
  part(
    'a further code in the shape of codes',
    ['ERROR_CODE_ADDED'],
    { errors: { codes: [{ code: 'A' }] }, values: { Code: { enum: ['A'] } } },
    { errors: { codes: [{ code: 'A' }, { code: 'B' }] }, values: { Code: { enum: ['A', 'B'] } } },
  ),
  part('a further shape', ['VALUE_SHAPE_ADDED'], { values: { Point: point } }, { values: { Point: point, Line: {} } }),
  part('a shape less', ['VALUE_SHAPE_REMOVED'], { values: { Point: point } }, { values: {} }),
  part(
    'a shape as a list',
    ['VALUE_SHAPE_CHANGED'],
    { values: { Point: point } },
    { values: { Point: { type: 'array', prefixItems: [{ type: 'number' }], items: false, minItems: 1 } } },
  ),
  part(
    'one more optional key in a shape',
    ['VALUE_SHAPE_CHANGED'],
    { values: { Point: { type: 'object', properties: { x: { type: 'number' } } } } },
    { values: { Point: { type: 'object', properties: { x: { type: 'number' }, y: { type: 'number' } } } } },
  ),
  part(
    'another text of a shape',
    ['DESCRIPTION_CHANGED'],
    { values: { Point: point } },
    { values: { Point: { ...point, description: 'A point.' } } },
  ),
  {
    what: 'a further key in what results have in common',
    rules: ['OUTPUT_PROPERTY_ADDED'],
    old: { tools: [{ ...TOOL, outputSchema: saving }], results: { Saved: message(id) } },
    fresh: { tools: [{ ...TOOL, outputSchema: saving }], results: { Saved: message({ ...id, late: { type: 'boolean' } }) } },
  },
  {
    what: 'a key that may be missing in what results have in common',
    rules: ['OUTPUT_PROPERTY_NOW_OPTIONAL'],
    old: { tools: [{ ...TOOL, outputSchema: saving }], results: { Saved: message(id) } },
    fresh: { tools: [{ ...TOOL, outputSchema: saving }], results: { Saved: message(id, []) } },
  },
  {
    what: 'what results have in common, written out',
    rules: [],
    old: { tools: [{ ...TOOL, outputSchema: saving }], results: { Saved: message(id) } },
    fresh: { tools: [{ ...TOOL, outputSchema: message({ saved: message(id) }, ['saved']) }], results: {} },
  },
  part(
    'a further key of a reply',
    ['ENVELOPE_KEY_ADDED'],
    { envelope: { response: message(id) } },
    { envelope: { response: message({ ...id, late: { type: 'boolean' } }) } },
  ),
  part(
    'a key that a command has to carry',
    ['ENVELOPE_KEY_ADDED_REQUIRED'],
    { envelope: { command: message(id) } },
    { envelope: { command: message({ ...id, deadline: { type: 'integer' } }, ['id', 'deadline']) } },
  ),
  part(
    'a key less in a reply',
    ['ENVELOPE_KEY_REMOVED'],
    { envelope: { response: message({ ...id, hint: { type: 'string' } }) } },
    { envelope: { response: message(id) } },
  ),
  part(
    'an id that may be a number',
    ['ENVELOPE_SHAPE_CHANGED'],
    { envelope: { command: message(id) } },
    { envelope: { command: message({ id: { type: ['string', 'integer'] } }) } },
  ),
  part(
    'an optional field of the context',
    ['CONTEXT_FIELD_ADDED_OPTIONAL'],
    { context: [] },
    { context: [field('log', 'Log', false)] },
  ),
  part('a field to supply', ['CONTEXT_FIELD_ADDED_REQUIRED'], { context: [] }, { context: [field('log', 'Log', true)] }),
  part('a field less', ['CONTEXT_FIELD_REMOVED'], { context: [field('log', 'Log', false)] }, { context: [] }),
  part(
    'a field of another type',
    ['CONTEXT_FIELD_TYPE_CHANGED'],
    { context: [field('log', 'Log', true)] },
    { context: [field('log', 'Journal', true)] },
  ),
  part(
    'a field that may be missing',
    ['CONTEXT_FIELD_NOW_OPTIONAL'],
    { context: [field('log', 'Log', true)] },
    { context: [field('log', 'Log', false)] },
  ),
  part(
    'a field to supply now',
    ['CONTEXT_FIELD_NOW_REQUIRED'],
    { context: [field('log', 'Log', false)] },
    { context: [field('log', 'Log', true)] },
  ),
]

/** The tool without one of its parts. */
function without(key: keyof SnapshotTool): Partial<SnapshotTool> {
  return { [key]: undefined }
}
