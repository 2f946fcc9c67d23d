import { posix } from 'node:path'

/** Where things are, relative to the project's root. */
export const LAYOUT = {
  schemas: 'schemas',
  packages: 'packages',
  contract: 'packages/contract/src/generated',
  serverTools: 'packages/server/src/tools',
  toolContext: 'packages/server/src/tool-context.ts',
  serverGenerated: 'packages/server/src/generated',
  addon: 'addon/addons/godot_mcp',
  e2e: 'tests/e2e',
  docs: 'docs/reference',
  released: 'schemas/released',
  changelog: 'CHANGELOG.md',
} as const

/** A path below `schemas/` as the path that is shown to people. */
export function schemaFile(path: string): string {
  return posix.join(LAYOUT.schemas, path)
}
