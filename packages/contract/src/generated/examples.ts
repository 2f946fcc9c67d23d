// Generated from schemas/ by `godot-contract build`. Do not edit.

import type { ToolExample } from '../records.js'
import { examples as core } from './examples/core.js'
import { examples as inspection } from './examples/inspection.js'
import { examples as sceneEdit } from './examples/scene_edit.js'
import type { ToolName } from './tools.js'

/** Real calls of every tool, at least one each. */
export const examples: Readonly<Record<ToolName, readonly ToolExample[]>> = { ...core, ...inspection, ...sceneEdit }
