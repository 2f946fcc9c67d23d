import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freePort, serverCommand } from '../src/index.js'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'godot-mcp-testing-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

describe('serverCommand', () => {
  it('finds the server that is installed in a folder above, and gives it a port of its own', async () => {
    const bin = join(folder, 'node_modules', '@godot-mcp', 'server', 'bin', 'godot-mcp.js')
    mkdirSync(join(bin, '..'), { recursive: true })
    mkdirSync(join(folder, 'deep', 'inside'), { recursive: true })
    writeFileSync(bin, '')
    const { command, args, env, bridgeUrl } = await serverCommand({ from: join(folder, 'deep', 'inside'), env: { A: '1' } })
    expect({ command, args }).toEqual({ command: process.execPath, args: [bin] })
    expect(env).toEqual({ A: '1', GODOT_MCP_BRIDGE_URL: bridgeUrl })
    expect(bridgeUrl).toMatch(/^ws:\/\/127\.0\.0\.1:\d+$/)
  })

  it('says what to install where there is none', async () => {
    await expect(serverCommand({ from: folder })).rejects.toThrow('npm install @godot-mcp/server')
  })
})

describe('freePort', () => {
  it('gives a port that can be listened on', async () => {
    const port = await freePort()
    const server = createServer()
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
    server.close()
  })
})
