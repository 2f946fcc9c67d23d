import { BUILD_VERSION, CONTRACT_DIGEST, DESCRIPTORS, type ToolDescriptor } from '@godot-mcp/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BarePeer, IDENTITY } from './support/bare-peer.js'
import { treeNamed } from './support/results.js'
import { ServerProcess } from './support/server-process.js'

let server: ServerProcess
let peer: BarePeer | undefined

beforeEach(async () => {
  server = await ServerProcess.initialized({ GODOT_MCP_DEFAULT_TOOLSETS: 'all' })
})
afterEach(async () => {
  peer?.close()
  peer = undefined
  await server.end()
})

const PROJECT = {
  name: 'Game',
  godot_version: '4.6.3.stable',
  main_scene: null,
  project_path: '/projects/one',
  autoloads: {},
  input_actions: [],
}
const SCENE = { is_open: true, path: 'res://main.tscn', name: 'main.tscn', dirty: true, dirty_known: true }
const BACKEND = { csharp_supported: true, csharp_project: false, csharp_build: false }

const FIXED_RESOURCES = ['godot://project/info', 'godot://scene/current', 'godot://scene/tree', 'godot://node/selected']

/** Answers what godot_get_server_info asks of an addon that has these commands. */
async function answerReads(editor: BarePeer, commands: string[]): Promise<void> {
  const reads = ['cmd_inspection_get_project_info', 'cmd_inspection_get_active_scene']
  const asked = 1 + reads.filter((read) => commands.includes(read)).length
  for (let count = 0; count < asked; count++) {
    const { id, command } = await editor.command()
    if (command === 'cmd_inspection_get_project_info') editor.reply(id, PROJECT)
    else if (command === 'cmd_inspection_get_active_scene') editor.reply(id, SCENE)
    else
      editor.reply(id, {
        addon_version: '2026.01.02',
        godot_version: '4.6.3.stable',
        commands,
        scanning: false,
        backend: BACKEND,
      })
  }
}

it('health_check works with no editor, and tells of one', async () => {
  const url = await server.bridgeUrl()
  const none = {
    server: 'godot-mcp',
    version: BUILD_VERSION,
    transport: 'stdio',
    bridge_url: url,
    version_notice: null,
    bridge_bind_error: null,
  }
  expect(await server.result('godot_health_check')).toEqual({
    ...none,
    bridge_connected: false,
    editor_responds: false,
    addon_version: null,
  })
  peer = await BarePeer.greeted(url)
  expect(await server.result('godot_health_check')).toEqual({
    ...none,
    bridge_connected: true,
    editor_responds: true,
    addon_version: BUILD_VERSION,
  })
})

it('get_server_info orients with no editor', async () => {
  const info = await server.result('godot_get_server_info')
  expect(info).toMatchObject({
    contract_version: 1,
    min_compatible_contract: 1,
    version: BUILD_VERSION,
    contract_digest: CONTRACT_DIGEST,
    resources: [...FIXED_RESOURCES, 'godot://scene/tree/{max_depth}'],
    bridge: { connected: false, godot_version: null, addon_commands: null, peer_identity: null, backend: null },
    active_scene: null,
    next_steps: [expect.stringContaining('Open the project in Godot')],
  })
})

it('get_server_info tells of the editor, and asks it once however many ask', async () => {
  peer = await BarePeer.greeted(await server.bridgeUrl())
  const asking = [server.result('godot_get_server_info'), server.result('godot_get_server_info')]
  const commands = []
  for (let count = 0; count < 5; count++) {
    const { id, command } = await peer.command()
    commands.push(command)
    if (command === 'cmd_inspection_get_project_info') peer.reply(id, PROJECT)
    else if (command === 'cmd_inspection_get_active_scene') peer.reply(id, SCENE)
    else
      peer.reply(id, {
        addon_version: BUILD_VERSION,
        godot_version: '4.6.3.stable',
        commands: ['cmd_ping'],
        scanning: true,
        backend: BACKEND,
      })
  }
  expect(commands.filter((command) => command === 'cmd_get_addon_info')).toHaveLength(1)
  const [info] = await Promise.all(asking)
  expect(info?.['bridge']).toEqual({
    connected: true,
    url: await server.bridgeUrl(),
    godot_version: '4.6.3.stable',
    project_name: 'Game',
    project_path: '/projects/one',
    addon_version: BUILD_VERSION,
    addon_commands: ['cmd_ping'],
    scanning: true,
    peer_identity: { project_path: '/projects/one', godot_version: '4.6.3.stable', addon_version: BUILD_VERSION },
    backend: BACKEND,
  })
  expect(info).toMatchObject({
    active_scene: 'res://main.tscn',
    next_steps: ['Ready: res://main.tscn is open and has unsaved changes.'],
  })
})

