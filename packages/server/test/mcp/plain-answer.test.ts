import { beforeEach, expect, it } from 'vitest'
import { plainWhereSoon } from '../../src/mcp/plain-answer.js'
import { FakeClock } from '../support/fake-clock.js'

const ANSWER = '{"jsonrpc":"2.0","id":1,"result":{}}'
const NOTICE = '{"jsonrpc":"2.0","method":"notifications/progress","params":{}}'
const HEADERS = { 'content-type': 'text/event-stream', 'mcp-session-id': 'one' }

let clock: FakeClock
let controller: ReadableStreamDefaultController<Uint8Array>
let cancelled: boolean

beforeEach(() => {
  clock = new FakeClock()
  cancelled = false
})

function stream(): Response {
  const body = new ReadableStream<Uint8Array>({
    start: (own) => {
      controller = own
    },
    cancel: () => {
      cancelled = true
    },
  })
  return new Response(body, { headers: HEADERS })
}

const event = (data: string) => new TextEncoder().encode(`event: message\ndata: ${data}\n\n`)
const say = (data: string) => controller.enqueue(event(data))

it('makes JSON of a stream that holds the answer alone, headers kept', async () => {
  const answered = plainWhereSoon(stream(), clock)
  say(ANSWER)
  controller.close()
  const response = await answered
  expect(Object.fromEntries(response.headers)).toEqual({ ...HEADERS, 'content-type': 'application/json' })
  expect(await response.text()).toBe(ANSWER)
  expect(clock.pending).toBe(0)
})

it('passes on at once what comes before the answer, and then the rest', async () => {
  const answered = plainWhereSoon(stream(), clock)
  say(NOTICE)
  const response = await answered
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  say(ANSWER)
  controller.close()
  expect(await response.text()).toBe(new TextDecoder().decode(event(NOTICE)) + new TextDecoder().decode(event(ANSWER)))
})

it('opens the stream where the answer is long in coming', async () => {
  const answered = plainWhereSoon(stream(), clock)
  clock.advance(10_000)
  const response = await answered
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  say(ANSWER)
  controller.close()
  expect(await response.text()).toBe(new TextDecoder().decode(event(ANSWER)))
})

it('gives the stream up where the client does', async () => {
  const answered = plainWhereSoon(stream(), clock)
  clock.advance(10_000)
  await (await answered).body?.cancel()
  expect(cancelled).toBe(true)
})

it('leaves an answer that is no stream as it is', async () => {
  const response = Response.json({})
  expect(await plainWhereSoon(response, clock)).toBe(response)
})
