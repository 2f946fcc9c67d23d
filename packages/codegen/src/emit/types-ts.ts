import type { Contract, Tool, Toolset, WireCommand } from '../model/contract.js'
import { byText } from '../model/names.js'
import type { Schema } from '../schema/schema.js'
import type { Shapes } from '../schema/shapes.js'
import { tsFile } from './file.js'
import { printType } from './print-type.js'
import { printable, type References } from './printable.js'
import { commandTypeNames, toolTypeNames } from './type-names.js'

/** The types of all shapes: `values.ts`. */
export async function valuesTs(contract: Contract): Promise<string> {
  const printer = new TypeList(contract.shapes)
  for (const { name, kind, schema } of [...contract.shapes.values()].sort((a, b) => byText(a.name, b.name))) {
    await printer.add(name, schema, kind === 'value' ? 'input' : 'result')
  }
  return tsFile(printer.text())
}

/** The types of a toolset's parameters and results: `types/<toolset>.ts`. */
export async function typesTs(toolset: Toolset, contract: Contract): Promise<string> {
  const printer = new TypeList(contract.shapes)
  for (const tool of toolset.tools) {
    const { params, result } = toolTypeNames(tool)
    await printer.add(params, { ...tool.input, description: `Parameters of \`${tool.name}\`.` }, 'input')
    await printer.add(result, { ...tool.result, description: `Result of \`${tool.name}\`: ${resultText(tool)}` }, 'result')
  }
  return tsFile(printer.imports('../values.js'), printer.text())
}

/** The declarations for the wire's own commands, and what they import. */
export async function commandTypes(
  commands: readonly WireCommand[],
  contract: Contract,
): Promise<{ imports: string; text: string }> {
  const printer = new TypeList(contract.shapes)
  for (const command of commands) {
    const { params, result } = commandTypeNames(command)
    await printer.add(params, { ...command.params, description: `Parameters of \`${command.name}\`.` }, 'input')
    if (command.result) await printer.add(result, { ...command.result, description: `Result of \`${command.name}\`.` }, 'result')
  }
  return { imports: printer.imports('./values.js'), text: printer.text() }
}

function resultText({ description }: Tool): string {
  return description.split(/(?<=\.)\s/)[0] ?? description
}

/** Declarations in the order they are asked for, each followed by the inline types it names. */
class TypeList {
  readonly #shapes: Shapes
  readonly #declared = new Map<string, string>()
  readonly #imported = new Set<string>()

  constructor(shapes: Shapes) {
    this.#shapes = shapes
  }

  async add(name: string, schema: Schema, side: 'input' | 'result'): Promise<void> {
    if (this.#declared.has(name)) return
    const found: References = { shapes: this.#imported, inline: new Map() }
    this.#declared.set(name, '')
    this.#declared.set(name, await printType(name, printable(schema, side, this.#shapes, found)))
    for (const [title, inline] of found.inline) await this.add(title, inline, side)
  }

  imports(from: string): string {
    const names = [...this.#imported].sort(byText)
    return names.length === 0 ? '' : `import type { ${names.join(', ')} } from '${from}'`
  }

  text(): string {
    return [...this.#declared.values()].join('\n\n')
  }
}
