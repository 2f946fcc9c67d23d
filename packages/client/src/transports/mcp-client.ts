import { BUILD_VERSION } from '@godot-mcp/contract'
import { Client } from '@modelcontextprotocol/client'
import { isApproved, type OnApproval } from '../approval.js'

/** An MCP client as every session of the SDK has it. It offers to ask a person where there is somebody to ask, and only then. */
export function createMcpClient(onApproval: OnApproval | undefined): Client {
  const client = new Client(
    { name: 'godot-mcp-client', version: BUILD_VERSION },
    { versionNegotiation: { mode: 'auto' }, capabilities: onApproval === undefined ? {} : { elicitation: { form: {} } } },
  )
  if (onApproval !== undefined) {
    client.setRequestHandler('elicitation/create', async ({ params }, { mcpReq: { signal } }) => {
      if (!asksForApproval(params)) return { action: 'decline' }
      const approved = await isApproved(onApproval, { message: params.message, signal })
      return approved ? { action: 'accept', content: { approve: true } } : { action: 'decline' }
    })
  }
  return client
}

/** Whether the one thing that is asked is the yes or no of an approval: there is nobody here to fill in another form. */
function asksForApproval(params: object): boolean {
  const schema = 'requestedSchema' in params ? params.requestedSchema : undefined
  if (typeof schema !== 'object' || schema === null || !('properties' in schema)) return false
  const { properties } = schema
  return typeof properties === 'object' && properties !== null && Object.keys(properties).join() === 'approve'
}
