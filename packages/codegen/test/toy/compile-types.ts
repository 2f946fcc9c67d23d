import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { generate } from '../../src/generate.js'
import { LAYOUT } from '../../src/source/layout.js'
import { type Changes, TOY_HANDLERS, toy } from './toy-contract.js'

const handWritten = fileURLToPath(new URL('../../../contract/src', import.meta.url))

/** The generated TypeScript of the changed toy, by path below the generated folder. */
export async function generatedTypes(changes: Changes = {}): Promise<Map<string, string>> {
  const files = await generate(toy(changes).contract, TOY_HANDLERS)
  const own = [...files].filter(([path]) => path.startsWith(`${LAYOUT.contract}/`))
  return new Map(own.map(([path, text]) => [path.slice(LAYOUT.contract.length + 1), text]))
}

/** What the strict compiler says of the contract package made from the changed toy, and of a program that uses it. Nothing, where all is well. */
export async function compilerFindings(program: string, changes: Changes = {}): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'types-'))
  try {
    cpSync(handWritten, join(folder, 'contract'), { recursive: true, filter: (path) => !path.endsWith('generated') })
    for (const [path, text] of await generatedTypes(changes)) write(join(folder, 'contract/generated', path), text)
    write(join(folder, 'package.json'), '{ "type": "module" }')
    write(join(folder, 'program.ts'), program)
    const compiled = ts.createProgram([join(folder, 'program.ts')], {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      lib: ['lib.es2022.d.ts'],
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      verbatimModuleSyntax: true,
      noEmit: true,
    })
    return ts.getPreEmitDiagnostics(compiled).map(({ file, messageText, start = 0 }) => {
      const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0
      return `${file?.fileName.slice(folder.length + 1) ?? ''}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
