import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('toy-server.mjs', import.meta.url))

/** The source that starts the toy server; `toy-server.mjs` says what it can be told. */
export function toy(behaviour: object = {}): string {
  return `stdio:'${process.execPath}' '${script}' '${JSON.stringify(behaviour).replaceAll("'", '\\u0027')}'`
}

/** Lists of a server with a bit of everything, in an order that is not that of a snapshot. */
export const LISTS = {
  'tools/list': [
    {
      tools: [
        {
          name: 'write',
          description: 'Writes.',
          inputSchema: {
            type: 'object',
            required: ['text', 'path'],
            properties: { text: { type: 'string' }, path: { type: 'string' } },
          },
          outputSchema: null,
          annotations: { title: 'Write', readOnlyHint: false },
          _meta: { anything: 1 },
          icons: [],
        },
      ],
    },
    {
      tools: [
        {
          name: 'read',
          inputSchema: { type: 'object' },
          outputSchema: { type: 'object', properties: { text: { type: 'string' } } },
        },
      ],
    },
    { tools: [{ name: 'count', inputSchema: { properties: {}, type: 'object' } }] },
  ],
  'prompts/list': [{ prompts: [{ name: 'review', arguments: [{ name: 'file', required: true }, { name: 'style' }] }] }],
  'resources/list': [
    {
      resources: [
        { uri: 'toy://b', name: 'b' },
        { uri: 'toy://a', name: 'a' },
      ],
    },
  ],
  'resources/templates/list': [{ resourceTemplates: [{ uriTemplate: 'toy://each/{id}', name: 'each' }] }],
} as const

/** What a snapshot says of `LISTS`. */
export const SNAPSHOT = {
  server: 'toy',
  version: '2.0.0',
  tools: [
    { name: 'count', inputSchema: { properties: {}, type: 'object' } },
    {
      name: 'read',
      inputSchema: { type: 'object' },
      outputSchema: { properties: { text: { type: 'string' } }, type: 'object' },
    },
    {
      name: 'write',
      description: 'Writes.',
      annotations: { readOnlyHint: false, title: 'Write' },
      inputSchema: {
        properties: { path: { type: 'string' }, text: { type: 'string' } },
        required: ['path', 'text'],
        type: 'object',
      },
    },
  ],
  prompts: [
    {
      name: 'review',
      arguments: [
        { name: 'file', required: true },
        { name: 'style', required: false },
      ],
    },
  ],
  resources: ['toy://a', 'toy://b', 'toy://each/{id}'],
}
