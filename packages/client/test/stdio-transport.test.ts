import { realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { connect, type Godot, isConnectionError, isGodotToolError, type Progress, type StdioOptions } from '../src/index.js'
import { serverInfo } from './fake-product.js'

const toy = fileURLToPath(new URL('toy-server.mjs', import.meta.url))
const legacy = fileURLToPath(new URL('toy-legacy-server.mjs', import.meta.url))
const open: Godot[] = []

afterEach(async () => {
  await Promise.all(open.splice(0).map((godot) => godot.close()))
})

function toyServer(character: object): StdioOptions {
  return { command: process.execPath, args: [toy, JSON.stringify({ info: serverInfo(), ...character })] }
}

async function start(character: object = {}, options: Partial<StdioOptions> = {}): Promise<Godot> {
  const godot = await connect({ ...toyServer(character), ...options })
  open.push(godot)
  return godot
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

describe('a server over stdio', () => {
  it('is started, called, and gone after close', async () => {
    const godot = await start()
    const { undone, pid } = await godot.callUntyped('godot_undo', { count: 2 })
    expect(undone).toBe(2)
    expect(isAlive(Number(pid))).toBe(true)
    await godot.close()
    expect(isAlive(Number(pid))).toBe(false)
  })

  it('is gone after close even where it ignores the end of its input', async () => {
    const godot = await start({ stubborn: true })
    const { pid } = await godot.callUntyped('godot_undo', {})
    await godot.close()
    expect(isAlive(Number(pid))).toBe(false)
  })

  it('is gone after a failed contract check', async () => {
    const lines: string[] = []
    const connecting = start(
      { info: serverInfo({ contract_version: 'x' }), stderr: [`pid ${process.pid}`] },
      { stderr: (l) => lines.push(l) },
    )
    await expect(connecting).rejects.toMatchObject({ verdict: 'not_this_contract' })
    expect(lines).toEqual([`pid ${process.pid}`])
  })

  it('gets our environment, what is laid over it, and a working directory', async () => {
    vi.stubEnv('TOY', 'inherited')
    expect(await (await start()).callUntyped('godot_undo', {})).toMatchObject({ env: 'inherited' })
    const cwd = realpathSync(tmpdir())
    expect(await (await start({}, { env: { TOY: 'laid over' }, cwd })).callUntyped('godot_undo', {})).toMatchObject({
      env: 'laid over',
      cwd,
    })
    vi.unstubAllEnvs()
  })

  it('answers fifty calls at once, each with its own result', async () => {
    const godot = await start()
    const counts = Array.from({ length: 50 }, (_, index) => index + 100)
    const results = await Promise.all(counts.map((count) => godot.callUntyped('godot_undo', { count })))
    expect(results.map((result) => result['undone'])).toEqual(counts)
  })

  it('may speak an older revision of the protocol', async () => {
    const args = [legacy, JSON.stringify(serverInfo())]
    const godot = await connect({ command: process.execPath, args })
    open.push(godot)
    expect(await godot.core.undo({ count: 5 })).toEqual({ undone: 5 })
  })

  it('fails a call with what the tool said', async () => {
    const thrown = await (await start()).core.redo().catch((error: unknown) => error)
    expect(isGodotToolError(thrown) && thrown.code).toBe('TIMEOUT')
    expect(thrown).toMatchObject({ mayHaveApplied: true })
  })

  it('reports progress', async () => {
    const godot = await start()
    const progress: Progress[] = []
    const onProgress = (step: Progress) => {
      progress.push(step)
      void godot.callUntyped('toy_next_step')
    }
    await godot.core.undo({ count: 9 }, { onProgress })
    expect(progress.map((step) => [step.progress, step.total])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ])
  })

  it('is told when nobody waits for a call any more', async () => {
    const lines: string[] = []
    const godot = await start({}, { stderr: (line) => lines.push(line) })
    const controller = new AbortController()
    const call = godot.core.undo({ count: 7 }, { signal: controller.signal })
    await vi.waitUntil(() => lines.includes('waiting'))
    controller.abort(new Error('enough'))
    await expect(call).rejects.toThrow('enough')
    await vi.waitUntil(() => lines.includes('cancelled'))
  })
})

describe('a server that cannot be had', () => {
  it('has no command of that name', async () => {
    const thrown = await connect({ command: 'no-such-godot-mcp' }).catch((error: unknown) => error)
    expect(isConnectionError(thrown)).toBe(true)
    expect(thrown).toMatchObject({
      code: 'COMMAND_NOT_FOUND',
      required: 'server',
      hint: expect.stringContaining("'no-such-godot-mcp'"),
    })
    expect((thrown as Error).message).toContain('npx')
  })

  it('has a command that is no executable file', async () => {
    const thrown = await connect({ command: toy }).catch((error: unknown) => error)
    expect(thrown).toMatchObject({ code: 'SERVER_NOT_STARTED', hint: expect.stringContaining(toy) })
  })

  it('has a working directory that does not exist', async () => {
    const thrown = await connect({ ...toyServer({}), cwd: '/no/such/folder' }).catch((error: unknown) => error)
    expect(thrown).toMatchObject({ code: 'COMMAND_NOT_FOUND', hint: expect.stringContaining('/no/such/folder') })
  })

  it('ends before it answers: the error holds its last words', async () => {
    const thrown = await start({ exit: 'first', stderr: ['reading config', 'GODOT_MCP_X is wrong'] }).catch(
      (error: unknown) => error,
    )
    expect(thrown).toMatchObject({ code: 'SERVER_EXITED', stderr: ['reading config', 'GODOT_MCP_X is wrong'] })
    expect((thrown as Error).message).toContain('GODOT_MCP_X is wrong')
  })

  it('ends during a call: the error says that a change may have happened', async () => {
    const godot = await start({ exit: 'call', stderr: ['about to go'] })
    const thrown = await godot.core.undo().catch((error: unknown) => error)
    expect(thrown).toMatchObject({ code: 'SERVER_EXITED', tool: 'godot_undo', mayHaveApplied: true, stderr: ['about to go'] })
    const late = await godot.core.undo().catch((error: unknown) => error)
    expect(late).toMatchObject({ code: 'SERVER_EXITED' })
    expect(await godot.health()).toMatchObject({ ok: false, server: { ok: false } })
  })

  it('speaks no MCP: the error comes at the time-out, and the process is gone', async () => {
    const silent = { command: process.execPath, args: ['-e', 'console.error(process.pid); process.stdin.resume()'] }
    const thrown = await connect({ ...silent, connectTimeoutMs: 1000 }).catch((error: unknown) => error)
    if (!isConnectionError(thrown)) throw thrown
    expect(thrown.code).toBe('CONNECT_TIMEOUT')
    expect(isAlive(Number(thrown.stderr?.[0]))).toBe(false)
  })
})
