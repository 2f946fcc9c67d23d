import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { ToolListChangedNotificationSchema } from '@modelcontextprotocol/sdk/types.js'
import type { MakeClient, Target } from './client.js'
import { SdkClient } from './sdk-client.js'

/** `@modelcontextprotocol/sdk`, the generation that most clients are built on. */
export const olderClient: MakeClient = () =>
  new SdkClient(async (target, onChange) => {
    const client = new Client({ name: 'interop-older', version: '1' })
    client.setNotificationHandler(ToolListChangedNotificationSchema, onChange)
    const transport: Transport = transportTo(target)
    let protocol: string | undefined
    const passOn = transport.setProtocolVersion?.bind(transport)
    transport.setProtocolVersion = (version) => {
      protocol = version
      passOn?.(version)
    }
    await client.connect(transport)
    return {
      protocol: () => protocol,
      server: () => client.getServerVersion(),
      instructions: () => client.getInstructions(),
      listTools: () => client.listTools(),
      callTool: (params, settings) => client.callTool(params, undefined, settings),
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
  // The declared type of `sessionId` is stricter than the interface's; the SDK's own examples pass it as it is.
  return new StreamableHTTPClientTransport(new URL(target.url), { requestInit: { headers } }) as Transport
}
