import { join, relative } from 'node:path'
import { filesBelow } from '../../source/files-below.js'
import { LAYOUT } from '../../source/layout.js'
import { readIfThere } from '../../source/read-if-there.js'
import type { Finding } from '../rules/rule.js'
import { isObject } from '../schema/json.js'
import type { ReadContract } from '../source/read-contract.js'
import type { Locate } from './github.js'
import { lineOfPointer } from './json-lines.js'

/** Finds the lines of findings: in the schemas of the project where the new contract is its own, otherwise in the file it was read from. */
export function locator({ file, project, snapshot }: ReadContract): Locate {
  if (project !== undefined) return inProject(project)
  if (!file) return () => undefined
  const index = new Map((snapshot.tools ?? []).map(({ name }, at) => [name, at]))
  return ({ tool, path }) => {
    const at = tool === undefined ? undefined : index.get(tool)
    const pointer = at === undefined ? path : `/tools/${at}${path}`
    return { file: shownPath(file.path), line: lineOfPointer(file.text, pointer) }
  }
}

function inProject(root: string): Locate {
  const folder = join(root, LAYOUT.schemas)
  const files = new Map<string, { path: string; text: string }>()
  for (const path of filesBelow(folder, '.json')) {
    const text = path.startsWith('tools/') || path.startsWith('values/') ? readIfThere(join(folder, path)) : undefined
    const json: unknown = text === undefined ? undefined : JSON.parse(text)
    const name = isObject(json) ? (path.startsWith('tools/') ? json.name : `values/${json.title}`) : undefined
    if (typeof name === 'string' && text !== undefined) files.set(name, { path: join(folder, path), text })
  }
  return (finding) => {
    const { key, pointer } = inSources(finding)
    const file = files.get(key)
    if (file) return { file: shownPath(file.path), line: lineOfPointer(file.text, pointer) }
    const fallback = finding.path.startsWith('/errors') ? 'errors/codes.json' : 'contract.json'
    return { file: shownPath(join(folder, fallback)), line: 1 }
  }
}

/** A tool's file calls its schemas otherwise than the snapshot does; a shape is its whole file. */
function inSources({ tool, path }: Finding): { key: string; pointer: string } {
  if (tool !== undefined)
    return { key: tool, pointer: path.replace(/^\/inputSchema/, '/input').replace(/^\/outputSchema/, '/result') }
  const [, part = '', name = '', ...rest] = path.split('/')
  return { key: `${part}/${name}`, pointer: rest.map((step) => `/${step}`).join('') }
}

function shownPath(path: string): string {
  return relative(process.cwd(), path).replaceAll('\\', '/')
}
