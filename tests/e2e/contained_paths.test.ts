import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { NO_PATHS } from '../attack/escape-corpus.js'
import { Outside } from '../attack/outside.js'
import { contractTools } from './harness/contract-tools.js'
import { failed } from './harness/outcome.js'
import { useSession } from './harness/session.js'

const session = useSession()
const targets = contractTools().flatMap((tool) => tool.paths.map((path) => ({ ...tool, ...path })))

let outside: Outside
beforeAll(async () => {
  outside = new Outside(inject('projectDir'))
})
afterAll(() => outside.remove())

it('there are tools with paths', () => {
  expect(targets.map(({ name, parameter }) => `${name} ${parameter}`)).toContain('godot_scene_edit_create_scene scene_path')
})

it.each(targets)(
  '$parameter of $name stays inside the project',
  async ({ name, parameter, safety, exampleInput, mayBeEmpty }) => {
    const input = { ...exampleInput, ...(safety === 'destructive' && { confirm: true }) }
    for (const path of [...NO_PATHS, ...outside.ways()]) {
      if (path === '' && mayBeEmpty) continue
      const failure = failed(await session.call(name, { ...input, [parameter]: path }), 'VALIDATION_ERROR')
      Outside.keepsSecret(failure)
    }
    outside.isUntouched()
  },
)

describe('a value of a property', () => {
  it.each<[string, (path: string) => unknown]>([
    ['a resource by its path', (path) => path],
    ['a resource of a class by its path', (path) => ({ class: path })],
    ['a resource that opens a file', (path) => ({ class: 'CompressedTexture2D', properties: { load_path: path } })],
    ['a resource that says where it is', (path) => ({ class: 'GradientTexture1D', properties: { resource_path: path } })],
    ['a resource inside another', (path) => ({ class: 'GradientTexture1D', properties: { gradient: path } })],
    ['a typed list', (path) => ({ $type: `Array[${path}]`, value: [] })],
  ])('does not reach outside as %s', async (_title, value) => {
    const scene = await session.openCopy()
    const before = await session.driver.snapshot()
    for (const path of NO_PATHS.concat(outside.ways()).filter((text) => text !== '')) {
      const params = { node_path: 'Player', property: 'texture', value: value(path) }
      const outcome = await session.call('godot_scene_edit_set_node_property', params)
      expect({ path, ...outcome }).toMatchObject({
        path,
        ok: false,
        code: expect.stringMatching(/^(VALIDATION_ERROR|RESOURCE_NOT_FOUND)$/),
      })
      Outside.keepsSecret(outcome)
    }
    expect(await session.driver.snapshot()).toEqual(before)
    await session.driver.closeScene()
    session.project.removeFile(scene)
    outside.isUntouched()
  })
})
