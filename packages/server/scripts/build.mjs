// Builds the package: the bundle in dist/, the declarations of its programmatic entry, and the addon it carries.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const repository = join(root, '..', '..')
const dist = join(root, 'dist')
// Built aside and swapped in at the end, so that whoever runs the package meanwhile finds either the old build or the new one.
const fresh = join(root, '.new', 'dist')

rmSync(fresh, { recursive: true, force: true })
const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: ['src/main.ts', 'src/index.ts'],
  outdir: fresh,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  minify: true,
  metafile: true,
  chunkNames: 'chunks/[name]-[hash]',
  alias: { '@modelcontextprotocol/server/_shims': join(root, 'scripts/sdk-shims.mjs') },
  // `ws` looks for two native helpers, which a bundle cannot carry.
  define: { 'process.env.WS_NO_BUFFER_UTIL': '"1"', 'process.env.WS_NO_UTF_8_VALIDATE': '"1"' },
  external: ['bufferutil', 'utf-8-validate'],
  // Bundled CommonJS asks for Node's own modules with require. The long name is one that the minifier does not give to anything else.
  banner: {
    js: "import{createRequire as createRequireOfNode}from'node:module';const require=createRequireOfNode(import.meta.url);",
  },
  logLevel: 'warning',
})

writeFileSync(join(fresh, 'THIRD-PARTY-LICENSES.txt'), licences(Object.keys(metafile.inputs)))
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
execFileSync(process.execPath, [tsc, '-p', join(root, 'tsconfig.types.json'), '--outDir', join(fresh, 'types')], {
  stdio: 'inherit',
})
keepReachableTypes(join(fresh, 'types'), 'index.d.ts')
rmSync(dist, { recursive: true, force: true })
renameSync(fresh, dist)
rmSync(join(root, '.new'), { recursive: true })
copyAddon()
cpSync(join(repository, 'LICENSE'), join(root, 'LICENSE'))

/** The licence texts of everything that the bundle contains. */
function licences(inputs) {
  const packages = new Set(inputs.flatMap((path) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []))
  return [...packages]
    .sort()
    .map((folder) => {
      const { name, version, license } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
      const file = ['LICENSE', 'LICENSE.md', 'LICENCE', 'license'].map((title) => join(root, folder, title)).find(existsSync)
      return `${name} ${version} (${license})\n\n${file === undefined ? '' : readFileSync(file, 'utf8').trim()}\n`
    })
    .join(`\n${'-'.repeat(80)}\n\n`)
}

/** Declarations of the inside are no part of the package: only what the entry's own declarations refer to stays. */
function keepReachableTypes(folder, entry) {
  const reachable = new Set()
  const visit = (path) => {
    if (reachable.has(path)) return
    reachable.add(path)
    const text = readFileSync(join(folder, path), 'utf8')
    for (const [, target] of text.matchAll(/from '(\.[^']*)\.js'/g)) visit(join(dirname(path), `${target}.d.ts`))
  }
  visit(entry)
  for (const path of readdirSync(folder, { recursive: true })) {
    if (path.endsWith('.d.ts') && !reachable.has(path)) rmSync(join(folder, path))
  }
  for (const entryPath of readdirSync(folder)) {
    const path = join(folder, entryPath)
    if (statSync(path).isDirectory() && readdirSync(path, { recursive: true }).every((inner) => !inner.endsWith('.d.ts'))) {
      rmSync(path, { recursive: true })
    }
  }
}

/** The addon as a user's project gets it: what the repository has under addons/, and nothing of its tests. */
function copyAddon() {
  const target = join(root, 'addon', 'godot_mcp')
  rmSync(target, { recursive: true, force: true })
  mkdirSync(join(root, 'addon'), { recursive: true })
  cpSync(join(repository, 'addon', 'addons', 'godot_mcp'), target, {
    recursive: true,
    filter: (path) => !path.endsWith('.import'),
  })
}
