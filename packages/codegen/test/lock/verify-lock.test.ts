import { describe, expect, it } from 'vitest'
import type { Snapshot, SnapshotTool } from '../../src/diff/snapshot.js'
import { lockText, makeLock } from '../../src/lock/lock-file.js'
import { parseUses } from '../../src/lock/uses.js'
import { servedLine, verifyLock } from '../../src/lock/verify-lock.js'

const number = { type: 'number' }
const text = { type: 'string' }
const object = (properties: Record<string, unknown>, more: object = {}) => ({ type: 'object', properties, ...more })

const SEARCH = {
  name: 'search',
  description: 'Finds things.',
  safety: 'read_only',
  inputSchema: object(
    { query: { type: 'string', description: 'What for.' }, limit: number, sort: { enum: ['up', 'down'] } },
    { required: ['query'] },
  ),
  outputSchema: object(
    { total: number, hits: { type: 'array', items: { $ref: '#/$defs/Hit' } }, took: number },
    {
      required: ['total', 'hits', 'took'],
      $defs: { Hit: object({ title: text, at: { $ref: '#/values/Place' } }, { required: ['title', 'at'] }), Unused: text },
    },
  ),
} as const satisfies SnapshotTool
const OLD: Snapshot = {
  contract_version: 2,
  min_compatible_contract: 1,
  tools: [SEARCH, { name: 'erase', inputSchema: object({ id: text }) }],
  values: { Place: object({ x: number, y: number }, { required: ['x', 'y'] }), Other: text },
  errors: {
    codes: [
      { code: 'TIMEOUT', meaning: 'Late.' },
      { code: 'GONE', meaning: 'Away.' },
    ],
  },
  resources: ['toy://a', 'toy://b'],
}
const USES = parseUses(
  {
    tools: { search: { params: ['query', 'limit'], result: ['total', 'hits.title'] } },
    errors: ['TIMEOUT'],
    resources: ['toy://a'],
  },
  'uses.json',
)
const { lock } = makeLock('old.json', OLD, USES)

const search = (changes: Partial<SnapshotTool>): Snapshot => ({ ...OLD, tools: [{ ...SEARCH, ...changes }] })
const input = (properties: Record<string, unknown>, required: string[] = ['query']): Snapshot =>
  search({ inputSchema: object({ ...SEARCH.inputSchema.properties, ...properties }, { required }) })
const output = (properties: Record<string, unknown>, required: readonly string[] = ['total', 'hits', 'took']): Snapshot =>
  search({ outputSchema: { ...SEARCH.outputSchema, properties: { ...SEARCH.outputSchema.properties, ...properties }, required } })

describe('a lock', () => {
  it('holds the parts that are used and no others, in order and without texts', () => {
    expect(JSON.parse(lockText(lock))).toEqual({
      from: 'old.json',
      contract_version: 2,
      uses: USES,
      contract: {
        tools: [
          {
            name: 'search',
            safety: 'read_only',
            inputSchema: object({ limit: number, query: text }, { required: ['query'] }),
            outputSchema: object(
              { hits: { type: 'array', items: object({ title: text }, { required: ['title'] }) }, total: number },
              { required: ['hits', 'total'] },
            ),
          },
        ],
        errors: { codes: [{ code: 'TIMEOUT', meaning: 'Late.' }] },
        resources: ['toy://a'],
      },
    })
  })

  it('is the same text for the same contract in another order', () => {
    const turned = { ...OLD, tools: [...(OLD.tools ?? [])].reverse() }
    expect(lockText(makeLock('old.json', turned, USES).lock)).toBe(lockText(lock))
  })

  it('keeps shared shapes that a used field refers to', () => {
    const uses = parseUses({ tools: { search: { result: ['hits'] } } }, 'uses.json')
    expect(makeLock('old.json', OLD, uses).lock.contract.values).toEqual({ Place: OLD.values?.['Place'] })
  })

  it('keeps what results have in common, and the shapes that are used there', () => {
    const Saved = object({ at: { $ref: '#/values/Place' } })
    const old = {
      ...OLD,
      tools: [{ name: 'save', outputSchema: object({ saved: { $ref: '#/results/Saved' } }) }],
      results: { Saved },
    }
    const uses = parseUses({ tools: { save: { result: ['saved'] } } }, 'uses.json')
    expect(makeLock('old.json', old, uses).lock.contract).toMatchObject({
      values: { Place: OLD.values?.['Place'] },
      results: { Saved },
    })
    expect(
      verifyLock(makeLock('old.json', old, uses).lock, { ...old, results: { Saved: object({}) } }).report.findings,
    ).toMatchObject([{ rule: 'OUTPUT_PROPERTY_REMOVED', tool: 'save' }])
  })

  it('names uses that the contract does not know', () => {
    const uses = parseUses(
      { tools: { seek: true, search: { params: ['page'], result: ['pages'] } }, errors: ['LATE'], prompts: ['p'] },
      'uses.json',
    )
    expect(makeLock('old.json', OLD, uses).unknown).toEqual([
      "search has no parameter 'page'",
      "the result of search has no field 'pages'",
      "there is no tool 'seek'",
      "there is no error code 'LATE'",
      "there is no prompt 'p'",
    ])
  })
})

