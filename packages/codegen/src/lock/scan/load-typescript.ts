import { createRequire } from 'node:module'
import { join } from 'node:path'
import type ts from 'typescript'
import { BadInput } from '../../bad-input.js'

/** TypeScript's own API. */
export type TypeScript = typeof ts

/** The compiler of the project that is scanned, or else ours. It is not among our dependencies: who scans TypeScript has it. */
export function loadTypeScript(folder: string): TypeScript {
  for (const from of [join(folder, 'package.json'), import.meta.url]) {
    try {
      // What is installed under this name has this API up to version 6.
      const found = createRequire(from)('typescript') as TypeScript
      if (typeof found.createSourceFile === 'function') return found
    } catch {
      // Not there.
    }
  }
  throw new BadInput('scanning code needs TypeScript below version 7: npm install -D typescript@5')
}
