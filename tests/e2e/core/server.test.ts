import { BUILD_VERSION, CONTRACT_DIGEST, CONTRACT_VERSION, MIN_COMPATIBLE_CONTRACT, TOOLSETS } from '@godot-mcp/contract'
import { describe, expect, it } from 'vitest'
import { failed } from '../harness/outcome.js'
import { useSession } from '../harness/session.js'

const session = useSession()

describe('health check', () => {
  it('says that the editor is attached and of the same build', async () => {
    expect(await session.run('godot_health_check')).toMatchObject({
      version: BUILD_VERSION,
      transport: 'stdio',
      bridge_connected: true,
      addon_version: BUILD_VERSION,
      version_notice: null,
      bridge_bind_error: null,
    })
  })
})

describe('server info', () => {
  it('has the numbers of the contract and the identity of the editor', async () => {
    const path = await session.openCopy()

    const info = await session.run('godot_get_server_info')

    expect(info).toMatchObject({
      contract_version: CONTRACT_VERSION,
      min_compatible_contract: MIN_COMPATIBLE_CONTRACT,
      contract_digest: CONTRACT_DIGEST,
      version: BUILD_VERSION,
      active_scene: path,
      addon_drift_warning: null,
      version_notice: null,
      bridge: { connected: true, project_path: session.project.dir, project_name: 'E2E project', scanning: false },
    })
  })
})

describe('toolsets', () => {
  it('are listed, all of them on as this server was started', async () => {
    const { result } = await session.run('godot_list_toolsets')
    expect(result).toEqual(TOOLSETS.map(({ name }) => expect.objectContaining({ name, enabled: true })))
  })

  it('can be taken away and brought back', async () => {
    await session.run('godot_disable_toolset', { category: 'inspection' })
    failed(await session.call('godot_inspection_get_project_info'), 'PRECONDITION_FAILED', 'toolset_enabled')
    const hidden = await session.run('godot_list_tools_by_safety_class')
    expect(hidden['hidden']).toHaveProperty('inspection')

    const enabled = await session.run('godot_enable_toolset', { category: 'inspection' })
    expect((enabled['tools'] as { name: string }[]).map(({ name }) => name)).toContain('godot_inspection_get_project_info')
    await session.run('godot_inspection_get_project_info')
  })

  it.each(['godot_enable_toolset', 'godot_disable_toolset'] as const)('%s refuses what is no toolset', async (tool) => {
    failed(await session.call(tool, { category: 'scene_edt' }), 'VALIDATION_ERROR')
  })

  it('core stays on', async () => {
    failed(await session.call('godot_disable_toolset', { category: 'core' }), 'VALIDATION_ERROR')
  })
})

describe('tools by safety class', () => {
  it('puts every tool in its class', async () => {
    const { tools_by_safety_class: classes } = await session.run('godot_list_tools_by_safety_class')
    expect(classes).toMatchObject({
      mutating: expect.arrayContaining(['godot_undo', 'godot_scene_edit_create_node']),
      destructive: expect.arrayContaining(['godot_scene_edit_delete_node']),
      read_only: expect.arrayContaining(['godot_health_check', 'godot_inspection_get_scene_tree']),
    })
  })
})

describe('tools that take no parameters', () => {
  it.each(['godot_health_check', 'godot_get_server_info', 'godot_list_toolsets', 'godot_list_tools_by_safety_class'] as const)(
    '%s refuses any',
    async (tool) => {
      failed(await session.call(tool, { anything: 1 }), 'VALIDATION_ERROR')
    },
  )
})
