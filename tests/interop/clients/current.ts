import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import type { MakeClient, Target } from './client.js'
import { SdkClient } from './sdk-client.js'

const FIRST_STATELESS = '2026-07-28'

/** `@modelcontextprotocol/client`, in either era of the protocol. */
export const currentClient: MakeClient = (protocol) =>
  new SdkClient(async (target, onChange) => {
    const stateless = protocol >= FIRST_STATELESS
    const client = new Client(
      { name: 'interop-current', version: '1' },
      stateless ? { versionNegotiation: { mode: { pin: protocol } } } : {},
    )
    client.setNotificationHandler('notifications/tools/list_changed', onChange)
    await client.connect(transportTo(target))
    if (stateless) await client.listen({ toolsListChanged: true })
    return {
      protocol: () => client.getNegotiatedProtocolVersion(),
      server: () => client.getServerVersion(),
      instructions: () => client.getInstructions(),
      listTools: () => client.listTools(),
      callTool: (params, settings) => client.callTool(params, settings),
      listResources: () => client.listResources(),
      listResourceTemplates: () => client.listResourceTemplates(),
      readResource: (params) => client.readResource(params),
      close: () => client.close(),
    }
  })

function transportTo(target: Target) {
  if ('command' in target)
    return new StdioClientTransport({ ...target, args: [...target.args], env: { ...target.env }, stderr: 'ignore' })
  const headers = target.token === null ? {} : { authorization: `Bearer ${target.token}` }
  return new StreamableHTTPClientTransport(new URL(target.url), { requestInit: { headers } })
}
