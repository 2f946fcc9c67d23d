#!/usr/bin/env node
/** Fails when the build changed a file that git tracks or would track: what is generated was not committed as it is made. */
import { changedSinceStart } from './tree-state.mjs'

const changed = changedSinceStart()
if (changed.length > 0) {
  console.error(
    `the build changed ${changed.length} files; commit what it makes:\n${changed.map((path) => `  ${path}`).join('\n')}`,
  )
  process.exit(1)
}
console.log('the build left the work tree as it was')
