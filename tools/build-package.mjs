#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
// Builds the package in the current folder for both module systems: `dist/esm` and `dist/cjs`, each with its declarations.
//
// TypeScript compiles `src` to ES modules; esbuild rewrites each of them, file by file, to CommonJS. A package.json in `dist/cjs` says what
// the files beside it are, so that the same declarations serve both: relative imports in them mean the right kind of module in each folder.
// JavaScript that lies in `src` with a declaration beside it (generated code) is taken along.
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { transform } from 'esbuild'

const esm = 'dist/esm'
const cjs = 'dist/cjs'

await rm('dist', { recursive: true, force: true })
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
const { status } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.json'], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)

const carried = (await below('src')).filter((path) => path.endsWith('.js') || path.endsWith('.d.ts'))
for (const path of carried) await copy(join('src', path), join(esm, path))

for (const path of await below(esm)) {
  const target = join(cjs, path)
  if (!path.endsWith('.js')) {
    await copy(join(esm, path), target)
    continue
  }
  const source = await readFile(join(esm, path), 'utf8')
  const { code } = await transform(source, { format: 'cjs', target: 'es2022', platform: 'node', sourcefile: path })
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, code)
}
await writeFile(join(cjs, 'package.json'), '{ "type": "commonjs" }\n')
await cp('../../LICENSE', 'LICENSE')

async function below(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

async function copy(from, to) {
  await mkdir(dirname(to), { recursive: true })
  await cp(from, to)
}
