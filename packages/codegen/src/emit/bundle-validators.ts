import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { build } from 'esbuild'

const load = createRequire(import.meta.url)

/**
 * Modules of ajv's standalone code by name, each made into a plain ES module that needs nothing at run time.
 * Names may hold letters, digits, `_` and `-`.
 */
export async function bundleValidators(sources: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const bundled = await build({
    entryPoints: Object.fromEntries([...sources.keys()].map((name) => [name, `chunk:${name}`])),
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    outdir: '/',
    logLevel: 'silent',
    legalComments: 'none',
    minifySyntax: true,
    minifyWhitespace: true,
    plugins: [
      {
        name: 'validators',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^chunk:/ }, ({ path }) => ({ path: path.slice('chunk:'.length), namespace: 'chunk' }))
          // What ajv's code asks for belongs to codegen's own dependencies, wherever they are installed.
          onResolve({ filter: /^ajv/ }, ({ path }) => ({ path: load.resolve(path) }))
          // They carry the text of their own import for ajv's code generator; at run time it is dead weight that reads like a require.
          onLoad({ filter: /[\\/]ajv[\\/]dist[\\/]runtime[\\/]/ }, ({ path }) => ({
            contents: readFileSync(path, 'utf8').replace(/^\w+\.code = .*$/gm, ''),
          }))
          onLoad({ filter: /.*/, namespace: 'chunk' }, ({ path }) => ({ contents: sources.get(path) ?? '', loader: 'js' }))
        },
      },
    ],
  })
  const output = (name: string): string =>
    bundled.outputFiles.find(({ path }) => path.replaceAll('\\', '/').endsWith(`/${name}.js`))?.text.trimEnd() ?? ''
  return new Map([...sources.keys()].map((name) => [name, output(name)]))
}
