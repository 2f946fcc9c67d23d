import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { compareContracts } from '../../src/gate/compare.js'
import { LAYOUT } from '../../src/source/layout.js'
import { contextFields } from '../../src/tool-context/context-fields.js'
import { readToolContext, type ToolContextPart } from '../../src/tool-context/tool-context-schema.js'

vi.setConfig({ testTimeout: 30_000 })

const SOURCE = `
export interface ToolContextCalls {
  'clock.now': { params: Record<string, never>; result: number }
  'files.read': { params: { path: string }; result: { text: string; lines: Line[] } | null }
}
export interface Line { number: number; parent?: Line }
export interface ContextClock { /** Milliseconds. */ now: (params: ToolContextCalls['clock.now']['params']) => number }
export interface ContextFiles { read: (params: { path: string }) => Promise<unknown> }
export interface ToolContext {
  clock: ContextClock
  files: ContextFiles
  vault?: { path: string }
  mode: 'a' | 'b'
}
`
let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'context-'))
})
afterEach(() => rmSync(root, { recursive: true }))

async function contextOf(source: string): Promise<ToolContextPart> {
  const at = join(root, LAYOUT.toolContext)
  mkdirSync(dirname(at), { recursive: true })
  writeFileSync(at, source)
  const context = await readToolContext(root)
  if (!context) throw new Error('the file is there')
  return context
}

describe('the context of tools', () => {
  it('is pinned field by field, the functions by what they take and give', async () => {
    const lines = contextFields(await contextOf(SOURCE)).map(
      ({ name, type, required }) => `${name}${required ? '' : '?'}: ${type}`,
    )
    expect(lines).toEqual([
      'clock: object',
      'clock.now: object',
      'clock.now(): object',
      'clock.now().params: object',
      'clock.now().result: number',
      'files: object',
      'files.read: object',
      'files.read(): object',
      'files.read().params: object',
      'files.read().params.path: string',
      'files.read().result: null or object',
      'files.read().result.lines: list of object',
      'files.read().result.lines[].number: number',
      'files.read().result.lines[].parent?: object',
      'files.read().result.text: string',
      'mode: "a" or "b"',
      'vault?: object',
      'vault.path: string',
    ])
  })

  it('does not change with a comment, and holds no path of this machine', async () => {
    const text = JSON.stringify(await contextOf(SOURCE))
    expect(JSON.stringify(await contextOf(SOURCE.replace('Milliseconds', 'Seconds')))).toBe(text)
    expect(text).not.toContain(root)
  })

  it('is absent where there is no server', async () => expect(await readToolContext(root)).toBeUndefined())

  it.each<[title: string, from: string, to: string, rules: string[]]>([
    ['nothing', 'vault?', 'vault?', []],
    [
      'a new optional field, whatever it holds',
      'mode:',
      'llm?: { ask: string; deep: { er: string } }\n  mode:',
      ['CONTEXT_FIELD_ADDED_OPTIONAL'],
    ],
    ['a new required field', 'mode:', 'llm: { ask: string }\n  mode:', ['CONTEXT_FIELD_ADDED_REQUIRED']],
    ['a field that is gone', "  mode: 'a' | 'b'\n", '', ['CONTEXT_FIELD_REMOVED']],
    ['a field with another name', 'vault?', 'safe?', ['CONTEXT_FIELD_ADDED_OPTIONAL', 'CONTEXT_FIELD_REMOVED']],
    ['a field of another type', "'a' | 'b'", 'string', ['CONTEXT_FIELD_TYPE_CHANGED']],
    ['a field that may be absent now', 'clock: ContextClock', 'clock?: ContextClock', ['CONTEXT_FIELD_NOW_OPTIONAL']],
    ['a field that must be there now', 'vault?', 'vault', ['CONTEXT_FIELD_NOW_REQUIRED']],
    ['a function that gives something else', 'result: number', 'result: string', ['CONTEXT_FIELD_TYPE_CHANGED']],
    [
      'a function that takes one more thing',
      '{ path: string }; result',
      '{ path: string; from?: number }; result',
      ['CONTEXT_FIELD_ADDED_OPTIONAL'],
    ],
  ])('is judged: %s', async (_title, from, to, rules) => {
    const [old, fresh] = [await contextOf(SOURCE), await contextOf(SOURCE.replace(from, to))]
    const { findings } = compareContracts({ tools: [], tool_context: old }, { tools: [], tool_context: fresh })
    expect(findings.map(({ rule }) => rule).sort()).toEqual(rules)
  })
})
