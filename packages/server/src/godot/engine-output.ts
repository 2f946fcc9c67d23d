/** An error or warning of the engine, with the place in the project that it is about; null where it names none. */
export interface EngineMessage {
  message: string
  /** `res://` file. */
  source: string | null
  line: number | null
}

/** What the engine wrote, sorted. */
export interface EngineOutput {
  errors: EngineMessage[]
  warnings: EngineMessage[]
  /** The last lines that are neither. */
  output: string[]
  /** Lines, errors and warnings that were left out. */
  dropped: number
}

/** Sorts lines as they come. */
export interface EngineOutputReader {
  line(text: string, stream: 'stdout' | 'stderr'): void
  /** What has come so far. */
  read(): EngineOutput
}

/** How many errors, and how many warnings, are kept: the first ones, since the later ones often follow from them. */
const MAX_MESSAGES = 200
/** Longest message, in characters. */
const MAX_MESSAGE = 1_000
/** How much other output is kept, in lines and in characters: the last of it. */
const MAX_OUTPUT_LINES = 200
const MAX_OUTPUT = 15_000
/** A text that goes on over more lines than this is no longer taken for one message. */
const MAX_MESSAGE_LINES = 20

const HEAD = /^(?:(USER )?(SCRIPT ERROR|SHADER ERROR|ERROR|WARNING)): (.*)$/
const PLACE = /^\s+at: .*\((.+):(\d+)\)$/
const FRAME = /^\s+\[\d+\] .*\((res:\/\/.+):(\d+)\)$/
const BACKTRACE = /^\s+\S+ backtrace \(most recent call first\):$/
const CRASH = /^handle_crash: (Program crashed with signal \d+)$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with one.
const COLOUR = /\u001b\[[0-9;]*m/g

/**
 * Understands what the engine prints. It reports on standard error alone, a message and then its place on a line of its own: what a game prints
 * may well contain the word "ERROR". A place in the engine's own source says nothing to a caller; the first frame of the script's backtrace
 * stands in for it.
 */
export function readEngineOutput(): EngineOutputReader {
  const errors: EngineMessage[] = []
  const warnings: EngineMessage[] = []
  const output: string[] = []
  let dropped = 0
  let size = 0
  let current: { entry: EngineMessage; lines: number; placed: boolean } | null = null

  const begin = (list: EngineMessage[], message: string, placed: boolean) => {
    const entry: EngineMessage = { message: message.slice(0, MAX_MESSAGE), source: null, line: null }
    if (list.length < MAX_MESSAGES) list.push(entry)
    else dropped++
    current = { entry, lines: 1, placed }
  }
  const other = (text: string) => {
    current = null
    if (text.trim() === '') return
    output.push(text)
    size += text.length
    while (output.length > MAX_OUTPUT_LINES || (size > MAX_OUTPUT && output.length > 1)) {
      size -= output.shift()?.length ?? 0
      dropped++
    }
  }
  const report = (text: string) => {
    const head = HEAD.exec(text)
    if (head !== null) return begin(head[2] === 'WARNING' ? warnings : errors, head[3] ?? '', false)
    const crash = CRASH.exec(text)
    if (crash !== null) return begin(errors, `${crash[1]}.`, true)
    if (current === null) return other(text)
    const { entry } = current
    const place = PLACE.exec(text)
    if (place !== null && !current.placed) {
      current.placed = true
      if (place[1]?.startsWith('res://')) setPlace(entry, place)
      return
    }
    const frame = current.placed ? FRAME.exec(text) : null
    if (frame !== null && entry.source === null) return setPlace(entry, frame)
    if (current.placed) return /^\s+\[\d+\] /.test(text) || BACKTRACE.test(text) ? undefined : other(text)
    // The place has not come yet: the message itself has several lines.
    if (++current.lines > MAX_MESSAGE_LINES) return other(text)
    entry.message = `${entry.message}\n${text}`.slice(0, MAX_MESSAGE)
  }
  return {
    line: (text, stream) => {
      const plain = text.replace(COLOUR, '')
      if (stream === 'stdout') {
        const reading = current
        other(plain)
        current = reading
      } else report(plain)
    },
    read: () => ({ errors: [...errors], warnings: [...warnings], output: [...output], dropped }),
  }
}

function setPlace(entry: EngineMessage, match: RegExpExecArray): void {
  entry.source = match[1] ?? null
  entry.line = Number(match[2])
}
