import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const here = fileURLToPath(new URL('.', import.meta.url))
export const root = join(here, '../..')

/** The product, as a user starts it. */
export const serverBin = join(root, 'packages/server/bin/godot-mcp.js')
export const contractBin = join(root, 'packages/codegen/bin/godot-contract.js')

/** Bundles a program of this folder the way the server is bundled, so that only what it does differs. */
export async function bundled(source: string): Promise<string> {
  const outdir = mkdtempSync(join(root, 'node_modules/.cache-bench-'))
  await build({
    entryPoints: [join(here, source)],
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outdir,
    outExtension: { '.js': '.mjs' },
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module';const require=__createRequire(import.meta.url);",
    },
    logLevel: 'error',
  })
  return join(outdir, source.replace(/^.*\//, '').replace(/\.ts$/, '.mjs'))
}
