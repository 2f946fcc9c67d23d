/** `createNode`, `create-node` and `CreateNode` as `create_node`. */
export function snakeCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase()
}

/** `create_node` as `CreateNode`. */
export function pascalCase(name: string): string {
  return name.replace(/(^|_)([a-z0-9])/g, (_match, _gap, letter: string) => letter.toUpperCase())
}

/** `create_node` as `createNode`. */
export function camelCase(name: string): string {
  const pascal = pascalCase(name)
  return pascal.charAt(0).toLowerCase() + pascal.slice(1)
}

/** `create_node` as `create-node`. */
export function kebabCase(name: string): string {
  return name.replaceAll('_', '-')
}

/** `create_node` as `Create node`. */
export function titleCase(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The name a tool gets from its place: `godot_<toolset>_<action>`, without the toolset's word in `core`. */
export function regularToolName(toolset: string, action: string): string {
  return toolset === 'core' ? `godot_${action}` : `godot_${toolset}_${action}`
}

/** The wire's word for a tool. */
export function commandName(tool: string): string {
  return tool.replace(/^godot_/, 'cmd_')
}

/** Text order by code unit, the same on every machine. */
export function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
