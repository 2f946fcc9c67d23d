import { InvalidValueError, ToolError } from './errors.js'
import { openSession, type Session } from './session.js'
import type { CallOptions, ConnectOptions, ToolContent, ToolValidators, Validate } from './types.js'

type Answer = { readonly [key: string]: unknown }
type Loader = () => Promise<{ readonly validators: { readonly [tool: string]: ToolValidators } }>

/** What was generated for one server. */
export interface Generated {
  /** What the client calls itself in the handshake. */
  readonly name: string
  /** Groups of methods: the group's name, its methods as pairs of method and tool, whether a tool promises a result, its validators. */
  readonly groups: readonly {
    readonly name: string
    readonly methods: readonly (readonly [method: string, tool: string, typed: boolean])[]
    readonly validators: Loader
  }[]
}

/** Makes the `connect` of a generated client. */
export function createConnect(generated: Generated): (options: ConnectOptions) => Promise<object> {
  return async (options) => createClient(generated, options, await openSession(options, generated.name))
}

/** Dresses one call function up as the typed object that programs use. */
export function createClient({ groups }: Generated, options: ConnectOptions, session: Session): object {
  const known = new Map(
    groups.flatMap((group) => group.methods.map(([, tool, typed]) => [tool, { typed, load: group.validators }] as const)),
  )
  const check = async (side: 'params' | 'result', tool: string, value: unknown): Promise<void> => {
    const table = (await known.get(tool)?.load())?.validators
    const validators = table !== undefined && Object.hasOwn(table, tool) ? table[tool] : undefined
    const validate = side === 'params' ? validators?.input : validators?.result
    if (validate !== undefined && !validate(value)) throw new InvalidValueError(tool, side, problems(validate))
  }
  const call = async (tool: string, params: object = {}, callOptions: CallOptions = {}): Promise<unknown> => {
    if (options.validateParams) await check('params', tool, params)
    const answer = await session.callTool(tool, params, callOptions)
    if (answer['isError'] === true) throw new ToolError(tool, textOf(answer) || 'The server gave no reason.', answer)
    if (!known.get(tool)?.typed) return contentOf(answer)
    const result = answer['structuredContent'] ?? parsed(textOf(answer))
    if (options.validateResults) await check('result', tool, result)
    return result
  }
  const client = Object.fromEntries(
    groups.map(({ name, methods }) => [
      name,
      Object.freeze(
        Object.fromEntries(
          methods.map(([method, tool]) => [
            method,
            (params?: object, callOptions?: CallOptions) => call(tool, params, callOptions),
          ]),
        ),
      ),
    ]),
  )
  return Object.freeze({ ...client, call, close: () => session.close() })
}

function problems({ errors }: Validate): string[] {
  return (errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message ?? 'is wrong'}`)
}

function contentOf(answer: Answer): ToolContent {
  const { content, structuredContent } = answer
  return {
    // By the protocol a list of blocks; a server that sends none has said nothing.
    content: (Array.isArray(content) ? content : []) as ToolContent['content'],
    text: textOf(answer),
    ...(structuredContent !== undefined && { structuredContent }),
  }
}

function textOf({ content }: Answer): string {
  const blocks: unknown[] = Array.isArray(content) ? content : []
  return blocks
    .flatMap((block) =>
      typeof block === 'object' && block !== null && 'text' in block && typeof block.text === 'string' ? [block.text] : [],
    )
    .join('\n')
}

// A server for older clients sends its result as text alone.
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
