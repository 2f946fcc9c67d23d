import type { Clock } from '../clock.js'
import type { WebhookAddress } from '../config/approval.js'
import { isJsonObject } from '../json.js'
import type { ApprovalQuestion } from './question.js'
import { shortened } from './shortened.js'
import type { Verdict } from './verdict.js'

/** The service that decides, and how it is asked. */
export interface Webhook {
  address: WebhookAddress
  failOpen: boolean
  timeoutMs: number
  clock: Clock
}

/** Characters of the arguments that are sent. */
const SENT = 64_000
/** Largest answer that is read, in bytes. */
const MOST_BYTES = 64 * 1024
/** Longest reason that is handed on, in characters. */
const LONGEST_REASON = 500

/**
 * Asks the service. Only a well-formed yes is one: every other answer is a denial, redirects and errors included. Where there is no answer at all,
 * `failOpen` decides. Rejects only where `signal` is aborted: a caller who gave up has been told neither yes nor no.
 */
export async function askWebhook(question: ApprovalQuestion, webhook: Webhook, signal?: AbortSignal): Promise<Verdict> {
  const ending = new AbortController()
  const giveUp = () => ending.abort()
  if (signal?.aborted) giveUp()
  signal?.addEventListener('abort', giveUp, { once: true })
  let late = false
  const stopTimer = webhook.clock.after(webhook.timeoutMs, () => {
    late = true
    giveUp()
  })
  try {
    const response = await fetch(webhook.address.url, request(question, webhook, ending.signal))
    return await verdictOf(response, ending.signal)
  } catch (error) {
    signal?.throwIfAborted()
    return unreachable(late ? `no answer within ${webhook.timeoutMs / 1000} s` : causeOf(error), webhook.failOpen)
  } finally {
    stopTimer()
    signal?.removeEventListener('abort', giveUp)
    // A body that nobody reads is not to hold the connection.
    giveUp()
  }
}

function request({ tool, safety, params }: ApprovalQuestion, { address, clock }: Webhook, signal: AbortSignal): RequestInit {
  const body = {
    action: tool,
    safety_class: safety,
    params: shortened(params, SENT),
    task_context: null,
    timestamp: Math.floor(clock.now() / 1000),
  }
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(address.authorization !== null && { authorization: address.authorization }),
    },
    body: JSON.stringify(body),
    // The question, and whatever secret the address holds, goes to nobody whom the service names.
    redirect: 'manual',
    signal,
  }
}

async function verdictOf(response: Response, signal: AbortSignal): Promise<Verdict> {
  if (!response.ok) return denied(`status ${response.status}`, `The approval service answered with status ${response.status}.`)
  const text = await readBounded(response).catch((error) => {
    // Our own giving up is no answer; an answer that breaks off is one, and a bad one.
    if (signal.aborted) throw error
    return null
  })
  const answer = text === null ? null : parse(text)
  if (!isJsonObject(answer) || typeof answer['approved'] !== 'boolean' || !isReason(answer['reason']))
    return denied('malformed answer', 'The approval service gave no readable answer, which counts as a no.')
  if (answer['approved']) return { approved: true, because: 'approved' }
  const reason = answer['reason']?.replace(/\s+/g, ' ').trim().slice(0, LONGEST_REASON)
  return denied('refused', reason ? `The approval service refused: ${reason}` : 'The approval service refused.')
}

function isReason(reason: unknown): reason is string | null | undefined {
  return reason === undefined || reason === null || typeof reason === 'string'
}

/** The text of an answer; null for one that is too long. */
async function readBounded(response: Response): Promise<string | null> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > MOST_BYTES) return null
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function unreachable(why: string, failOpen: boolean): Verdict {
  if (failOpen) return { approved: true, because: `unreachable, and GODOT_MCP_APPROVAL_FAIL_OPEN is on: ${why}` }
  return denied(`unreachable: ${why}`, `The approval service could not be asked (${why}), which counts as a no.`)
}

/** The code of a failed connection. Its message is not for telling: it can hold the address. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  const code = isJsonObject(cause) ? cause['code'] : undefined
  return typeof code === 'string' ? code : 'no connection'
}

function denied(because: string, hint: string): Verdict {
  return { approved: false, because, hint }
}
