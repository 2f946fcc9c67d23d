import type { CoreDebugWorkflowParams, CoreDebugWorkflowResult, SceneTreeNode } from '@godot-mcp/contract'
import { checkScripts, skippedCheck } from '../../debug/check-scripts.js'
import { report } from '../../debug/report.js'
import { importOnce, runProject } from '../../debug/run-project.js'
import { fail } from '../../errors/tool-error.js'
import { isJsonObject, quoteJson } from '../../json.js'
import { projectFile } from '../../paths/project-file.js'
import type { ContextJson, ToolContext } from '../../tool-context.js'

/** How long the editor may take for one of the reads, in milliseconds. */
const READ_TIMEOUT_MS = 5_000

/**
 * Looks at all there is and reports what is wrong. A part that cannot be made is skipped and named; nothing but a scene outside the project makes
 * the call fail.
 */
export async function debugWorkflow(
  { scene = '', timeout_seconds = 5, expected_timeout = false }: CoreDebugWorkflowParams,
  context: ToolContext,
): Promise<CoreDebugWorkflowResult> {
  checkScene(scene, context)
  context.progress.tell({ message: 'looking at the editor' })
  const [bridge, scene_tree] = await Promise.all([lookAtEditor(context), readTree(context)])
  const outside = await lookOutside({ scene, timeout_ms: Math.round(timeout_seconds * 1000) }, context)
  const { parse, run } = outside
  return { bridge, scene_tree, run, parse, ...report({ bridge, scene_tree, expected_timeout, ...outside }) }
}

/** The text of the path was looked at before; here is the disk that it leads to. */
function checkScene(scene: string, context: ToolContext): void {
  const { dir } = context.godot.project({})
  const problem = scene === '' || dir === null ? null : projectFile(dir, scene).problem
  if (problem !== null) fail({ error: 'VALIDATION_ERROR', hint: `scene: ${quoteJson(scene)} ${problem}.` })
}

/** The parts that need an engine and the project on this machine. */
async function lookOutside({ scene, timeout_ms }: { scene: string; timeout_ms: number }, context: ToolContext) {
  const project = context.godot.project({})
  const godot = project.dir === null ? null : await context.godot.locate({})
  const missing = project.problem ?? godot?.problem ?? null
  if (project.dir === null || godot === null || godot.path === null) {
    const reason = missing ?? 'no Godot was found'
    return { parse: skippedCheck(reason), run: null, run_skipped: reason, import_failed: null }
  }
  const import_failed = await importOnce(godot.path, project.dir, context)
  context.progress.tell({ message: 'checking all scripts' })
  const parse = await checkScripts(godot.path, project.dir, context)
  context.progress.tell({ message: 'running the project' })
  const { run, skipped } = await runProject({ godot: godot.path, project: project.dir, scene, timeout_ms }, context)
  return { parse, run, run_skipped: skipped, import_failed }
}

async function lookAtEditor(context: ToolContext): Promise<CoreDebugWorkflowResult['bridge']> {
  const { connected, identity } = context.bridge.state({})
  const info = await read(context, 'cmd_inspection_get_project_info', {})
  return {
    connected,
    godot_version: text(info?.['godot_version']) ?? identity?.godot_version ?? null,
    project_name: text(info?.['name']),
    main_scene: text(info?.['main_scene']),
    autoloads: isJsonObject(info?.['autoloads']) ? texts(info['autoloads']) : {},
  }
}

async function readTree(context: ToolContext): Promise<SceneTreeNode | null> {
  const params = { node_path: '.', max_depth: -1, child_offset: 0, lightweight: false }
  const answer = await read(context, 'cmd_inspection_get_scene_tree', params)
  // The pipeline holds the whole answer against the result schema before it leaves.
  return (answer?.['tree'] ?? null) as SceneTreeNode | null
}

async function read({ bridge }: ToolContext, command: string, params: ContextJson): Promise<ContextJson | null> {
  if (!bridge.state({}).connected) return null
  return bridge.request({ command, params, timeout_ms: READ_TIMEOUT_MS }).catch(() => null)
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function texts(value: ContextJson): { [name: string]: string } {
  const entries = Object.entries(value).flatMap(([name, path]) => (typeof path === 'string' ? [[name, path] as const] : []))
  return Object.fromEntries(entries)
}
