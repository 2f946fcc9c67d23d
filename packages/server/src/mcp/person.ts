import {
  CLIENT_CAPABILITIES_META_KEY,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type Server,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { isJsonObject } from '../json.js'
import type { Person, PersonAnswer, PersonQuestion } from '../product.js'
import { mintState, redeemState } from './approval-state.js'

/** Under which name the question, and its answer, stand. */
const KEY = 'approve'

const form = (text: string) => ({
  message: text,
  requestedSchema: {
    type: 'object' as const,
    properties: {
      approve: { type: 'boolean' as const, title: 'Approve', description: 'true lets the call go ahead.', default: false },
    },
    required: ['approve'],
  },
})

/** The person at a client, as far as the client offers to ask one; in either era of the protocol. */
export function personOf(server: Server, context: ServerContext): Person | undefined {
  const { envelope } = context.mcpReq
  if (envelope !== undefined) {
    const offered = Object.entries(envelope).find(([name]) => name === CLIENT_CAPABILITIES_META_KEY)?.[1]
    return asksForms(offered) ? { ask: (question) => answerBrought(question, context) } : undefined
  }
  return asksForms(server.getClientCapabilities()) ? { ask: (question, signal) => askNow(question, context, signal) } : undefined
}

/** The answer to a call whose question the client has to take away: it is to call again, with the answer and the state. */
export async function takeAway({ text, digest, timeoutMs }: PersonQuestion): Promise<InputRequiredResult> {
  return inputRequired({
    inputRequests: { [KEY]: inputRequired.elicit(form(text)) },
    requestState: await mintState(digest, timeoutMs),
  })
}

/** Clients from before there were modes say only that they elicit, and mean forms. */
function asksForms(capabilities: unknown): boolean {
  const elicitation = isJsonObject(capabilities) ? capabilities['elicitation'] : undefined
  return isJsonObject(elicitation) && (elicitation['form'] !== undefined || elicitation['url'] === undefined)
}

/** An answer without the state of its own question is none, and the question is put again. */
async function answerBrought(question: PersonQuestion, context: ServerContext): Promise<PersonAnswer | 'later'> {
  const state = context.mcpReq.requestState<unknown>()
  const answer = inputResponse(context.mcpReq.inputResponses, KEY)
  if (typeof state !== 'string' || answer.kind !== 'elicit') return 'later'
  return (await redeemState(state, question, context)) ? answerOf(answer) : 'later'
}

async function askNow({ text, timeoutMs }: PersonQuestion, context: ServerContext, signal?: AbortSignal): Promise<PersonAnswer> {
  try {
    const options = { timeout: timeoutMs, ...(signal !== undefined && { signal }) }
    return answerOf(await context.mcpReq.send({ method: 'elicitation/create', params: form(text) }, options))
  } catch {
    return 'unanswered'
  }
}

function answerOf({ action, content }: { action: string; content?: Record<string, unknown> | undefined }): PersonAnswer {
  if (action === 'accept') return content?.[KEY] === true ? 'approved' : 'declined'
  return action === 'decline' ? 'declined' : 'cancelled'
}
