import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUILD_VERSION, PACKAGE_VERSION } from '@godot-mcp/contract'
import { FakeEditor, freePort } from '@godot-mcp/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { SERVER_BIN, ServerProcess } from './support/server-process.js'

interface Found {
  check: string
  state: string
  summary: string
  way_out: string | null
  details: Record<string, unknown>
}

let folder: string
let program: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'godot-mcp-doctor-'))
  program = join(folder, 'Godot_v4.5-stable_linux.x86_64')
  writeFileSync(program, '#!/bin/sh\necho 4.5.stable.official\n')
  chmodSync(program, 0o755)
})
afterAll(() => rmSync(folder, { recursive: true }))

function doctor(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [SERVER_BIN, 'doctor', ...args], { cwd: '/', env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr })
    })
  })
}

async function find(check: string, args: readonly string[], env: Record<string, string> = {}): Promise<Found & { code: number }> {
  const { code, stdout } = await doctor([...args, '--json'], {
    GODOT_MCP_BRIDGE_URL: `ws://127.0.0.1:${await freePort()}`,
    ...env,
  })
  const { findings } = JSON.parse(stdout) as { findings: Found[] }
  const [found] = findings.filter((finding) => finding.check === check)
  if (found === undefined) throw new Error(`the doctor says nothing of ${check}`)
  return { ...found, code }
}

function project(name: string, version: string | null, enabled: boolean): string {
  const dir = join(folder, name)
  mkdirSync(join(dir, 'addons/godot_mcp'), { recursive: true })
  const list = enabled ? '[editor_plugins]\n\nenabled=PackedStringArray("res://addons/godot_mcp/plugin.cfg")\n' : ''
  writeFileSync(join(dir, 'project.godot'), `config_version=5\n\n${list}`)
  if (version !== null) writeFileSync(join(dir, 'addons/godot_mcp/plugin.cfg'), `[plugin]\n\nversion="${version}"\n`)
  return dir
}

it('says of a sound set-up that it is sound, for people and for programs', async () => {
  const env = { GODOT_MCP_BRIDGE_URL: `ws://127.0.0.1:${await freePort()}`, PATH: folder }
  const dir = project('sound', BUILD_VERSION, true)
  const { code, stdout, stderr } = await doctor([dir], env)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toContain(`ok   node     ${process.version} at ${process.execPath}\n`)
  expect(stdout).toContain(`ok   project  addon ${BUILD_VERSION} is in ${dir}, enabled\n`)
  expect(stdout).toContain(`ok   godot    4.5.stable.official at ${program}\n`)
  expect(JSON.parse((await doctor([dir, '--json'], env)).stdout)).toMatchObject({ healthy: true })
})

describe('a project', () => {
  it.each([
    ['without the addon', null, false, 'problem', 'the addon is not in'],
    ['with the addon not enabled', BUILD_VERSION, false, 'problem', 'but not enabled'],
    ['with an older addon', '2020.1.1', true, 'warning', 'addon 2020.1.1 is in'],
  ])('%s', async (name, version, enabled, state, summary) => {
    const found = await find('project', [project(name, version, enabled)])
    expect(found).toMatchObject({ state, code: state === 'problem' ? 1 : 0, details: { addon_version: version, enabled } })
    expect(found.summary).toContain(summary)
    expect(found.way_out).toContain('install-addon')
  })

  it('that is none, or is not named', async () => {
    expect(await find('project', [folder])).toMatchObject({ state: 'problem', code: 1 })
    expect(await find('project', [])).toMatchObject({ state: 'unknown', code: 0 })
  })

  it('may be named by the setting', async () => {
    const dir = project('set', BUILD_VERSION, true)
    expect(await find('project', [], { GODOT_MCP_PROJECT_DIR: dir })).toMatchObject({ state: 'ok', details: { folder: dir } })
  })
})

describe('the Godot', () => {
  it('that is set and wrong is a problem, with the path and the way out', async () => {
    const found = await find('godot', [], { GODOT_MCP_GODOT_BIN: folder, PATH: folder })
    expect(found).toMatchObject({ state: 'problem', code: 1 })
    expect(found.summary).toContain(`GODOT_MCP_GODOT_BIN is "${folder}", which is a folder`)
  })

  it('that is not there is none, since an editor brings its own', async () => {
    expect(await find('godot', [])).toMatchObject({ state: 'warning', code: 0 })
  })
})

describe('the settings', () => {
  it('are all named, and every problem of theirs', async () => {
    const env = { GODOT_MCP_LOG_LEVEL: 'loud', GODOT_MCP_UPDATE_URL: 'nowhere', GODOT_MCP_DEFAULT_TOOLSET: 'all' }
    const { state, code, way_out } = await find('settings', [], env)
    expect({ state, code }).toEqual({ state: 'problem', code: 1 })
    for (const part of [
      'GODOT_MCP_LOG_LEVEL: "loud"',
      'GODOT_MCP_UPDATE_URL: "nowhere"',
      'did you mean GODOT_MCP_DEFAULT_TOOLSETS?',
    ])
      expect(way_out).toContain(part)
  })

  it.each(['GODOT_MCP_AUTH_TOKEN', 'GODOT_MCP_BRIDGE_TOKEN', 'GODOT_MCP_AUTH_TOKN', 'GODOT_MCP_APPROVAL_WEBHOOK'])(
    'show no value of %s',
    async (name) => {
      const env = { [name]: 'https://sesame.example/sesame' }
      for (const args of [[], ['--json']]) {
        const { stdout, stderr } = await doctor(args, env)
        expect(stdout).toContain(name)
        expect(stdout + stderr).not.toContain('sesame')
      }
    },
  )
})

