import type { Clock } from '../clock.js'

/** How long an answer is waited for before its stream is opened, in milliseconds. */
const SOON_MS = 10_000

type Piece = Awaited<ReturnType<ReadableStreamDefaultReader<Uint8Array>['read']>>

/**
 * Makes a plain answer of a stream that holds nothing but the answer, where that comes soon. Client libraries bound one event of a stream, some
 * at 1 MiB, and do not bound a body; and a stream's head that came early would be all that the client has to show for a while anyway.
 */
export async function plainWhereSoon(response: Response, clock: Clock): Promise<Response> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (response.body === null || isStream !== true) return response
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader()
  const first = reader.read()
  const soon = await within(first, clock)
  if (soon === null || soon.done) return continued(response, [first], reader)
  const second = reader.read()
  // The answer to a single request is the last event of its stream, which ends in the same turn.
  const end = await Promise.race([second, new Promise<null>((resolve) => setImmediate(() => resolve(null)))])
  const answer =
    end?.done === true ? /^event: message\ndata: (.*)\n\n$/s.exec(new TextDecoder().decode(soon.value))?.[1] : undefined
  if (answer === undefined) return continued(response, [first, second], reader)
  const headers = new Headers(response.headers)
  headers.set('content-type', 'application/json')
  return new Response(answer, { status: response.status, headers })
}

async function within(read: Promise<Piece>, clock: Clock): Promise<Piece | null> {
  let calm = () => {}
  const late = new Promise<null>((resolve) => {
    calm = clock.after(SOON_MS, () => resolve(null))
  })
  return Promise.race([read, late]).finally(() => calm())
}

/** The response with what has been read of its stream, or is being read, put back. */
function continued(response: Response, read: Promise<Piece>[], reader: ReadableStreamDefaultReader<Uint8Array>): Response {
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await (read.shift() ?? reader.read())
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
  return new Response(body, response)
}
