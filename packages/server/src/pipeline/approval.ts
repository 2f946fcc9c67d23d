import type { ToolDescriptor } from '@godot-mcp/contract'
import type { Approver } from '../approval/approver.js'
import { questionOf } from '../approval/question.js'
import { fail } from '../errors/tool-error.js'
import type { JsonObject } from '../json.js'
import type { Logger } from '../log/logger.js'
import type { Person, PersonQuestion } from '../product.js'
import { isPreview } from './confirm.js'

/** How a question reaches somebody, and what is told meanwhile. */
export interface Asking {
  approver: Approver | null
  person: Person | undefined
  signal: AbortSignal | undefined
  tell(message: string): void
  log: Logger
}

/**
 * Has a call that changes something, runs code or writes files agreed to, where the settings say so. A preview never asks. Answers with the
 * question where the client has to take it away and call again, with null where the call may go on. Throws APPROVAL_DENIED [human_approval]; and
 * TIMEOUT where the caller gave up, which is no verdict.
 */
export async function checkApproved(tool: ToolDescriptor, params: JsonObject, asking: Asking): Promise<PersonQuestion | null> {
  const { approver, person, signal, tell, log } = asking
  if (approver === null || !tool.asksApproval || isPreview(params)) return null
  const question = questionOf(tool, params)
  const decided = { by: approver.name, safety_class: tool.safety }
  tell(`waiting for approval of ${tool.name}`)
  const verdict = await approver.ask(question, person, signal).catch((error) => {
    if (!signal?.aborted) throw error
    log.info('approval', { ...decided, decision: 'cancelled' })
    return fail({ error: 'TIMEOUT', hint: `The caller cancelled ${tool.name} while it waited for approval; nothing was done.` })
  })
  if ('takenAway' in verdict) {
    log.info('approval', { ...decided, decision: 'asked' })
    return verdict.takenAway
  }
  const { approved, because, hint } = verdict
  log.info('approval', { ...decided, decision: approved ? 'approved' : 'denied', because })
  if (approved) return null
  return fail({
    error: 'APPROVAL_DENIED',
    hint: `${tool.name} was not approved. ${hint ?? ''}`.trim(),
    required: 'human_approval',
  })
}