describe('the port that editors dial', () => {
  const open: Server[] = []
  const servers: ServerProcess[] = []
  afterEach(async () => {
    for (const server of open.splice(0)) server.close()
    await Promise.all(servers.splice(0).map((server) => server.end()))
  })

  async function ours(): Promise<string> {
    const server = await ServerProcess.initialized()
    servers.push(server)
    return server.bridgeUrl()
  }
  async function other(server: Server): Promise<string> {
    open.push(server)
    await once(server.listen(0, '127.0.0.1'), 'listening')
    return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  it('is free', async () => {
    expect(await find('bridge', [])).toMatchObject({ state: 'ok', details: { port: 'free', editor_attached: null } })
  })

  it('is held by a server of ours without an editor, which an editor can attach to afterwards', async () => {
    const url = await ours()
    expect(await find('bridge', [], { GODOT_MCP_BRIDGE_URL: url })).toMatchObject({
      state: 'ok',
      details: { port: 'ours', editor_attached: false },
    })
    expect(await find('editor', [], { GODOT_MCP_BRIDGE_URL: url })).toMatchObject({
      state: 'warning',
      details: { attached: false },
    })
    const editor = await FakeEditor.connect({ url })
    await servers[0]?.log('editor attached')
    await editor.close()
  })

  it('is held by a server of ours with an editor, which notices nothing', async () => {
    const url = await ours()
    const editor = await FakeEditor.connect({ url })
    const pushed = 2
    await expect.poll(() => editor.commands.length).toBe(pushed)
    expect(await find('editor', [], { GODOT_MCP_BRIDGE_URL: url })).toMatchObject({ state: 'ok', details: { attached: true } })
    expect(editor.commands).toHaveLength(pushed)
    expect(await servers[0]?.result('godot_health_check')).toMatchObject({ bridge_connected: true })
    await editor.close()
  })

  it.each([
    ['a web server', () => createServer((_request, response) => response.end('hello'))],
    ['a program that says nothing', () => createTcpServer()],
    ['a program that hangs up', () => createTcpServer((socket) => socket.end('hello\r\n'))],
  ])('is held by another program: %s', async (_title, server) => {
    const found = await find('bridge', [], { GODOT_MCP_BRIDGE_URL: await other(server()) })
    expect(found).toMatchObject({ state: 'problem', code: 1, details: { port: 'other' } })
    expect(found.way_out).toContain('GODOT_MCP_BRIDGE_URL')
  })
})

describe('the HTTP port', () => {
  const servers: ServerProcess[] = []
  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server.child.kill()
      await server.exited
    }
  })

  it('of a server that runs tells of it and of its editor, also where this shell is not set to it', async () => {
    const port = String(await freePort())
    const server = new ServerProcess({ GODOT_MCP_TRANSPORT: 'http', GODOT_MCP_HTTP_PORT: port, GODOT_MCP_AUTH_TOKEN: 'sesame' })
    servers.push(server)
    const editor = await FakeEditor.connect({ url: await server.bridgeUrl() })
    await server.log('editor attached')
    expect(await find('http', [], { GODOT_MCP_HTTP_PORT: port })).toMatchObject({
      state: 'ok',
      details: { port: 'ours', version: PACKAGE_VERSION, editor_attached: true },
    })
    expect(await find('editor', [], { GODOT_MCP_HTTP_PORT: port })).toMatchObject({ details: { attached: true } })
    await editor.close()
  })

  it('is free, or held by another program', async () => {
    const web = createServer((_request, response) => response.end('hello'))
    await once(web.listen(0, '127.0.0.1'), 'listening')
    const wanted = { GODOT_MCP_TRANSPORT: 'http' }
    const held = { ...wanted, GODOT_MCP_HTTP_PORT: String((web.address() as AddressInfo).port) }
    expect(await find('http', [], held)).toMatchObject({ state: 'problem', code: 1, details: { port: 'other' } })
    web.close()
    const free = { ...wanted, GODOT_MCP_HTTP_PORT: String(await freePort()) }
    expect(await find('http', [], free)).toMatchObject({ state: 'ok', code: 0, details: { port: 'free' } })
  })
})

it.each([
  [['a', 'b'], 'doctor: takes one folder'],
  [['--jsn'], "doctor: Unknown option '--jsn'"],
])('%j is refused in one line', async (args, message) => {
  const { code, stdout, stderr } = await doctor(args)
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toContain(`godot-mcp: ${message}`)
})
