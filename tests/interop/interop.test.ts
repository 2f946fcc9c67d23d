import { describe, expect, it } from 'vitest'
import type { MakeClient } from './clients/client.js'
import { currentClient } from './clients/current.js'
import { olderClient } from './clients/older.js'
import { pythonClient, pythonOfClient } from './clients/python.js'
import { runScript } from './run.js'
import { expected, script } from './script.js'
import type { Way } from './server.js'

/** How many runs go at once: a run waits more than it works. */
const AT_ONCE = 4

const CLIENTS: [string, MakeClient, string][] = [
  ['the older TypeScript client', olderClient, '2025-11-25'],
  ['the current TypeScript client', currentClient, '2025-11-25'],
  ['the current TypeScript client', currentClient, '2026-07-28'],
  ['the Python client', pythonClient, '2025-11-25'],
  ['the Python client', pythonClient, '2026-07-28'],
]
const WAYS: Way[] = ['stdio', 'http', 'http with a token']

pythonOfClient()

const places = Array.from({ length: AT_ONCE }, () => Promise.resolve<unknown>(undefined))
const runs = CLIENTS.flatMap(([name, make, protocol]) => WAYS.map((way) => ({ name, make, protocol, way }))).map((each, at) => {
  const steps = script.filter(({ only }) => only === undefined || each.way.includes(only))
  const before = places[at % AT_ONCE] ?? Promise.resolve()
  const run = before.then(() => runScript(steps, each.way, () => each.make(each.protocol)))
  places[at % AT_ONCE] = run.catch(() => {})
  return { ...each, steps, run }
})

describe.each(runs)('$name, $protocol, over $way,', ({ steps, run, protocol, way }) => {
  it.each(steps)('$step', async (step) => {
    const { seen, got, error } = (await run).outcomes.get(step.step) ?? { error: new Error('the client never connected') }
    if (error !== undefined) throw error
    expect(seen).toMatchObject(expected(step.expect, { protocol, transport: way === 'stdio' ? 'stdio' : 'http' }) as object)
    if (step.editor?.gets !== undefined) expect(got).toMatchObject(step.editor.gets)
  })

  it('leaves no token in the log', async () => {
    expect((await run).log).not.toContain('interop-token')
  })
})
