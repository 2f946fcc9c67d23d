import type { Clock } from '../clock.js'
import type { ApprovalConfig } from '../config/approval.js'
import type { Person } from '../product.js'
import type { ApprovalQuestion } from './question.js'
import type { TakenAway, Verdict } from './verdict.js'

/** How long the service may take where nothing else is set, in milliseconds. */
const WEBHOOK_TIMEOUT_MS = 30_000
/** How long a person may take where nothing else is set, in milliseconds. */
const PERSON_TIMEOUT_MS = 600_000

/** Somebody who has to agree before a call is carried out. */
export interface Approver {
  /** Who that is, for the log. */
  name: 'webhook' | 'client'
  /** Rejects only where `signal` is aborted. */
  ask(question: ApprovalQuestion, person: Person | undefined, signal?: AbortSignal): Promise<Verdict | TakenAway>
}

/** Who is asked, in a word. */
export function approverName({ webhook, require }: ApprovalConfig): Approver['name'] | 'none' {
  if (webhook !== null) return 'webhook'
  return require ? 'client' : 'none'
}

/** Whom the settings name: the webhook, else the person at the client, else nobody. */
export function approverOf({ webhook, require, failOpen, timeoutMs }: ApprovalConfig, clock: Clock): Approver | null {
  if (webhook !== null) {
    const service = { address: webhook, failOpen, timeoutMs: timeoutMs ?? WEBHOOK_TIMEOUT_MS, clock }
    return {
      name: 'webhook',
      ask: async (question, _person, signal) => (await import('./webhook.js')).askWebhook(question, service, signal),
    }
  }
  if (!require) return null
  return {
    name: 'client',
    ask: (question, person, signal) => askPerson(question, person, timeoutMs ?? PERSON_TIMEOUT_MS, signal),
  }
}

async function askPerson(
  { text, digest }: ApprovalQuestion,
  person: Person | undefined,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<Verdict | TakenAway> {
  if (person === undefined) {
    const hint =
      'This server asks a person first, and the client cannot ask one: it does not offer elicitation. Use a client that does, or have the server started with GODOT_MCP_APPROVAL_WEBHOOK.'
    return { approved: false, because: 'the client offers no elicitation', hint }
  }
  const question = { text, digest, timeoutMs }
  const answer = await person.ask(question, signal)
  signal?.throwIfAborted()
  if (answer === 'later') return { takenAway: question }
  return { approved: answer === 'approved', because: answer, hint: HINTS[answer] }
}

const HINTS = {
  approved: '',
  declined: 'The person refused.',
  cancelled: 'The person closed the question without an answer, which counts as a no.',
  unanswered: 'Nobody answered the question in time, or the client could not ask it, which counts as a no.',
}
