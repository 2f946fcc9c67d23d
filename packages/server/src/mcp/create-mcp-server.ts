import { ResourceNotFoundError, Server } from '@modelcontextprotocol/server'
import type { ListedResource, Product } from '../product.js'
import { unknownResource } from '../resources/unknown.js'
import { answerCall } from './answer-call.js'
import { noSchemaCompiler } from './no-schema-compiler.js'

/** How a connection's MCP server differs from the usual one. */
export interface McpServerOptions {
  /** false where the connection is too short to be told of changes. */
  announces?: boolean
}

/** Makes the MCP server of one connection. */
export type MakeMcpServer = (product: Product, options?: McpServerOptions) => Server

/**
 * One MCP connection to the product. Schemas go out as the contract has them, byte for byte; the SDK's own schema machinery is not used.
 */
export function createMcpServer(product: Product, { announces = true }: McpServerOptions = {}): Server {
  const info = product.info()
  const server = new Server(
    { name: info.name, title: info.title, version: info.version },
    {
      capabilities: { tools: { listChanged: true }, resources: {}, experimental: { godot_mcp: info.capability } },
      instructions: info.instructions,
      jsonSchemaValidator: noSchemaCompiler,
    },
  )
  // The list must not wait for the bridge, and the bridge must not wait for a call: an editor attaches while the client still reads.
  server.setRequestHandler('tools/list', async () => {
    const tools = await product.listTools()
    void product.start()
    return { tools }
  })
  server.setRequestHandler('tools/call', answerCall(product, server))
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
