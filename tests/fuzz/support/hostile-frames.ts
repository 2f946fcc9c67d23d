import { BRIDGE } from '@godot-mcp/contract'
import fc from 'fast-check'
import type { WebSocket } from 'ws'

/** Something that a peer puts on the wire which no editor and no server of ours would. */
export type HostileFrame =
  | { kind: 'text'; text: string }
  | { kind: 'binary'; bytes: Uint8Array }
  | { kind: 'fragments'; parts: readonly string[] }
  | { kind: 'ping'; bytes: Uint8Array }

const HUGE = ['1e400', '-1e400', '1e-400', '9007199254740993', '123456789012345678901234567890', '-0', '1E+0400', '0.1e-7']

/** Any JSON text, with numbers and keys that parsers disagree about. */
const jsonText = fc.oneof(
  fc.jsonValue({ depthSize: 'medium' }).map((value) => JSON.stringify(value)),
  fc.constantFrom(...HUGE),
  fc.constantFrom(
    '"\\ud800"',
    '"\\u0000"',
    '{"__proto__":{"ok":true}}',
    '{"constructor":1}',
    '{"a":1,"a":2}',
    '[1,]',
    'NaN',
    '﻿{}',
  ),
)

const nested = fc
  .record({
    levels: fc.constantFrom(BRIDGE.max_depth, BRIDGE.max_depth + 1, 1_023, 1_024, 5_000, 100_000),
    open: fc.constantFrom('[', '{"a":'),
  })
  .map(({ levels, open }) => `${open.repeat(levels)}0${(open === '[' ? ']' : '}').repeat(levels)}`)

/** Ids that nobody waits for: ours are counted from 1. */
const strayId = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }).map((text) => JSON.stringify(`x${text}`)),
  fc.constantFrom('"0"', '"-1"', '1', '"01"', 'null', '[]', '{}', '""', '"peer_replaced"', '"auth"', '"1e0"'),
)

const part = (key: string, value: fc.Arbitrary<string>) =>
  fc.option(value, { nil: null }).map((text) => (text === null ? '' : `"${key}":${text},`))

/** Envelopes of every kind with parts that are missing, of another kind, twice there, or not known. */
function envelope(command: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const anything = fc.oneof(jsonText, nested)
  const rest = fc.tuple(
    part('ok', fc.constantFrom('true', 'false', 'null', '1', '"true"')),
    part('result', anything),
    part('error', fc.oneof(jsonText, fc.constantFrom('"TIMEOUT"', '"MADE_UP"', '"INTERNAL_ERROR"'))),
    part('hint', jsonText),
    part('required', jsonText),
    part('suggestions', jsonText),
    part('busy', jsonText),
    part('command', command),
    part('params', anything),
    part('id', strayId),
  )
  return fc.tuple(strayId, rest).map(([id, parts]) => `{"id":${id},${parts.join('')}"more":0}`)
}

/** Frames for a peer that knows `commands` of the other side. */
export function hostileFrames(commands: readonly string[]): fc.Arbitrary<HostileFrame> {
  const command = fc.oneof(
    jsonText,
    fc.constantFrom(...commands.map((name) => JSON.stringify(name)), '"cmd_made_up"', '"cmd_"', '"_process"'),
  )
  const text = fc.oneof(
    { weight: 4, arbitrary: envelope(command) },
    { weight: 1, arbitrary: jsonText },
    { weight: 1, arbitrary: nested },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
    { weight: 1, arbitrary: envelope(command).chain((whole) => fc.nat({ max: whole.length }).map((end) => whole.slice(0, end))) },
  )
  return fc.oneof(
    { weight: 8, arbitrary: text.map((all): HostileFrame => ({ kind: 'text', text: all })) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes): HostileFrame => ({ kind: 'binary', bytes })) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 125 }).map((bytes): HostileFrame => ({ kind: 'ping', bytes })) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(text, fc.array(fc.nat({ max: 60 }), { minLength: 1, maxLength: 6 }))
        .map(([all, cuts]): HostileFrame => ({ kind: 'fragments', parts: cutAt(all, cuts) })),
    },
  )
}

/** Puts a frame on the wire. Between its fragments comes a control frame, as the protocol allows. */
export function sendHostile(socket: WebSocket, frame: HostileFrame): void {
  if (frame.kind === 'text') socket.send(frame.text)
  else if (frame.kind === 'binary') socket.send(frame.bytes)
  else if (frame.kind === 'ping') socket.ping(frame.bytes)
  else {
    for (const [at, text] of frame.parts.entries()) {
      socket.send(text, { fin: at === frame.parts.length - 1, binary: false })
      if (at === 0) socket.ping()
    }
  }
}

function cutAt(text: string, cuts: readonly number[]): string[] {
  const parts: string[] = []
  let rest = text
  for (const cut of cuts) {
    parts.push(rest.slice(0, cut))
    rest = rest.slice(cut)
  }
  return [...parts, rest]
}
