import { CLIENT_INFO_META_KEY, type Server, type ServerContext } from '@modelcontextprotocol/server'

/** How much of a client's name the log shows, in characters. */
const LONGEST = 100

/** Who sends a request, as `name version`: a client says it with each request, or once at the start, or not at all. */
export function clientOf(server: Server, { mcpReq }: ServerContext): { client?: string } {
  const declared: { [key: string]: unknown } = { ...mcpReq.envelope }
  const info = declared[CLIENT_INFO_META_KEY] ?? server.getClientVersion()
  if (typeof info !== 'object' || info === null || !('name' in info)) return {}
  const version = 'version' in info ? ` ${info.version}` : ''
  return { client: `${info.name}${version}`.slice(0, LONGEST) }
}
