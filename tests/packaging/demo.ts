import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Installed, repository } from './installed.js'

const PROGRAM = `
import { connect } from '@godot-mcp/client'
import { FakeEditor, serverCommand } from '@godot-mcp/testing'
import { buildAScene } from './build-a-scene.mjs'
const server = await serverCommand()
const godot = await connect(server)
const editor = await FakeEditor.connect({ url: server.bridgeUrl })
await buildAScene(godot, console.log)
await godot.close()
await editor.ended
`

/** The demo's client script, with the packages as a user has them. */
export function describeDemo(installed: () => Installed): void {
  describe('the demo script', () => {
    it('runs against the installed server', () => {
      copyFileSync(join(repository, 'tools/demo/build-a-scene.mjs'), join(installed().folder, 'build-a-scene.mjs'))
      installed().write('demo.mjs', PROGRAM)
      const lines = installed().run(process.execPath, ['demo.mjs']).trim().split('\n')
      expect(lines[0]).toMatch(/^connected: server /)
      expect(lines.at(-1)).toMatch(/^read back: position is /)
    })
  })
}
