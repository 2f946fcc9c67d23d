import type { Tool } from '../model/contract.js'
import { annotationsOf } from '../model/derive.js'
import type { Schema } from '../schema/schema.js'
import type { Shapes } from '../schema/shapes.js'
import { publish } from './publish.js'

/** A tool as `tools/list` shows it. */
export interface PublishedTool {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly inputSchema: Schema
  readonly outputSchema: Schema
  readonly annotations: Readonly<Record<string, boolean>>
  readonly _meta: Readonly<Record<string, unknown>>
}

/** Publishes a tool: its two schemas through the publishing transform, and what clients decide by beside them. */
export function publishTool(tool: Tool, shapes: Shapes): PublishedTool {
  const { deprecated, flags } = tool
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: publish(tool.input, 'input', shapes),
    outputSchema: publish(tool.result, 'result', shapes),
    annotations: annotationsOf(tool.safety),
    _meta: {
      safety_class: tool.safety,
      toolset: tool.toolset,
      ...(flags.length > 0 && { flags }),
      ...(deprecated && { deprecated }),
    },
  }
}
