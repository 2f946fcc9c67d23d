import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { BUILD_VERSION } from '@godot-mcp/contract'
import { expect, it } from 'vitest'
import { succeeded } from '../harness/outcome.js'
import { withOwnServer } from '../harness/own-server.js'
import { recordedCall, useSession } from '../harness/session.js'

const TOOL = 'godot_check_for_updates'
const session = useSession()

it('is off unless an address is set, and says so', async () => {
  expect(await session.run(TOOL)).toEqual({
    enabled: false,
    current: BUILD_VERSION,
    latest: null,
    update_available: false,
    url: null,
    checked_at: null,
    error: null,
    hint: expect.stringContaining('GODOT_MCP_UPDATE_URL'),
  })
  expect((await session.run('godot_get_server_info'))['update']).toBeNull()
})

it('asks the service that is set; what it found stays in the server info', async () => {
  const service = createServer((_request, response) => void response.end('{"version":"9999.1.2"}')).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`
  try {
    await withOwnServer({ GODOT_MCP_UPDATE_URL: url }, async (godot) => {
      const check = succeeded(await recordedCall(godot, TOOL, {}))
      expect(check).toMatchObject({ enabled: true, latest: '9999.1.2', update_available: true, url, error: null })
      expect(new Date(String(check['checked_at'])).toISOString()).toBe(check['checked_at'])
      const info = await godot.core.getServerInfo()
      expect(info.update).toEqual(check)
      expect(info.next_steps.join('\n')).toContain('9999.1.2')
    })
  } finally {
    service.closeAllConnections()
    service.close()
  }
})

it('does not fail where nobody answers', async () => {
  await withOwnServer({ GODOT_MCP_UPDATE_URL: 'http://127.0.0.1:9/' }, async (godot) => {
    const check = succeeded(await recordedCall(godot, TOOL, {}))
    expect(check).toMatchObject({ enabled: true, latest: null, update_available: false, error: expect.stringMatching(/./) })
  })
})
