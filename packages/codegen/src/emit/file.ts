/** Generated files by path relative to the project's root. */
export type Files = Map<string, string>

const NOTE = 'Generated from schemas/ by `godot-contract build`. Do not edit.'

/** A TypeScript or JavaScript file. */
export function tsFile(...blocks: readonly string[]): string {
  return join(`// ${NOTE}`, blocks)
}

/** A GDScript file: a script of constants that nobody instantiates. */
export function gdFile(...blocks: readonly string[]): string {
  return join(`# ${NOTE}\nextends RefCounted`, blocks)
}

/** A Markdown page. */
export function mdFile(...blocks: readonly string[]): string {
  return join(`<!-- ${NOTE} -->`, blocks)
}

/** A configuration file of the engine. */
export function cfgFile(...blocks: readonly string[]): string {
  return join(`; ${NOTE}`, blocks)
}

function join(first: string, blocks: readonly string[]): string {
  return `${[first, ...blocks.filter((block) => block !== '')].join('\n\n')}\n`
}
