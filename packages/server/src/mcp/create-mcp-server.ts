import { ResourceNotFoundError, Server } from '@modelcontextprotocol/server'
import type { ListedResource, Product } from '../product.js'
import { unknownResource } from '../resources/unknown.js'
import { noSchemaCompiler } from './no-schema-compiler.js'
import { personOf, takeAway } from './person.js'

/**
 * One MCP connection to the product; with `announces: false` one that is too short to be told of changes. Schemas go out as the contract has them, byte for byte; the SDK's own schema machinery is not used.
 */
export function createMcpServer(product: Product, { announces = true } = {}): Server {
  const info = product.info()
  const server = new Server(
    { name: info.name, title: info.title, version: info.version },
    {
      capabilities: { tools: { listChanged: true }, resources: {}, experimental: { godot_mcp: info.capability } },
      instructions: info.instructions,
      jsonSchemaValidator: noSchemaCompiler,
    },
  )
  const session = { toldOfDroppedKeys: false }
  // The list must not wait for the bridge, and the bridge must not wait for a call: an editor attaches while the client still reads.
  server.setRequestHandler('tools/list', async () => {
    const tools = await product.listTools()
    void product.start()
    return { tools }
  })
  server.setRequestHandler('tools/call', async ({ params }, context) => {
    const { signal, _meta, notify } = context.mcpReq
    const token = _meta?.progressToken
    const person = personOf(server, context)
    const { question, ...answer } = await product.callTool(params.name, params.arguments ?? {}, {
      session,
      signal,
      ...(person !== undefined && { person }),
      ...(token !== undefined && {
        // A client that is gone needs no word; its call is being cancelled.
        progress: (update) =>
          void notify({ method: 'notifications/progress', params: { progressToken: token, ...update } }).catch(() => {}),
      }),
    })
    return question === undefined ? { ...answer } : takeAway(question)
  })
  server.setRequestHandler('resources/list', () => ({ resources: product.listResources().flatMap(asResource) }))
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: product.listResources().flatMap(asTemplate) }))
  server.setRequestHandler('resources/read', async ({ params }) => {
    const contents = await product.readResource(params.uri)
    if (contents === null) throw new ResourceNotFoundError(params.uri, unknownResource(params.uri, product.listResources()).hint)
    return { contents: [contents] }
  })
  if (announces) server.onclose = product.onToolsChanged(() => void server.sendToolListChanged().catch(() => {}))
  server.oninitialized = () => void product.start()
  return server
}

function asResource({ uri, uriTemplate: _, ...rest }: ListedResource) {
  return uri === undefined ? [] : [{ uri, ...rest }]
}

function asTemplate({ uri: _, uriTemplate, ...rest }: ListedResource) {
  return uriTemplate === undefined ? [] : [{ uriTemplate, ...rest }]
}
