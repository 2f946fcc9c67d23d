import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { until } from '../e2e/harness/until.js'
import { BarePeer, IDENTITY } from './support/bare-peer.js'
import { ServerProcess } from './support/server-process.js'

const TOOL = 'godot_debug_workflow'

let folder: string
let server: ServerProcess | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'godot-mcp-children-'))
  writeFileSync(join(folder, 'project.godot'), '')
})
afterEach(async () => {
  if (server?.child.exitCode === null) await server.end()
  server = undefined
  rmSync(folder, { recursive: true })
})

/** A program that says it is Godot, and for the rest does this. */
function fakeGodot(script: string): string {
  const path = join(folder, 'godot')
  writeFileSync(path, `#!/bin/sh\ncase "$*" in *--version*) echo 4.6.3.stable; exit;; esac\n${script}\n`)
  chmodSync(path, 0o755)
  return path
}

/** Stays for ever, with a child of its own whose process id it leaves behind. */
const endless = () => fakeGodot(`sleep 600 & echo $! > ${folder}/pid.new; mv ${folder}/pid.new ${folder}/pid; wait`)

async function startedPid(): Promise<number> {
  await until('the engine has started', async () => existsSync(join(folder, 'pid')))
  return Number(readFileSync(join(folder, 'pid'), 'utf8'))
}

async function gone(pid: number): Promise<void> {
  await until(`process ${pid} is gone`, async () => {
    try {
      return !process.kill(pid, 0)
    } catch {
      return true
    }
  })
}

/** A server that is busy with an engine that never ends, and the process id of what that has started. */
async function busyServer(): Promise<{ server: ServerProcess; pid: number }> {
  server = await ServerProcess.initialized({ GODOT_MCP_GODOT_BIN: endless(), GODOT_MCP_PROJECT_DIR: folder })
  server.write({ jsonrpc: '2.0', id: 99, method: 'tools/call', params: { name: TOOL, arguments: { timeout_seconds: 600 } } })
  return { server, pid: await startedPid() }
}

describe('what the engine has started is gone', () => {
  it('when the client goes away, within five seconds', async () => {
    const { server, pid } = await busyServer()
    const startedAt = performance.now()
    expect(await server.end()).toEqual({ code: 0, signal: null })
    expect(performance.now() - startedAt).toBeLessThan(5_000)
    await gone(pid)
  })

  it.each(['SIGTERM', 'SIGKILL'] as const)('when the server gets %s', async (signal) => {
    const { server, pid } = await busyServer()
    server.child.kill(signal)
    await server.exited
    await gone(pid)
  })

  it('when the server is told to stop, and the call is answered first', async () => {
    const { server, pid } = await busyServer()
    server.child.kill('SIGTERM')
    expect(await server.exited).toEqual({ code: 0, signal: null })
    await gone(pid)
    expect(server.stdout.all.map((line) => JSON.parse(line).id)).toContain(99)
  })

  it('when the caller cancels, and the server goes on', async () => {
    const { server, pid } = await busyServer()
    server.notify('notifications/cancelled', { requestId: 99, reason: 'enough' })
    await gone(pid)
    expect(await server.result('godot_health_check')).toMatchObject({ bridge_connected: false })
  })
})

describe('progress', () => {
  const short = () => ({ GODOT_MCP_GODOT_BIN: fakeGodot('exit 0'), GODOT_MCP_PROJECT_DIR: folder })

  it('is told to a caller who gave a token', async () => {
    server = await ServerProcess.initialized(short())
    await server.request('tools/call', { name: TOOL, arguments: {}, _meta: { progressToken: 'tok' } })
    const notices = server.notices('notifications/progress').map(({ params }) => params as Record<string, unknown>)
    expect(notices.map(({ message }) => message)).toEqual([
      'looking at the editor',
      'importing the project for the first time',
      'checking all scripts',
      'running the project',
    ])
    expect(notices.map(({ progress }) => progress)).toEqual([1, 2, 3, 4])
    expect(new Set(notices.map(({ progressToken }) => progressToken))).toEqual(new Set(['tok']))
  })

  it('is told to nobody else', async () => {
    server = await ServerProcess.initialized(short())
    await server.result(TOOL)
    expect(server.notices('notifications/progress')).toEqual([])
  })
})

describe('with nothing set', () => {
  it("the attached editor's own program runs the editor's project, dials nobody and sees no secret", async () => {
    const executable = fakeGodot('echo "bridge: $GODOT_MCP_BRIDGE_URL, token: [$GODOT_MCP_AUTH_TOKEN]" "$@"')
    server = await ServerProcess.initialized({ GODOT_MCP_AUTH_TOKEN: 'not-for-projects' })
    const peer = await BarePeer.greeted(await server.bridgeUrl(), { ...IDENTITY, project_path: folder, executable })
    const call = server.result(TOOL)
    for (let count = 0; count < 2; count++) {
      const { id } = await peer.command()
      peer.send({ id, ok: false, error: 'TIMEOUT', hint: 'busy' })
    }
    expect((await call)['run']).toMatchObject({
      ran: true,
      exit_code: 0,
      command: [executable, '--headless', '--path', folder],
      output: [`bridge: off, token: [] --headless --path ${folder}`],
    })
    peer.close()
  })
})
