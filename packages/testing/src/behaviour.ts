import type { WireCommand, WireFailure } from './wire.js'

/** What a behaviour can do with a command. */
export interface Answering {
  readonly command: WireCommand
  /** The result of the contract's example for this command and these parameters. */
  example(): unknown
  /** Replies with a result, under the command's id. */
  succeed(result: unknown): void
  /** Replies with a failure, under the command's id. */
  fail(failure: WireFailure): void
  /** Sends any text in a frame of its own. */
  sendText(text: string): void
  /** Drops the connection without a closing handshake, as a crash does. */
  vanish(): void
}

/** How the fake editor answers a command. */
export type Behaviour = (answering: Answering) => void | Promise<void>

/** Answers with the contract's example: what every command gets unless it was told otherwise. */
export const answerWithExample: Behaviour = (answering) => answering.succeed(answering.example())

/** Answers with this result, or with what the function makes of the parameters. */
export function succeedWith(result: object | ((params: WireCommand['params']) => unknown)): Behaviour {
  return (answering) => answering.succeed(typeof result === 'function' ? result(answering.command.params) : result)
}

/** Answers with a failure. */
export function failWith(failure: WireFailure): Behaviour {
  return (answering) => answering.fail(failure)
}

/** Never answers. */
export const hang: Behaviour = () => {}

/** Answers with a frame that is no envelope; by default one that is not even JSON. */
export function answerGarbage(text = 'not json'): Behaviour {
  return (answering) => answering.sendText(text)
}

/** Drops the connection in the middle of the call. */
export const vanish: Behaviour = (answering) => answering.vanish()

/** Answers the same twice. */
export const answerTwice: Behaviour = async (answering) => {
  await answerWithExample(answering)
  await answerWithExample(answering)
}

/** A behaviour that waits to be released. */
export interface Held {
  readonly behaviour: Behaviour
  /** Lets everything go that was held, and all that comes later. */
  release(): void
}

/** Holds commands back until `release()`, then answers as `then` does. Released too late, it makes late replies. */
export function hold(then: Behaviour = answerWithExample): Held {
  let release = (): void => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  return {
    release,
    async behaviour(answering) {
      await released
      await then(answering)
    },
  }
}

/** Answers after a delay. For programs that are watched; a test is better off with {@link hold}. */
export function answerAfter(milliseconds: number, then: Behaviour = answerWithExample): Behaviour {
  return async (answering) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    await then(answering)
  }
}