describe('an addon of another build', () => {
  const older = { ...IDENTITY, addon_version: '2026.01.02', contract_digest: 'sha256:other' }

  it('is named, and so are the tools that it lacks', async () => {
    peer = await BarePeer.greeted(await server.bridgeUrl(), older)
    const asking = server.result('godot_get_server_info')
    const known = ['cmd_undo', 'cmd_redo', 'cmd_inspection_get_scene_tree', 'cmd_inspection_get_project_info']
    await answerReads(peer, ['cmd_ping', ...known])
    const info = await asking
    expect(info['version_notice']).toBe(
      `The addon is build 2026.01.02, the server is build ${BUILD_VERSION}: the addon is behind. Update it with \`npx @godot-mcp/server install-addon "/projects/one"\`, then restart the editor.`,
    )
    const tools = Object.values(DESCRIPTORS).flatMap((toolset) => Object.values<ToolDescriptor>(toolset))
    const lacking = tools.filter(({ runs }) => runs === 'editor').length - known.length
    expect(info['addon_drift_warning']).toMatch(
      new RegExp(
        `^The addon \\(build 2026\\.01\\.02\\) lacks ${lacking} of the commands .*godot_inspection_get_active_scene, .* and ${lacking - 5} more\\. Update it with \`npx`,
      ),
    )
  })

  it('fails at once what needs a command it lacks, and serves the rest', async () => {
    peer = await BarePeer.greeted(await server.bridgeUrl(), older)
    const lacking = server.failure('godot_inspection_get_active_scene')
    const { id, command } = await peer.command()
    expect(command).toBe('cmd_get_addon_info')
    peer.reply(id, { addon_version: '2026.01.02', godot_version: '4.6.3.stable', commands: ['cmd_inspection_get_scene_tree'] })
    expect(await lacking).toMatchObject({
      error: 'UNSUPPORTED',
      hint: expect.stringMatching(/2026\.01\.02 and has no cmd_inspection_get_active_scene.*install-addon "\/projects\/one"/),
    })
    const known = server.result('godot_inspection_get_scene_tree')
    peer.reply((await peer.command()).id, treeNamed('A'))
    await known
    expect(peer.frames).toHaveLength(4)
  })

  it('that is newer puts the server behind', async () => {
    peer = await BarePeer.greeted(await server.bridgeUrl(), { ...IDENTITY, addon_version: '2099.01.01' })
    expect((await server.result('godot_health_check'))['version_notice']).toMatch(/the server is behind/)
  })

  it('that does not introduce itself is asked, and one that knows no answer is served all the same', async () => {
    peer = await BarePeer.dial(await server.bridgeUrl())
    const asking = server.result('godot_health_check')
    const { id, command } = await peer.command()
    expect(command).toBe('cmd_get_addon_info')
    peer.send({ id, ok: false, error: 'VALIDATION_ERROR', hint: 'unknown command' })
    expect(await asking).toMatchObject({ bridge_connected: true, addon_version: null, version_notice: null })
    const call = server.result('godot_inspection_get_scene_tree')
    peer.reply((await peer.command()).id, treeNamed('A'))
    await call
  })
})

describe('a resource', () => {
  const read = async (uri: string) => {
    const { contents } = (await server.request('resources/read', { uri })) as {
      contents: { uri: string; mimeType: string; text: string }[]
    }
    return contents
  }

  it('is listed by address or by template', async () => {
    const { resources } = (await server.request('resources/list')) as { resources: { uri: string; mimeType: string }[] }
    expect(resources.map(({ uri }) => uri)).toEqual(FIXED_RESOURCES)
    expect(new Set(resources.map(({ mimeType }) => mimeType))).toEqual(new Set(['application/json']))
    const { resourceTemplates } = (await server.request('resources/templates/list')) as {
      resourceTemplates: { uriTemplate: string }[]
    }
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual(['godot://scene/tree/{max_depth}'])
  })

  it('is the result of its tool, with the arguments of its address', async () => {
    peer = await BarePeer.greeted(await server.bridgeUrl())
    const reading = read('godot://scene/tree/3')
    const { id, command, params } = await peer.command()
    expect({ command, params }).toMatchObject({
      command: 'cmd_inspection_get_scene_tree',
      params: { max_depth: 3, lightweight: false },
    })
    peer.reply(id, treeNamed('A'))
    const [contents] = await reading
    expect(contents).toMatchObject({ uri: 'godot://scene/tree/3', mimeType: 'application/json' })
    expect(JSON.parse(contents?.text ?? '')).toEqual(treeNamed('A'))
  })

  it('that cannot be read is still JSON, with the error in it', async () => {
    expect(JSON.parse((await read('godot://project/info'))[0]?.text ?? '')).toMatchObject({
      error: 'BRIDGE_DISCONNECTED',
      required: 'bridge_connected',
    })
    expect(JSON.parse((await read('godot://scene/tree/-2'))[0]?.text ?? '')).toMatchObject({ error: 'VALIDATION_ERROR' })
  })

  it('that is too long is replaced by a notice, never cut', async () => {
    peer = await BarePeer.greeted(await server.bridgeUrl())
    const reading = read('godot://scene/tree')
    const tree = treeNamed('n'.repeat(30_000))
    peer.reply((await peer.command()).id, tree)
    expect(JSON.parse((await reading)[0]?.text ?? '')).toMatchObject({
      truncated: true,
      character_limit: 25_000,
      actual_length: JSON.stringify(tree).length,
    })
  })

  it('that does not exist is an error of the protocol, with the known ones', async () => {
    await expect(read('godot://scene/curent')).rejects.toThrow(
      'Unknown resource: godot://scene/curent; did you mean godot://scene/current? known: godot://project/info',
    )
    await expect(read('godot://scene/tree/deep')).rejects.toThrow('Unknown resource: godot://scene/tree/deep')
  })
})
