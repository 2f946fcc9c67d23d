import { SHARED_PARTS, sharedShapesOf } from '../diff/shared-shapes.js'
import type { Snapshot, SnapshotResource, SnapshotTool } from '../diff/snapshot.js'
import { toolByName } from '../diff/tools-of.js'
import { fieldTree } from './field-tree.js'
import { refersTo, selectFields } from './select-fields.js'
import type { ToolUse, Uses } from './uses.js'

/** The part of a contract that a program depends on. Comparing two of them by the same uses finds what breaks this program, and nothing else. */
export function restrict(snapshot: Snapshot, uses: Uses): Snapshot {
  const tools = Object.entries(uses.tools).flatMap(([name, use]) => {
    const tool = toolByName(snapshot, name)
    // By the name that the program calls it by, which may be an alias.
    return tool === undefined ? [] : [restrictTool({ ...tool, name }, use, snapshot)]
  })
  const toolsets = new Set(tools.flatMap(({ toolset }) => (toolset === undefined ? [] : [toolset].flat())))
  const { default_toolsets: defaults, errors, prompts, resources } = snapshot
  const codes = errors?.codes?.filter(({ code }) => uses.errors.includes(code))
  return {
    tools,
    ...(defaults && toolsets.size > 0 && { default_toolsets: defaults.filter((name) => toolsets.has(name)) }),
    ...(prompts && uses.prompts.length > 0 && { prompts: prompts.filter(({ name }) => uses.prompts.includes(name)) }),
    ...(resources &&
      uses.resources.length > 0 && { resources: resources.filter((entry) => uses.resources.includes(addressOf(entry))) }),
    ...(codes && uses.errors.length > 0 && { errors: { codes } }),
    ...sharedShapes(tools, snapshot),
  }
}

/** The address of a resource, or the template of addresses. */
export function addressOf(resource: SnapshotResource): string {
  if (typeof resource === 'string') return resource
  return resource.uri ?? resource.uriTemplate ?? resource.uri_template ?? ''
}

function restrictTool(tool: SnapshotTool, { params, result }: ToolUse, snapshot: Snapshot): SnapshotTool {
  const { name, toolset, safety, dry_run: preview, confirm, flags, annotations, inputSchema, outputSchema, deprecated } = tool
  const usesPreview = params === '*' || params.includes('dry_run')
  // A result of which nothing is read may as well not be promised.
  const readsResult = result === '*' || result.length > 0
  return {
    name,
    ...(toolset !== undefined && { toolset }),
    ...(safety && { safety }),
    // That a preview is offered matters to those who ask for one; that it is demanded, to everybody.
    ...(preview && { dry_run: preview === 'offered' && !usesPreview ? 'none' : preview }),
    ...(confirm && { confirm }),
    ...(flags && { flags }),
    ...(annotations && { annotations: withoutTitle(annotations) }),
    ...(inputSchema !== undefined && { inputSchema: selectFields(inputSchema, fieldTree(params), 'input', snapshot) }),
    ...(outputSchema !== undefined &&
      readsResult && { outputSchema: selectFields(outputSchema, fieldTree(result), 'result', snapshot) }),
    ...(deprecated && { deprecated }),
  }
}

function withoutTitle({
  title: _title,
  ...hints
}: NonNullable<SnapshotTool['annotations']>): NonNullable<SnapshotTool['annotations']> {
  return hints
}

/** The shapes that the remaining schemas refer to, themselves or through others. */
function sharedShapes(tools: readonly SnapshotTool[], snapshot: Snapshot): Partial<Snapshot> {
  const all = Object.entries(sharedShapesOf(snapshot)).flatMap(([part, shapes]) =>
    Object.entries(shapes).map(([name, schema]) => ({ part, name, schema })),
  )
  const used = new Set<(typeof all)[number]>()
  const queue: unknown[] = tools.flatMap(({ inputSchema, outputSchema }) => [inputSchema, outputSchema])
  while (queue.length > 0) {
    const user = queue.pop()
    for (const shape of all) {
      if (used.has(shape) || !refersTo(user, `#/${shape.part}/${shape.name}`)) continue
      used.add(shape)
      queue.push(shape.schema)
    }
  }
  const found = [...used].sort((a, b) => (a.name < b.name ? -1 : 1))
  return Object.fromEntries(
    SHARED_PARTS.filter((part) => found.some((shape) => shape.part === part)).map((part) => [
      part,
      Object.fromEntries(found.filter((shape) => shape.part === part).map(({ name, schema }) => [name, schema])),
    ]),
  )
}
