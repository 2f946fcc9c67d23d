import { connect, type Godot } from '@godot-mcp/client'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { HttpServer } from '../contract/support/http-server.js'
import { Driver } from './harness/driver.js'
import { Project } from './harness/project.js'
import { until } from './harness/until.js'

const TOKEN = 'a-token-of-this-test'
const project = Project.at(inject('projectDir'))
let server: HttpServer
let driver: Driver
let one: Godot
let other: Godot

beforeAll(async () => {
  driver = await Driver.listen(inject('driverPort'))
  server = await HttpServer.start({ GODOT_MCP_AUTH_TOKEN: TOKEN, GODOT_MCP_BRIDGE_URL: inject('bridgeUrl') })
  one = await connect({ url: server.url, token: TOKEN, validateResults: true })
  other = await connect({ url: server.url, token: TOKEN, validateResults: true })
  await driver.connected()
  await until('the editor is attached and has scanned the project', async () => {
    const { bridge } = await one.core.getServerInfo()
    return bridge.connected && bridge.scanning === false
  })
})
afterAll(async () => {
  await one?.close()
  await other?.close()
  await server?.end()
  await driver?.close()
})

it('changes the open scene, and another client reads it back and takes it back', async () => {
  await driver.openScene(project.copyScene())
  const made = await one.sceneEdit.createNode({ parent_path: '.', node_type: 'Node2D', node_name: 'FromAfar' })
  await one.sceneEdit.setNodeProperty({ node_path: made.node_path, property: 'position', value: { x: 3, y: 4 } })
  const names = async () => (await other.inspection.getSceneTree({ max_depth: 1 })).tree?.children?.map(({ name }) => name)
  expect(await names()).toContain('FromAfar')
  const { value } = await other.inspection.getNodeProperty({ node_path: made.node_path, property: 'position' })
  expect(value).toEqual({ x: 3, y: 4 })
  await other.core.undo()
  await other.core.undo()
  expect(await names()).not.toContain('FromAfar')
})

it('works the calls of many clients off, each with its own answer', async () => {
  await driver.openScene(project.copyScene())
  const clients = [one, other]
  const calls = Array.from({ length: 20 }, (_, index) =>
    (clients[index % 2] ?? one).sceneEdit.createNode({ parent_path: '.', node_type: 'Node', node_name: `Made${index}` }),
  )
  expect((await Promise.all(calls)).map(({ node_path }) => node_path)).toEqual(calls.map((_, index) => `Made${index}`))
  const { tree } = await other.inspection.getSceneTree({ max_depth: 1 })
  expect(tree?.children?.filter(({ name }) => name.startsWith('Made'))).toHaveLength(20)
})

it('tells a supervisor that the editor is there', async () => {
  expect(JSON.parse((await server.request({ path: '/healthz' })).body)).toMatchObject({ ok: true, editor_attached: true })
})
