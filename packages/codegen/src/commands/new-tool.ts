import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { regularToolName } from '../model/names.js'
import { LONGEST_NAME } from '../rules/known-names.js'
import { handlerPath, handlerSource, type NewTool, schemaSource, testSource } from '../scaffold/scaffold.js'
import { LAYOUT, schemaFile } from '../source/layout.js'
import { readIfThere } from '../source/read-if-there.js'
import { fail, type Output } from './build.js'

/** What the command line says of a new tool. */
export interface NewToolRequest {
  readonly toolset: string
  readonly action: string
  readonly runs: string | undefined
  readonly safety: string | undefined
}

/**
 * Starts a tool in the three files that one has: its schema, its handler, its test. Nothing that is there is overwritten; a handler is put
 * at the end of its toolset's file.
 */
export function newTool(root: string, request: NewToolRequest, out: Output): number {
  const tool = understood(request)
  if (typeof tool === 'string') return fail(out, [tool])
  const { toolset, action } = tool
  const schema = schemaFile(`tools/${toolset}/${action}.json`)
  const test = `${LAYOUT.e2e}/${toolset}/${action}.test.ts`
  if (!existsSync(join(root, schemaFile(`toolsets/${toolset}.json`)))) {
    return fail(out, [`${schemaFile(`toolsets/${toolset}.json`)}: there is no such toolset; write that file first`])
  }
  const handler = handlerPath(tool, (path) => existsSync(join(root, path)))
  const present = readIfThere(join(root, handler))
  for (const path of [schema, test]) if (existsSync(join(root, path))) return fail(out, [`${path}: is there already`])

  const files: [path: string, text: string][] = [
    [schema, schemaSource(tool)],
    [handler, handlerSource(tool, handler, present)],
    [test, testSource(tool)],
  ]
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    out.line(`${path === handler && present !== undefined ? 'changed' : 'new    '} ${path}`)
  }
  out.line('Write the schema first, then run `npm run generate`: it makes the types that the handler and the test use.')
  return 0
}

function understood({ toolset, action, runs = 'editor', safety = 'mutating' }: NewToolRequest): NewTool | string {
  const word = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/
  if (!word.test(toolset) || !word.test(action))
    return 'new: needs a toolset and an action in snake_case, such as `new scene_edit rename_node`'
  const name = regularToolName(toolset, action)
  if (name.length > LONGEST_NAME)
    return `new: the name '${name}' has ${name.length} characters; a new name may have ${LONGEST_NAME}`
  if (runs !== 'editor' && runs !== 'server') return `new: --runs is editor or server, not '${runs}'`
  if (safety !== 'read_only' && safety !== 'mutating' && safety !== 'destructive' && safety !== 'runtime') {
    return `new: --safety is read_only, mutating, destructive or runtime, not '${safety}'`
  }
  return { toolset, action, name, runs, safety }
}
