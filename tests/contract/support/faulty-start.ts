import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Code that runs inside the server's process, to make it fail as it never should. */
export interface FaultyStart {
  /** Variables for the server. */
  readonly env: Record<string, string>
  remove(): void
}

/** `script` runs once the server has begun to serve (it has claimed standard output by then). */
export function faultyStart(script: string): FaultyStart {
  const folder = mkdtempSync(join(tmpdir(), 'godot-mcp-faulty-'))
  const file = join(folder, 'faulty.mjs')
  writeFileSync(
    file,
    `const own = console.log
const waiting = setInterval(async () => {
  if (console.log === own) return
  clearInterval(waiting)
  ${script}
}, 5)\n`,
  )
  return {
    env: { NODE_OPTIONS: `--import ${pathToFileURL(file)}` },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
