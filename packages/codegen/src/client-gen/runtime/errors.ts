const TOOL_ERROR = Symbol.for('mcp-client.ToolError')
const INVALID_VALUE = Symbol.for('mcp-client.InvalidValueError')

/** A tool that answered with a failure. */
export class ToolError extends Error {
  override readonly name = 'ToolError'
  readonly [TOOL_ERROR] = true
  readonly tool: string
  /** The whole answer: `content`, `_meta`, … */
  readonly answer: { readonly [key: string]: unknown }

  constructor(tool: string, message: string, answer: { readonly [key: string]: unknown }) {
    super(message)
    this.tool = tool
    this.answer = answer
  }
}

/** A value that does not keep the schema the server published. */
export class InvalidValueError extends Error {
  override readonly name = 'InvalidValueError'
  readonly [INVALID_VALUE] = true
  readonly tool: string
  readonly side: 'params' | 'result'
  /** One line each: where, and what is wrong there. */
  readonly problems: readonly string[]

  constructor(tool: string, side: 'params' | 'result', problems: readonly string[]) {
    super(`${side} of ${tool}: ${problems.join('; ')}`)
    this.tool = tool
    this.side = side
    this.problems = problems
  }
}

/** Whether an error is a tool's failure, also across two copies of this module. */
export function isToolError(error: unknown): error is ToolError {
  return typeof error === 'object' && error !== null && TOOL_ERROR in error
}

/** Whether an error is a value that does not keep its schema, also across two copies of this module. */
export function isInvalidValueError(error: unknown): error is InvalidValueError {
  return typeof error === 'object' && error !== null && INVALID_VALUE in error
}
