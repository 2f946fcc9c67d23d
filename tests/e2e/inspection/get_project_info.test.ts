import { expect, it } from 'vitest'
import { failed } from '../harness/outcome.js'
import { useSession } from '../harness/session.js'

const TOOL = 'godot_inspection_get_project_info'
const session = useSession()

it('reads what project.godot says, and where the project is', async () => {
  const info = await session.run(TOOL)

  expect(info).toMatchObject({
    name: 'E2E project',
    main_scene: 'res://main.tscn',
    project_path: session.project.dir,
    autoloads: { Score: '*res://score.gd' },
  })
  expect(info['godot_version']).toMatch(/^4\.\d+/)
  expect(info['input_actions']).toEqual(expect.arrayContaining(['jump', 'ui_accept']))
})

it('takes no parameters', async () => {
  failed(await session.call(TOOL, { verbose: true }), 'VALIDATION_ERROR')
})
