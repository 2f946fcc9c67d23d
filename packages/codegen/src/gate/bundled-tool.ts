import type { Bundle } from '../digest/bundle.js'

/** A tool in a bundle or in a snapshot, as far as a release is judged by it. */
export interface BundledTool {
  readonly name: string
  readonly toolset?: string
  readonly description?: string
  readonly inputSchema?: { readonly properties?: Readonly<Record<string, { readonly description?: string }>> }
  readonly aliases?: readonly string[]
  readonly deprecated?: { readonly since: string; readonly replacement?: string }
  readonly deprecated_parameters?: Readonly<Record<string, Mark & { readonly replacement?: string }>>
  readonly deprecated_aliases?: Readonly<Record<string, Mark>>
}

/** When something was marked as going to go, and when it went. */
interface Mark {
  readonly since: string
  readonly removed?: string
}

/** The tools of a bundle; none where it says nothing of tools. */
export function toolsOf(bundle: Bundle): BundledTool[] {
  return Array.isArray(bundle.tools) ? (bundle.tools as BundledTool[]) : []
}

/** Every name that a tool answers to. */
export function namesOf({ name, aliases = [] }: BundledTool): string[] {
  return [name, ...aliases]
}
