import type { CallExpression, Expression, Node, SourceFile } from 'typescript'
import { clientGroups } from '../../client-gen/client-model.js'
import type { Snapshot } from '../../diff/snapshot.js'
import { namesOf } from '../../diff/tools-of.js'
import { mergeUses, NO_USES, type Uses } from '../uses.js'
import type { TypeScript } from './load-typescript.js'
import { paramsUsed } from './params-used.js'
import { resultUsed } from './result-used.js'

/** What code uses, and a line for each call of which that cannot be told. */
export interface Scan {
  readonly uses: Uses
  readonly unclear: readonly string[]
}

const BY_NAME = new Set(['call', 'callUntyped', 'callTool'])

/**
 * The uses that a file makes of a client of this contract: methods called below their group (`godot.sceneEdit.createNode(…)`), and tools
 * called by name (`godot.call('…', …)`). Where it cannot be told which fields of a result are read, all are taken to be.
 */
export function scanCode(ts: TypeScript, file: string, text: string, snapshot: Snapshot): Scan {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const tools = toolTable(snapshot)
  const codes = new Set(snapshot.errors?.codes?.map(({ code }) => code))
  const found: Uses[] = []
  const unclear: string[] = []
  const visit = (node: Node): void => {
    if (ts.isStringLiteralLike(node) && codes.has(node.text)) found.push({ ...NO_USES, errors: [node.text] })
    if (ts.isCallExpression(node)) {
      const call = toolCall(ts, node, tools)
      if (call === 'unclear') unclear.push(`${at(source, node)}: the name of the tool is not written here; list its use by hand`)
      else if (call !== undefined) {
        const use = { params: paramsUsed(ts, call.params, source), result: resultUsed(ts, node) }
        found.push({ ...NO_USES, tools: { [call.tool]: use } })
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  unclear.push(...strangers(ts, source, tools))
  return { uses: mergeUses(found), unclear }
}

/** Calls that look like those of a client, on an object that other calls show to be one, but of no tool of this contract. */
function strangers(ts: TypeScript, source: SourceFile, tools: ToolTable): string[] {
  const calls: { readonly client: string; readonly method: string; readonly node: Node }[] = []
  const visit = (node: Node): void => {
    const method = ts.isCallExpression(node) ? memberOf(ts, node.expression) : undefined
    const group = method && memberOf(ts, method.object)
    if (method && group) calls.push({ client: group.object.getText(source), method: `${group.name}.${method.name}`, node })
    ts.forEachChild(node, visit)
  }
  visit(source)
  const clients = new Set(calls.filter(({ method }) => tools.methods.has(method)).map(({ client }) => client))
  return calls
    .filter(({ client, method }) => clients.has(client) && !tools.methods.has(method))
    .map(({ client, method, node }) => `${at(source, node)}: ${client}.${method} is no tool of this contract`)
}

interface ToolCall {
  readonly tool: string
  readonly params: Expression | undefined
}

interface ToolTable {
  /** By `group.method`. */
  readonly methods: ReadonlyMap<string, string>
  readonly names: ReadonlySet<string>
}

function toolTable(snapshot: Snapshot): ToolTable {
  const methods = clientGroups(snapshot).flatMap((group) =>
    group.methods.map(({ name, tool }): [string, string] => [`${group.name}.${name}`, tool.name]),
  )
  return { methods: new Map(methods), names: new Set(snapshot.tools?.flatMap(namesOf)) }
}

function toolCall(ts: TypeScript, call: CallExpression, tools: ToolTable): ToolCall | 'unclear' | undefined {
  const method = memberOf(ts, call.expression)
  if (method === undefined) return undefined
  const group = ts.isIdentifier(method.object) ? method.object.text : memberOf(ts, method.object)?.name
  const tool = tools.methods.get(`${group}.${method.name}`)
  const [first, second] = call.arguments
  if (tool !== undefined) return { tool, params: first }
  if (!BY_NAME.has(method.name) || first === undefined) return undefined
  if (ts.isStringLiteralLike(first)) return tools.names.has(first.text) ? { tool: first.text, params: second } : undefined
  if (!ts.isObjectLiteralExpression(first)) return method.name === 'callTool' || second !== undefined ? 'unclear' : undefined
  // The protocol library's own form: callTool({ name, arguments }).
  const part = (name: string): Expression | undefined =>
    first.properties.filter((member) => ts.isPropertyAssignment(member)).find((member) => member.name.getText() === name)
      ?.initializer
  const name = part('name')
  if (name === undefined) return undefined
  if (!ts.isStringLiteralLike(name)) return 'unclear'
  return tools.names.has(name.text) ? { tool: name.text, params: part('arguments') } : undefined
}

/** `object.name` and `object['name']`. */
function memberOf(ts: TypeScript, node: Expression): { readonly object: Expression; readonly name: string } | undefined {
  if (ts.isPropertyAccessExpression(node)) return { object: node.expression, name: node.name.text }
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression))
    return { object: node.expression, name: node.argumentExpression.text }
  return undefined
}

function at(source: SourceFile, node: Node): string {
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
}
