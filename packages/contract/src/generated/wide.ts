// Generated from schemas/ by `godot-contract build`. Do not edit.

import type { WideTool } from '../records.js'
import { wide as core } from './wide/core.js'
import { wide as inspection } from './wide/inspection.js'
import { wide as sceneEdit } from './wide/scene_edit.js'

/** Every tool, toolset after toolset. */
export const wide: readonly WideTool[] = [...core, ...inspection, ...sceneEdit]
