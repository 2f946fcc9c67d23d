import { afterEach, describe, expect, it } from 'vitest'
import { Children, type ChildSpec } from '../../src/child-process/children.js'
import { systemClock } from '../../src/clock.js'
import { FakeClock } from '../support/fake-clock.js'

const opened: Children[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((children) => children.close()))
})

function childrenOn(clock = systemClock): Children {
  const children = new Children(clock)
  opened.push(children)
  return children
}

/** A shell script as a child; its lines are kept. */
function shell(script: string, parts: Partial<ChildSpec> = {}) {
  const lines: string[] = []
  let heard: (line: string) => void = () => {}
  const first = new Promise<string>((resolve) => {
    heard = resolve
  })
  const spec: ChildSpec = {
    command: '/bin/sh',
    args: ['-c', script],
    timeoutMs: 60_000,
    onLine: (line, stream) => {
      lines.push(`${stream}: ${line}`)
      heard(line)
    },
    ...parts,
  }
  return { spec, lines, first }
}

/** Starts a grandchild that would outlive everybody, and says its process id. */
const WITH_GRANDCHILD = 'sleep 600 & echo $!; wait'

/** Resolves when a process is gone. */
async function gone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0)
    } catch {
      return
    }
    await new Promise((resolve) => setImmediate(resolve))
  }
}

describe('a child', () => {
  it('is followed to its end, with what it wrote on either stream', async () => {
    const { spec, lines } = shell('echo out; echo err >&2; exit 3')
    expect(await childrenOn().run(spec)).toMatchObject({
      startError: null,
      exitCode: 3,
      exitSignal: null,
      timedOut: false,
      cancelled: false,
    })
    expect(lines.sort()).toEqual(['stderr: err', 'stdout: out'])
  })

  it('has the variables of its own on top of ours', async () => {
    const { spec, lines } = shell('echo $COLOUR; test -n "$PATH"', { env: { COLOUR: 'green' } })
    expect(await childrenOn().run(spec)).toMatchObject({ exitCode: 0 })
    expect(lines).toEqual(['stdout: green'])
  })

  it.each([
    ['itself', 'kill -s SEGV $$', { exitCode: null, exitSignal: 'SIGSEGV' }],
    ['a shell in between', "sh -c 'kill -s ABRT $$'; exit $?", { exitCode: 134, exitSignal: 'SIGABRT' }],
    ['nobody, with a code that no signal has', 'exit 200', { exitCode: 200, exitSignal: null }],
  ])('that was ended by a signal is told apart, as reported by %s', async (_title, script, end) => {
    expect(await childrenOn().run(shell(script).spec)).toMatchObject(end)
  })

  it.each([
    ['there is no such program', '/no/such/program'],
    ['it is not a program that may be run (EACCES)', '/etc/passwd'],
  ])('that cannot be started says why: %s', async (startError, command) => {
    const { spec } = shell('', { command })
    expect(await childrenOn().run(spec)).toMatchObject({ startError, exitCode: null, timedOut: false })
  })
})

describe('everything a child has started ends with it', () => {
  it('when its time is up', async () => {
    const clock = new FakeClock()
    const { spec, first } = shell(WITH_GRANDCHILD, { timeoutMs: 5_000 })
    const run = childrenOn(clock).run(spec)
    const grandchild = Number(await first)
    clock.advance(5_000)
    expect(await run).toMatchObject({
      timedOut: true,
      cancelled: false,
      exitCode: null,
      exitSignal: 'SIGKILL',
      durationMs: 5_000,
    })
    await gone(grandchild)
  })

  it('when the caller gives up', async () => {
    const abort = new AbortController()
    const { spec, first } = shell(WITH_GRANDCHILD, { signal: abort.signal })
    const run = childrenOn().run(spec)
    const grandchild = Number(await first)
    abort.abort()
    expect(await run).toMatchObject({ cancelled: true, timedOut: false, exitCode: null })
    await gone(grandchild)
  })

  it('when all are closed, after which none is started', async () => {
    const children = childrenOn()
    const { spec, first } = shell(WITH_GRANDCHILD)
    const run = children.run(spec)
    const grandchild = Number(await first)
    await children.close()
    expect(await run).toMatchObject({ cancelled: true })
    await gone(grandchild)
    expect(await children.run(shell('echo late').spec)).toMatchObject({ cancelled: true, startError: expect.any(String) })
    await children.close()
  })

  it('at its own orderly end, which does not wait for them', async () => {
    const { spec, first } = shell('sleep 600 & echo $!')
    expect(await childrenOn().run(spec)).toMatchObject({ exitCode: 0, cancelled: false })
    await gone(Number(await first))
  })
})

it('a call that was cancelled before it began starts nothing', async () => {
  const { spec, lines } = shell('echo hello', { signal: AbortSignal.abort() })
  expect(await childrenOn().run(spec)).toMatchObject({ cancelled: true })
  expect(lines).toEqual([])
})
