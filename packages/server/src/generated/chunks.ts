// Generated from schemas/ by `godot-contract build`. Do not edit.

/** Loads the heavy parts of a toolset when they are needed, by toolset. */
export const chunks = {
  core: {
    published: async () => (await import('@godot-mcp/contract/published/core')).published,
    wide: async () => (await import('@godot-mcp/contract/wide/core')).wide,
    validators: async () => (await import('@godot-mcp/contract/validators/core')).validators,
  },
  inspection: {
    published: async () => (await import('@godot-mcp/contract/published/inspection')).published,
    wide: async () => (await import('@godot-mcp/contract/wide/inspection')).wide,
    validators: async () => (await import('@godot-mcp/contract/validators/inspection')).validators,
  },
  scene_edit: {
    published: async () => (await import('@godot-mcp/contract/published/scene_edit')).published,
    wide: async () => (await import('@godot-mcp/contract/wide/scene_edit')).wide,
    validators: async () => (await import('@godot-mcp/contract/validators/scene_edit')).validators,
  },
} as const
