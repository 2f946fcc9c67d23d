// Generated from schemas/ by `godot-contract build`. Do not edit.

import type { PublishedTool } from '../records.js'
import { published as core } from './published/core.js'
import { published as inspection } from './published/inspection.js'
import { published as sceneEdit } from './published/scene_edit.js'

/** Every tool, toolset after toolset. */
export const published: readonly PublishedTool[] = [...core, ...inspection, ...sceneEdit]
