import { afterAll, beforeAll, expect, test } from 'vitest'
import { NO_PATHS } from '../attack/escape-corpus.ts'
import { Outside } from '../attack/outside.ts'
import { contractTools } from '../e2e/harness/contract-tools.ts'
import { makeProject, removeProject } from '../editor/make-project.ts'
import { type Editor, startEditor } from '../editor/start-editor.ts'
import { BridgePeer, type Connection } from './bridge-peer.ts'

const targets = contractTools()
  .filter(({ runs }) => runs === 'editor')
  .flatMap((tool) => tool.paths.map((path) => ({ ...tool, ...path, command: tool.name.replace(/^godot_/, 'cmd_') })))

let peer: BridgePeer
let editor: Editor
let project: string
let addon: Connection
let outside: Outside

beforeAll(async () => {
  peer = await BridgePeer.listen()
  project = makeProject({ files: { 'main.tscn': '[gd_scene format=3]\n\n[node name="Main" type="Node"]\n' } })
  editor = startEditor({ projectDir: project, bridgeUrl: peer.url })
  addon = await peer.connection()
  await addon.hello()
  outside = new Outside(project)
})
afterAll(async () => {
  await editor?.stop()
  await peer?.close()
  outside?.remove()
  if (project) removeProject(project)
})

// The server, which looks first, is not there: these are the addon's own refusals.
test.each(targets)(
  '$parameter of $command stays inside the project',
  async ({ command, parameter, exampleInput, mayBeEmpty }) => {
    const others = [5, null, ['res://a.tscn'], { path: 'res://a.tscn' }, true]
    for (const path of [...NO_PATHS, ...outside.ways(), ...others]) {
      if (path === '' && mayBeEmpty) continue
      const reply = await addon.call(command, { ...exampleInput, confirm: true, dry_run: false, [parameter]: path })
      expect({ path, ...reply }).toMatchObject({ path, ok: false, error: 'VALIDATION_ERROR' })
      Outside.keepsSecret(reply)
    }
    outside.isUntouched()
  },
)