describe('nothing that is used has broken where', () => {
  it.each<[title: string, fresh: Snapshot]>([
    ['nothing has changed', OLD],
    ['another tool is gone', { ...OLD, tools: [SEARCH] }],
    ['a parameter that is not sent is gone, or has other values', input({ sort: { enum: ['up'] } })],
    ['a field that is not read is gone', output({}, ['total', 'hits'])],
    ['a field that is not read may be null', output({ took: { type: ['number', 'null'] } })],
    ['a shape that is not read has changed', { ...OLD, values: { Place: text } }],
    ['another error code is gone', { ...OLD, errors: { codes: [{ code: 'TIMEOUT', meaning: 'Late.' }] } }],
    ['another resource is gone', { ...OLD, resources: ['toy://a'] }],
    ['an optional parameter is new', input({ page: number })],
    ['a field is new', output({ pages: number })],
    ['the tool is called by another name, and by the old one', search({ name: 'find', aliases: ['search'] })],
    ['further parameters are refused', search({ inputSchema: { ...SEARCH.inputSchema, additionalProperties: false } })],
  ])('%s', (_title, fresh) => {
    expect(verifyLock(lock, fresh).report.findings).toEqual([])
  })
})

describe('a use has broken where', () => {
  it.each<[title: string, fresh: Snapshot, rules: string[]]>([
    ['the tool is gone', { ...OLD, tools: [] }, ['TOOL_REMOVED']],
    [
      'a parameter that is sent is gone',
      search({ inputSchema: object({ query: text }, { required: ['query'] }) }),
      ['INPUT_PROPERTY_REMOVED'],
    ],
    ['a parameter that is sent takes less', input({ limit: { type: 'integer' } }), ['INPUT_TYPE_NARROWED']],
    ['a new parameter has to be sent', input({ page: number }, ['page', 'query']), ['INPUT_PROPERTY_ADDED_REQUIRED']],
    ['a field that is read may be missing', output({}, ['hits', 'took']), ['OUTPUT_PROPERTY_NOW_OPTIONAL']],
    ['a field that is read may be null', output({ total: { type: ['number', 'null'] } }), ['OUTPUT_NULL_ADDED']],
    ['the tool does more than before', search({ safety: 'destructive' }), ['SAFETY_CLASS_RAISED']],
    ['an error code that is decided on is gone', { ...OLD, errors: { codes: [] } }, ['ERROR_CODE_REMOVED']],
    ['a resource that is read is gone', { ...OLD, resources: ['toy://b'] }, ['RESOURCE_REMOVED']],
  ])('%s', (_title, fresh, rules) => {
    const { report } = verifyLock(lock, fresh)
    expect(report.findings.filter((finding) => finding.class === 'breaking').map(({ rule }) => rule)).toEqual(rules)
  })
})

it.each<[oldest: number | undefined, newest: number | undefined, line: RegExp]>([
  [1, 2, /^contract 2 is served \(M ≤ K ≤ C: M = 1, K = 2, C = 2\)$/],
  [2, 3, /^contract 2 is served /],
  [3, 3, /^contract 2 is no longer served \(.*M = 3, K = 2, C = 3\): upgrade the client, or run an older server$/],
  [1, 1, /^contract 2 is not served yet .*: upgrade the server$/],
  [undefined, undefined, /^no contract numbers on both sides to compare$/],
])('of a server with M = %s and C = %s it says so', (oldest, newest, line) => {
  const { contract_version: _c, min_compatible_contract: _m, ...rest } = OLD
  const fresh = {
    ...rest,
    ...(newest !== undefined && { contract_version: newest }),
    ...(oldest !== undefined && { min_compatible_contract: oldest }),
  }
  expect(servedLine(verifyLock(lock, fresh).served)).toMatch(line)
})
