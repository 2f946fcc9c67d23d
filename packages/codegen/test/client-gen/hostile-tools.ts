import type { SnapshotTool } from '../../src/diff/snapshot.js'

export const object = (properties: Record<string, unknown>, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  type: 'object',
  properties,
  ...more,
})

// Spelt like this, since an object with `then` is a promise to some.
const CONDITIONAL = JSON.parse('{ "if": { "required": ["a"] }, "then": { "required": ["b"] } }')

/** Tools that a careless generator trips over, by what is odd about them. */
export const HOSTILE: Readonly<Record<string, readonly SnapshotTool[]>> = {
  'names that become the same in camel case': ['get_file', 'getFile', 'get-file', 'get.file', 'GetFile', 'get file'].map(
    (name) => ({
      name,
      inputSchema: object({ path: { type: 'string' } }),
      outputSchema: object({ text: { type: 'string' } }),
    }),
  ),
  'reserved words and members of every object': [
    ...[
      'delete',
      'default',
      'class',
      'await',
      'then',
      'call',
      'close',
      'constructor',
      '__proto__',
      'toString',
      'prototype',
      'types',
    ],
    ...['Record', 'Promise', 'Client', 'string', 'ToolMap', 'import', 'null', 'undefined', 'NaN', 'arguments', 'eval', 'unknown'],
  ].map((name) => ({
    name,
    inputSchema: object({ [name]: { type: 'string' } }),
    outputSchema: object({ [name]: { type: 'number' } }),
  })),
  'names of other alphabets, of signs, and of nothing': [
    'größe',
    '検索',
    '🚀',
    '🚀🚀',
    '1st',
    '',
    "it's",
    'a"b',
    'a\\b',
    'a\nb',
    'a*/b',
    '$' + '{x}',
    '\u2028',
    '_',
    '__',
    '²',
  ].map((name) => ({
    name,
    description: `*/ ${name}`,
    inputSchema: object({ [name]: { type: 'integer', description: `*/ ${name}` } }, { required: [name] }),
  })),
  'definitions of equal names': [
    {
      name: 'one',
      inputSchema: object({ a: { $ref: '#/$defs/Item' } }, { $defs: { Item: { type: 'string' } } }),
      outputSchema: object({ a: { $ref: '#/$defs/Item' } }, { $defs: { Item: { type: 'number' } } }),
    },
    {
      name: 'two',
      inputSchema: object({ a: { $ref: '#/definitions/Item' } }, { definitions: { Item: object({ x: { type: 'null' } }) } }),
    },
    { name: 'three', inputSchema: object({ a: { $ref: '#/$defs/Item' } }, { $defs: { Item: { type: 'string' } } }) },
    { name: 'Item', inputSchema: object({ a: { $ref: '#/$defs/ItemParams' } }, { $defs: { ItemParams: { type: 'boolean' } } }) },
    {
      name: 'globals',
      inputSchema: object(
        { a: { $ref: '#/$defs/Record' }, b: { $ref: '#/$defs/string' }, c: { $ref: '#/$defs/1' } },
        { $defs: { Record: { type: 'string' }, string: { type: 'number' }, 1: { type: 'null' } } },
      ),
    },
  ],
  'null in every spelling': [
    {
      name: 'nulls',
      inputSchema: object({
        a: { anyOf: [{ type: 'string' }, { type: 'null' }], default: null },
        b: { type: ['integer', 'null'] },
        c: { type: 'null' },
        d: { const: null },
        e: { enum: ['x', null, 1, true, { deep: 1 }, [1]] },
        f: { oneOf: [{ type: 'null' }, { type: 'null' }] },
        g: { type: ['object', 'array', 'null'], properties: { x: { type: 'string' } }, items: { type: 'number' } },
      }),
    },
  ],
  'recursion in every shape': [
    {
      name: 'itself',
      inputSchema: { type: 'object', properties: { child: { $ref: '#' }, list: { type: 'array', items: { $ref: '#' } } } },
    },
    {
      name: 'tree',
      outputSchema: object(
        { root: { $ref: '#/$defs/Node' } },
        {
          $defs: {
            Node: object({
              next: { anyOf: [{ $ref: '#/$defs/Node' }, { type: 'null' }] },
              map: { type: 'object', additionalProperties: { $ref: '#/$defs/Node' } },
            }),
          },
        },
      ),
    },
    {
      name: 'alias_circle',
      inputSchema: object(
        { a: { $ref: '#/$defs/A' } },
        {
          $defs: {
            A: { anyOf: [{ $ref: '#/$defs/B' }, { type: 'null' }] },
            B: { oneOf: [{ $ref: '#/$defs/A' }, { type: 'string' }] },
            C: { $ref: '#/$defs/C' },
          },
        },
      ),
    },
    {
      name: 'bare_circle',
      inputSchema: object(
        { c: { $ref: '#/$defs/C' }, d: { $ref: '#/$defs/D' } },
        { $defs: { C: { $ref: '#/$defs/C' }, D: { allOf: [{ $ref: '#/$defs/D' }, { type: 'object' }] } } },
      ),
    },
    {
      name: 'guarded_then_not',
      inputSchema: object(
        { x: { $ref: '#/$defs/X' } },
        {
          $defs: {
            X: { anyOf: [object({ y: { $ref: '#/$defs/Y' } }), { $ref: '#/$defs/Y' }] },
            Y: { anyOf: [{ $ref: '#/$defs/X' }, { type: 'null' }] },
          },
        },
      ),
    },
    {
      name: 'json',
      inputSchema: object(
        { v: { $ref: '#/$defs/Json' } },
        {
          $defs: {
            Json: {
              anyOf: [
                { type: ['string', 'number', 'boolean', 'null'] },
                { type: 'array', items: { $ref: '#/$defs/Json' } },
                { type: 'object', additionalProperties: { $ref: '#/$defs/Json' } },
              ],
            },
          },
        },
      ),
    },
    {
      name: 'tuple',
      inputSchema: object(
        { t: { $ref: '#/$defs/T' } },
        { $defs: { T: { type: 'array', prefixItems: [{ type: 'string' }, { $ref: '#/$defs/T' }], minItems: 1 } } },
      ),
    },
    { name: 'dynamic', inputSchema: { $dynamicAnchor: 'node', ...object({ next: { $dynamicRef: '#node' } }) } },
    {
      name: 'root_is_a_reference',
      inputSchema: { $ref: '#/$defs/P', $defs: { P: object({ p: { $ref: '#/$defs/P' } }, { required: ['p'] }) } },
    },
    { name: 'root_refers_to_itself', inputSchema: { $ref: '#' } },
  ],
  'empty and boolean schemas': [
    { name: 'none' },
    { name: 'empty', inputSchema: {}, outputSchema: {} },
    { name: 'yes', inputSchema: true, outputSchema: true },
    { name: 'no', inputSchema: false, outputSchema: false },
    { name: 'closed', inputSchema: { type: 'object', additionalProperties: false } },
    {
      name: 'parts',
      inputSchema: object(
        {
          any: {},
          yes: true,
          no: false,
          list: { type: 'array' },
          never: { type: 'array', items: false },
          bag: { type: 'object' },
          need: false,
        },
        { required: ['need', 'undeclared'] },
      ),
    },
    { name: 'no_object', inputSchema: { type: 'string' }, outputSchema: { type: ['array', 'null'] } },
  ],
  'what types cannot say': [
    {
      name: 'mixed',
      inputSchema: {
        ...object(
          { a: { type: 'string' }, b: { type: 'number' } },
          { required: ['a'], additionalProperties: { type: 'boolean' } },
        ),
        patternProperties: { '^x-': { type: 'string' } },
        anyOf: [{ required: ['a'] }, { required: ['b'] }],
        allOf: [object({ c: { type: 'string' } }), CONDITIONAL],
        not: { required: ['z'] },
      },
      outputSchema: { allOf: [object({ a: { type: 'string' } }), object({ a: { type: 'number' } })] },
    },
    {
      name: 'old_tuple',
      inputSchema: {
        $schema: 'http://json-schema.org/draft-07/schema#',
        ...object({
          t: { type: 'array', items: [{ type: 'string' }, { type: 'number' }], additionalItems: false },
          r: { $ref: '#/definitions/R', type: 'string' },
        }),
        definitions: { R: { type: 'number' } },
      },
    },
    {
      name: 'anchors',
      inputSchema: {
        $id: 'https://example.com/root',
        ...object({
          a: { $ref: '#here' },
          b: { $ref: 'other.json' },
          c: { $ref: 'https://example.com/elsewhere' },
          d: { $ref: '#/nowhere' },
          e: { $ref: '#/properties/a%20b~1c' },
          'a b/c': { type: 'string' },
        }),
        $defs: { A: { $anchor: 'here', type: 'string' } },
      },
    },
    { name: 'open_enum', inputSchema: object({ e: { enum: ['a', 'b'], 'x-open-enum': true }, f: { enum: [] } }) },
    {
      name: 'patterns',
      inputSchema: object({
        ok: { pattern: '^[\\w-]+$' },
        old: { pattern: '\\-' },
        broken: { pattern: '(' },
        format: { format: 'no-such-format' },
      }),
    },
    {
      name: 'nonsense',
      inputSchema: {
        type: 'object',
        properties: { a: { type: 'thing' }, b: { type: 7 }, c: 'text', d: { enum: 'x' }, e: { $ref: 5 } },
        required: 'a',
      },
    },
  ],
  'the same $id twice': ['first', 'second'].map((name) => ({
    name,
    inputSchema: {
      $id: 'https://example.com/same',
      ...object({ [name]: { $ref: '#/$defs/A' } }),
      $defs: { A: { $id: 'https://example.com/a', type: 'string' } },
    },
  })),
  'toolsets of odd names': [
    'close',
    'then',
    'call',
    'scene_edit',
    'scene-edit',
    '検索',
    '🚀',
    '🎈',
    'wire',
    '__proto__',
    'a/../b',
    'CON',
  ].map((toolset) => ({ name: `do_${toolset}`, toolset, inputSchema: object({}) })),
}
