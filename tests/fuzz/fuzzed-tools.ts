import { fileURLToPath } from 'node:url'
import { allTools, readSources, understand } from '@godot-mcp/codegen'
import { ERROR_CODES, type ToolValidators, type WideTool } from '@godot-mcp/contract'
import { wide } from '@godot-mcp/contract/wide'
import { expect } from 'vitest'
import type { ToolResult } from '../contract/support/server-process.js'

/** A tool, what its calls are made from, and what they may come to. */
export interface FuzzedTool {
  readonly name: string
  readonly definition: WideTool
  readonly undo: string
  readonly exampleInput: Readonly<Record<string, unknown>>
  /** `CODE` or `CODE required` of every error that the contract declares for it. */
  readonly errors: ReadonlySet<string>
  readonly validators: ToolValidators
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** What no caller should see: where our files are, and how deep a call was. */
const STACK = /\n\s+at |node:internal|node_modules|file:\/\/\/.*\.js|\.[mc]?[jt]s:\d+/

/** Characters of the longest failure. */
const LONGEST = 5_000

/** Arguments that enable whatever one of the calls has switched off. */
export const ENABLE_ALL = JSON.stringify({
  category: [...new Set(wide.map(({ toolset }) => toolset))].filter((name) => name !== 'core').join(','),
})

/** Every tool of the contract. */
export async function fuzzedTools(): Promise<FuzzedTool[]> {
  const understood = understand(readSources(ROOT).sources)
  if (!('contract' in understood)) throw new Error('the contract has faults')
  const validators = new Map<string, Record<string, ToolValidators>>()
  for (const { toolset } of wide) {
    if (!validators.has(toolset)) validators.set(toolset, (await import(`@godot-mcp/contract/validators/${toolset}`)).validators)
  }
  return allTools(understood.contract).map(({ name, toolset, undo, errors, commonErrors, examples }) => {
    const definition = wide.find((entry) => entry.name === name)
    const own = validators.get(toolset)?.[name]
    if (definition === undefined || own === undefined) throw new Error(`${name} is incomplete in the generated contract`)
    const declared = [...errors, ...commonErrors].map(({ code, required }) => errorText(code, required))
    return { name, definition, undo, exampleInput: examples[0]?.input ?? {}, errors: new Set(declared), validators: own }
  })
}

function errorText(code: string, required: string | undefined): string {
  return required === undefined ? code : `${code} ${required}`
}

/** Holds an answer against the contract: a result that fits, or a declared error in words for a caller. Returns the code, `ok` for a success. */
export function judge(tool: FuzzedTool, { isError, structuredContent, content, _meta }: ToolResult): string {
  if (isError !== true) {
    expect(tool.validators.result(structuredClone(structuredContent)), JSON.stringify(tool.validators.result.errors)).toBe(true)
    return 'ok'
  }
  const {
    error = '',
    required,
    hint = '',
  } = (_meta?.['godot_mcp/error'] ?? {}) as { error?: string; required?: string; hint?: string }
  expect(Object.keys(ERROR_CODES)).toContain(error)
  expect([...tool.errors]).toContain(errorText(error, required))
  expect(hint).not.toBe('')
  const said = content.map(({ text }) => text).join('\n')
  expect(said.startsWith(`${error}: `)).toBe(true)
  expect(said.length).toBeLessThan(LONGEST)
  expect(said).not.toMatch(STACK)
  // An error that says it is ours is one.
  expect(error, said).not.toBe('INTERNAL_ERROR')
  return error
}
