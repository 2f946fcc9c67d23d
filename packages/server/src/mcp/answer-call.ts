import type { CallToolRequest, CallToolResult, InputRequiredResult, Server, ServerContext } from '@modelcontextprotocol/server'
import type { Product } from '../product.js'
import { clientOf } from './client-of.js'
import { personOf, takeAway } from './person.js'

/** Answers the tool calls of one connection: with a result, or with what has to be known first. */
export type AnswerCall = (request: CallToolRequest, context: ServerContext) => Promise<CallToolResult | InputRequiredResult>

/** Has the product answer. A client that asks for progress hears of it; a call that the client gives up is given up here too. */
export function answerCall(product: Product, server: Server): AnswerCall {
  const session = { toldOfDroppedKeys: false }
  return async ({ params }, context) => {
    const { id, signal, _meta, notify } = context.mcpReq
    const token = _meta?.progressToken
    const person = personOf(server, context)
    const { question, ...answer } = await product.callTool(params.name, params.arguments ?? {}, {
      session,
      signal,
      request: id,
      ...clientOf(server, context),
      ...(person !== undefined && { person }),
      ...(token !== undefined && {
        // A client that is gone needs no word; its call is being cancelled.
        progress: (update) =>
          void notify({ method: 'notifications/progress', params: { progressToken: token, ...update } }).catch(() => {}),
      }),
    })
    return question === undefined ? { ...answer } : takeAway(question)
  }
}
