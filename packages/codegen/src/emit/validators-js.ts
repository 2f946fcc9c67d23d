import standalone from 'ajv/dist/standalone/index.js'
import type { Contract, Toolset } from '../model/contract.js'
import { type Compiled, validatorId } from '../validate/compile.js'
import { bundleValidators } from './bundle-validators.js'
import { type Files, tsFile } from './file.js'

/** A chunk of validators: a name and what it exports, as pairs of export path and schema. */
interface Chunk {
  readonly name: string
  /** Name of an export to its members, each a schema's id by property. */
  readonly exports: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>> | string>>>>
}

/** `validators/<toolset>.js` and `validators/wire.js` with their declarations: plain ES modules that need nothing at run time. */
export async function validatorFiles(contract: Contract, compiled: Compiled, folder: string): Promise<Files> {
  const chunks = [...contract.toolsets.map(toolsetChunk), wireChunk(contract)]
  const sources = new Map(chunks.map((chunk) => [chunk.name, moduleSource(chunk, compiled)]))
  const bundled = await bundleValidators(sources)
  const files: Files = new Map()
  for (const chunk of chunks) {
    files.set(`${folder}/${chunk.name}.js`, tsFile(bundled.get(chunk.name) ?? ''))
    files.set(`${folder}/${chunk.name}.d.ts`, declarations(chunk))
  }
  return files
}

function toolsetChunk({ name, tools }: Toolset): Chunk {
  const validators = tools.map((tool) => [
    tool.name,
    { input: validatorId({ file: tool.file, pointer: '/input' }), result: validatorId({ file: tool.file, pointer: '/result' }) },
  ])
  return { name, exports: { validators: Object.fromEntries(validators) } }
}

function wireChunk({ commands, shapes }: Contract): Chunk {
  const envelopes = [...shapes.values()]
    .filter(({ kind }) => kind === 'envelope')
    .map(({ name, file }) => [name, validatorId({ file, pointer: '' })])
  const members = commands.map(({ name, file, result }) => [
    name,
    { params: validatorId({ file, pointer: '/params' }), ...(result && { result: validatorId({ file, pointer: '/result' }) }) },
  ])
  return { name: 'wire', exports: { envelopes: Object.fromEntries(envelopes), commands: Object.fromEntries(members) } }
}

function moduleSource({ exports }: Chunk, { ajv }: Compiled): string {
  const ids: Record<string, string> = {}
  const name = (id: string): string => {
    const symbol = `v${Object.keys(ids).length}`
    ids[symbol] = id
    return symbol
  }
  const tables = Object.entries(exports).map(([symbol, members]) => {
    const body = Object.entries(members).map(([key, member]) =>
      typeof member === 'string'
        ? `${key}: ${name(member)}`
        : `${key}: { ${Object.entries(member)
            .map(([side, id]) => `${side}: ${name(id)}`)
            .join(', ')} }`,
    )
    return `const ${symbol} = {\n${body.join(',\n')}\n}`
  })
  // Its own exports are dropped: the tables are what the chunk exports.
  const code = standalone
    .default(ajv, ids)
    .replace(/^export const /gm, 'const ')
    .replaceAll(';export const ', ';const ')
  return [code, ...tables, `export { ${Object.keys(exports).join(', ')} }`].join('\n')
}

function declarations({ exports }: Chunk): string {
  const tables = Object.entries(exports).map(([symbol, members]) => {
    const body = Object.entries(members).map(([key, member]) =>
      typeof member === 'string'
        ? `  readonly ${key}: ValidateFunction`
        : `  readonly ${key}: { ${Object.keys(member)
            .map((side) => `readonly ${side}: ValidateFunction`)
            .join('; ')} }`,
    )
    return `export declare const ${symbol}: {\n${body.join('\n')}\n}`
  })
  return tsFile("import type { ValidateFunction } from '../../records.js'", ...tables)
}
