import type { ResourceRecord } from '@godot-mcp/contract'
import type { JsonObject } from '../json.js'

/** A resource that a URI names, and the arguments for its tool. */
export interface ResourceMatch {
  resource: ResourceRecord
  args: JsonObject
}

/** Finds the resource behind a URI; one with a fixed URI wins over a template. null where there is none. */
export function matchResource(uri: string, resources: readonly ResourceRecord[]): ResourceMatch | null {
  const fixed = resources.find((resource) => resource.uri === uri)
  if (fixed !== undefined) return { resource: fixed, args: { ...fixed.input } }
  for (const resource of resources) {
    const variables = resource.uriTemplate === undefined ? null : matchTemplate(uri, resource.uriTemplate)
    const args = variables === null ? null : convert(variables, resource.inputFromTemplate)
    if (args !== null) return { resource, args: { ...resource.input, ...args } }
  }
  return null
}

/** The variables of a `{name}` template, each one path segment; null where the URI does not fit. */
function matchTemplate(uri: string, template: string): Map<string, string> | null {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const pattern = template.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const match = new RegExp(`^${pattern.join('([^/?#]+)')}$`).exec(uri)
  return match === null ? null : new Map(names.map((name, index) => [name, match[index + 1] ?? '']))
}

/** The variables as arguments; null where one that should be a whole number is none. */
function convert(variables: ReadonlyMap<string, string>, kinds: { readonly [name: string]: string }): JsonObject | null {
  const args: JsonObject = {}
  for (const [name, text] of variables) {
    const whole = kinds[name] === 'integer'
    if (whole && !/^-?\d+$/.test(text)) return null
    args[name] = whole ? Number(text) : text
  }
  return args
}
