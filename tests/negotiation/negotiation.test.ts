import { fileURLToPath } from 'node:url'
import { connect, createInMemoryTransport, isContractMismatchError, type Transport } from '@godot-mcp/client'
import { CONTRACT_VERSION as K } from '@godot-mcp/contract'
import { describe, expect, it } from 'vitest'

const toy = fileURLToPath(new URL('toy-server.mjs', import.meta.url))

type Numbers = Record<string, unknown> | null

const fitting: { name: string; numbers: Numbers }[] = [
  { name: 'M = K = C', numbers: { min_compatible_contract: K, contract_version: K } },
  { name: 'M = K < C', numbers: { min_compatible_contract: K, contract_version: K + 1 } },
  { name: 'M = K << C', numbers: { min_compatible_contract: K, contract_version: K + 5 } },
  {
    name: 'fields of a newer server besides',
    numbers: { min_compatible_contract: K, contract_version: K, a_new_field: { of: ['any', 'kind'] } },
  },
]

const unfit: { name: string; numbers: Numbers; verdict: string; advice: string }[] = [
  {
    name: 'K < M = C',
    numbers: { min_compatible_contract: K + 1, contract_version: K + 1 },
    verdict: 'client_too_old',
    advice: 'Upgrade the client',
  },
  {
    name: 'K < M < C',
    numbers: { min_compatible_contract: K + 1, contract_version: K + 2 },
    verdict: 'client_too_old',
    advice: 'Upgrade the client',
  },
  { name: 'both missing', numbers: {}, verdict: 'not_this_contract', advice: 'Check what the command starts' },
  { name: 'M missing', numbers: { contract_version: K }, verdict: 'not_this_contract', advice: 'Check what the command starts' },
  {
    name: 'C as text',
    numbers: { min_compatible_contract: K, contract_version: `${K}` },
    verdict: 'not_this_contract',
    advice: 'Check what the command starts',
  },
  {
    name: 'C = 2.5',
    numbers: { min_compatible_contract: 1, contract_version: 2.5 },
    verdict: 'not_this_contract',
    advice: 'Check what the command starts',
  },
  {
    name: 'M above C',
    numbers: { min_compatible_contract: K + 1, contract_version: K },
    verdict: 'not_this_contract',
    advice: 'Check what the command starts',
  },
  { name: 'no such tool', numbers: null, verdict: 'not_this_contract', advice: 'Check what the command starts' },
]

/** Connects, closes again, and returns what came of it and the calls that the server saw. */
interface Attempt {
  readonly error: unknown
  readonly calls: readonly string[]
  /** Whether the server is gone. */
  readonly ended: boolean
}

async function inMemory(numbers: Numbers): Promise<Attempt> {
  const calls: string[] = []
  let ended = false
  const transport: Transport = createInMemoryTransport({
    callTool(name) {
      calls.push(name)
      if (numbers === null) return { content: [{ type: 'text', text: `Tool ${name} not found` }], isError: true }
      return { content: [], structuredContent: numbers }
    },
    close() {
      ended = true
    },
  })
  const error = await attempt({ transport })
  return { error, calls, ended }
}

async function overStdio(numbers: Numbers): Promise<Attempt> {
  const lines: string[] = []
  const stderr = (line: string) => lines.push(line)
  const error = await attempt({ command: process.execPath, args: [toy, JSON.stringify(numbers)], stderr })
  const calls = lines.filter((line) => line.startsWith('call ')).map((line) => line.slice(5))
  const pid = Number(lines[0]?.slice(4))
  return { error, calls, ended: !isAlive(pid) }
}

async function attempt(options: Parameters<typeof connect>[0]): Promise<unknown> {
  try {
    const godot = await connect(options)
    await godot.close()
    return undefined
  } catch (error) {
    return error
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

describe.each([
  { where: 'in memory', run: inMemory },
  { where: 'over stdio', run: overStdio },
])('a client meets a server $where', ({ run }) => {
  it.each(fitting)('that fits: $name', async ({ numbers }) => {
    const { error, calls, ended } = await run(numbers)
    expect(error).toBeUndefined()
    expect(calls).toEqual(['godot_get_server_info'])
    expect(ended).toBe(true)
  })

  it.each(unfit)('that does not fit: $name', async ({ numbers, verdict, advice }) => {
    const { error, calls, ended } = await run(numbers)
    if (!isContractMismatchError(error)) throw error
    const { contract_version, min_compatible_contract } = numbers ?? {}
    expect(error.verdict).toBe(verdict)
    expect(error.clientContract).toBe(K)
    expect(error.reported).toEqual({ contract_version, min_compatible_contract })
    expect(error.remedy).toContain(advice)
    expect(calls).toEqual(['godot_get_server_info'])
    expect(ended).toBe(true)
  })
})
