import type { ToolDescriptor } from '@godot-mcp/contract'
import type { Approver } from '../approval/approver.js'
import { ToolError } from '../errors/tool-error.js'
import { type JsonObject, quoteJson } from '../json.js'
import type { Logger } from '../log/logger.js'
import { withoutValues } from '../log/redact.js'
import type { Person } from '../product.js'
import { startProgress, type TellProgress } from '../progress/progress.js'
import type { ToolsetGate } from '../toolsets/gate.js'
import { checkApproved } from './approval.js'
import { checkSize } from './bound.js'
import { checkNesting } from './check-nesting.js'
import { checkPaths } from './check-paths.js'
import { checkResult } from './check-result.js'
import { changesSomething, checkConfirmed } from './confirm.js'
import { withDeprecation } from './deprecation.js'
import { failureAnswer, failureOf, successAnswer, type ToolAnswer } from './outcome.js'
import { repairArguments } from './repair.js'
import { resolveTool } from './resolve.js'
import { type Caller, type Runtime, runTool } from './run.js'
import { validateInput } from './validate-input.js'

/** How much of a call's arguments the log shows at its lowest level, in characters. */
const MAX_LOGGED = 2_000

/** One client connection, as far as the pipeline cares. */
export interface Session {
  /** Set once the log has said that this client's own keys are dropped. */
  toldOfDroppedKeys: boolean
}

/** How a call came in. */
export interface CallOptions {
  session?: Session | undefined
  signal?: AbortSignal | undefined
  progress?: TellProgress | undefined
  person?: Person | undefined
  /** Who calls, and under which id of the protocol; both for the log. */
  client?: string | undefined
  request?: string | number | undefined
}

/** What the pipeline is made of. */
export interface PipelineParts extends Runtime {
  gate: ToolsetGate
  /** Who has to agree to a call; null for nobody. */
  approver: Approver | null
  log: Logger
}

/** Takes a call through all stages. Never throws: whatever goes wrong becomes an answer here, and only here. */
export type CallTool = (name: string, args: JsonObject, options?: CallOptions) => Promise<ToolAnswer>

/** Characters of a tool's name in the log; a caller may have given anything as one. */
const LOGGED_NAME = 100

/** The one way every call goes, whoever makes it. */
export function createPipeline(parts: PipelineParts): CallTool {
  const { contract, gate, approver, clock, log } = parts
  let calls = 0

  return async (name, args, options = {}) => {
    const call = ++calls
    const callLog = log.child('call', {
      call,
      tool: name.slice(0, LOGGED_NAME),
      client: options.client,
      request: options.request,
    })
    const startedAt = clock.now()
    const { tell, end } = startProgress(options.progress, clock, name)
    let tool: ToolDescriptor | null = null
    try {
      // Nothing may work on them before: not even the log.
      checkNesting(args)
      callLog.debug('arguments', () => ({ arguments: quoteJson(args, MAX_LOGGED) }))
      tool = resolveTool(name, contract, gate)
      const answer = await stages(tool, args, parts, options, { call, signal: options.signal, tell }, callLog)
      callLog.info('done', { duration_ms: clock.now() - startedAt })
      return withDeprecation(answer, name, tool)
    } catch (error) {
      const failure = failureOf(error)
      const { error: code, required, may_have_applied } = failure
      const fields = { code, required, may_have_applied, duration_ms: clock.now() - startedAt }
      if (error instanceof ToolError) callLog.info('failed', fields)
      else callLog.error('failed', { ...fields, error: withoutValues(textOf(error), args) })
      const answer = failureAnswer(failure)
      return tool === null ? answer : withDeprecation(answer, name, tool)
    } finally {
      end()
    }
  }

  async function stages(
    tool: ToolDescriptor,
    given: JsonObject,
    runtime: Runtime,
    options: CallOptions,
    caller: Caller,
    callLog: Logger,
  ): Promise<ToolAnswer> {
    const definitions = await contract.definitions(tool.toolset)
    const definition = definitions.find((entry) => entry.name === tool.name)
    const validators = (await contract.validators(tool.toolset))[tool.name]
    if (definition === undefined || validators === undefined)
      throw new Error(`${tool.name} is incomplete in the generated contract`)

    const { args, dropped } = repairArguments(given, definition.inputSchema)
    if (dropped.length > 0) tellOfDropped(dropped, options.session, callLog)
    checkPaths(args, definition.paths)
    const params = validateInput(args, definition.inputSchema, validators.input)
    checkConfirmed(tool, params)
    const question = await checkApproved(tool, params, { approver, person: options.person, ...caller, log: callLog })
    if (question !== null) return { content: [], question }
    const result = await runTool(tool, definition, params, runtime, caller)
    const changed = changesSomething(tool, params)
    checkResult(tool, result, validators.result, changed)
    const text = JSON.stringify(result)
    checkSize(tool, text, changed)
    return successAnswer(result, text)
  }
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** A client that adds its own keys does so on every call; one line for each connection is enough. */
function tellOfDropped(keys: readonly string[], session: Session | undefined, log: Logger): void {
  if (session?.toldOfDroppedKeys === true) return
  if (session !== undefined) session.toldOfDroppedKeys = true
  log.warning('dropped keys that the client adds on its own', { keys })
}
