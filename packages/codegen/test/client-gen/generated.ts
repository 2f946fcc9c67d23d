import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import ts from 'typescript'
import { generateClient } from '../../src/client-gen/generate-client.js'
import type { Snapshot } from '../../src/diff/snapshot.js'

/** A generated client in a folder of its own. */
export interface Written {
  readonly folder: string
  readonly files: ReadonlyMap<string, string>
  readonly faults: readonly string[]
  /** What the strictest compiler says of it, and of a program beside it. */
  findings(program?: string): string[]
  /** One of its modules, loaded. */
  load(path: string): Promise<Record<string, unknown>>
  remove(): void
}

/** Generates a client and writes it where the protocol's library can be found. */
export async function written(snapshot: Snapshot): Promise<Written> {
  const folder = mkdtempSync(join(tmpdir(), 'client-'))
  const { files, faults } = await generateClient(snapshot)
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const [path, text] of files) write(path, text)
  symlinkSync(fileURLToPath(new URL('../../../../node_modules', import.meta.url)), join(folder, 'node_modules'))
  return {
    folder,
    files,
    faults,
    findings(program = '') {
      write('program.ts', program)
      const declarations = [...files.keys()].filter((path) => path.endsWith('.d.ts'))
      return compile(folder, ['program.ts', ...declarations])
    },
    load: (path) => import(pathToFileURL(join(folder, path)).href),
    remove: () => rmSync(folder, { recursive: true }),
  }
}

function compile(folder: string, files: readonly string[]): string[] {
  const program = ts.createProgram(
    files.map((file) => join(folder, file)),
    {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      noEmit: true,
    },
  )
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText, start = 0 }) => {
    const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0
    return `${file?.fileName.slice(folder.length + 1) ?? ''}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
  })
}
