import { posix } from 'node:path'
import type { Safety } from '../model/contract.js'
import { camelCase, commandName, kebabCase, titleCase } from '../model/names.js'
import { LAYOUT } from '../source/layout.js'

/** A tool that is about to be written. */
export interface NewTool {
  readonly toolset: string
  readonly action: string
  readonly name: string
  readonly runs: 'editor' | 'server'
  readonly safety: Safety
}

/** The schema of a new tool: it keeps every rule as it stands, so that writing begins on a green build. */
export function schemaSource({ action, name, runs, safety }: NewTool): string {
  const previews = safety === 'mutating' || safety === 'destructive'
  const input = safety === 'destructive' ? { confirm: true } : {}
  const schema = {
    $schema: '../../meta/tool.schema.json',
    name,
    title: titleCase(action),
    safety,
    runs,
    description: 'What it does, what comes back, what can fail.',
    input: { type: 'object', properties: {} },
    result: { type: 'object', properties: { done: { type: 'boolean' } }, required: ['done'] },
    errors: [{ code: 'UNSUPPORTED', when: 'the handler is not written yet' }],
    undo: 'none',
    examples: [{ title: titleCase(action), input, result: { done: true, ...(previews && { dry_run: false }) } }],
  }
  return `${JSON.stringify(schema, null, 2)}\n`
}

/** The file that a new tool's handler goes to: where the toolset's handlers are already, one file or a folder. */
export function handlerPath({ toolset, action, runs }: NewTool, exists: (path: string) => boolean): string {
  if (runs === 'editor') {
    const folder = `${LAYOUT.addon}/toolsets/${toolset}`
    return exists(folder) ? `${folder}/${action}.gd` : `${folder}.gd`
  }
  const folder = `${LAYOUT.serverTools}/${toolset}`
  return exists(`${folder}.ts`) && !exists(folder) ? `${folder}.ts` : `${folder}/${kebabCase(action)}.ts`
}

/** The text of the handler's file: what is there, and a handler that refuses until it is written. */
export function handlerSource(tool: NewTool, path: string, present: string | undefined): string {
  const [head, handler] = tool.runs === 'editor' ? editorHandler(tool, path) : serverHandler(tool)
  return `${(present ?? head).trimEnd()}\n${tool.runs === 'editor' ? '\n' : ''}\n${handler}`
}

function editorHandler({ toolset, action, name }: NewTool, path: string): [head: string, handler: string] {
  const addon = posix.relative(posix.dirname(path), LAYOUT.addon)
  const head = [
    '@tool',
    'extends RefCounted',
    `## ${titleCase(toolset)}.`,
    '',
    `const Context: GDScript = preload("${addon}/context.gd")`,
    `const Reply: GDScript = preload("${addon}/reply.gd")`,
  ].join('\n')
  const handler = [
    `func cmd_${action}(_params: Dictionary, _ctx: Context) -> Variant:`,
    `\treturn Reply.fail("UNSUPPORTED", "${commandName(name)} is not written yet.")`,
    '',
  ].join('\n')
  return [head, handler]
}

function serverHandler({ action, name }: NewTool): [head: string, handler: string] {
  const handler = [
    `/** ${titleCase(action)}. */`,
    `export function ${camelCase(action)}(_params: object): never {`,
    `  return fail({ error: 'UNSUPPORTED', hint: '${name} is not written yet.' })`,
    '}',
    '',
  ].join('\n')
  return ["import { fail } from '../../errors/tool-error.js'", handler]
}

/** The test of a new tool: it drives the tool from outside, and is red until the handler is written. */
export function testSource({ name, safety }: NewTool): string {
  const input = safety === 'destructive' ? ', { confirm: true }' : ''
  return [
    "import { describe, expect, it } from 'vitest'",
    "import { useSession } from '../harness/session.js'",
    '',
    `const TOOL = '${name}'`,
    'const session = useSession()',
    '',
    "describe('the call', () => {",
    "  it('does what it says', async () => {",
    `    expect(await session.run(TOOL${input})).toMatchObject({ done: true })`,
    '  })',
    '})',
    '',
  ].join('\n')
}
