import { afterAll, describe, expect, it } from 'vitest'
import type { MakeClient } from './clients/client.js'
import { currentClient } from './clients/current.js'
import { olderClient } from './clients/older.js'
import { pythonClient, pythonOfClient } from './clients/python.js'
import { type Run, runScript } from './run.js'
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

const runs = CLIENTS.flatMap(([name, make, protocol]) => WAYS.map((way) => ({ name, make, protocol, way }))).map((each, at) => ({
  ...each,
  at,
  steps: script.filter(({ only }) => only === undefined || each.way.includes(only)),
}))
const started = new Map<number, Promise<Run>>()

/** The run at this place; it starts, where it has not yet, and so do those that come next. */
function runAt(at: number): Promise<Run> {
  for (const { at: place, steps, way, make, protocol } of runs.slice(at, at + AT_ONCE)) {
    if (started.has(place)) continue
    const run = runScript(steps, way, () => make(protocol))
    // Whoever waits for it hears of a failure; one that nobody waits for yet must not end the tests.
    run.catch(() => {})
    started.set(place, run)
  }
  return started.get(at) ?? Promise.reject(new Error(`there is no run ${at}`))
}

afterAll(() => Promise.allSettled(started.values()))

const titled = runs.map((run) => [`${run.name}, ${run.protocol}, over ${run.way},`, run] as const)

describe.each(titled)('%s', (_title, { at, steps, protocol, way }) => {
  it.each(steps.map((step) => [step.step, step] as const))('%s', async (_step, step) => {
    const { seen, got, error } = (await runAt(at)).outcomes.get(step.step) ?? { error: new Error('the client never connected') }
    if (error !== undefined) throw error
    expect(seen).toMatchObject(expected(step.expect, { protocol, transport: way === 'stdio' ? 'stdio' : 'http' }) as object)
    if (step.editor?.gets !== undefined) expect(got).toMatchObject(step.editor.gets)
  })

  it('leaves no token in the log', async () => {
    expect((await runAt(at)).log).not.toContain('interop-token')
  })
})
