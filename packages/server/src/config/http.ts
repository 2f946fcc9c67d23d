import { canonicalHost, isLoopbackHost } from '../http/host-name.js'
import { ConfigError } from './config-error.js'

/** Where and to whom the server speaks over HTTP. */
export interface HttpSettings {
  /** Address or name to listen on, in its one spelling. */
  host: string
  /** 0 lets the system choose one. */
  port: number
  /** What clients have to show; null where everybody on this machine may call. */
  token: string | null
  /** Whether requests for another host, or from a page of another one, are refused. */
  checksHostAndOrigin: boolean
}

const DEFAULT_HOST = '127.0.0.1'
const DEFAULT_PORT = 9090
const PROTECTIONS = ['auto', 'true', 'strict', 'false']

/** Reads the settings of the HTTP transport. Throws ConfigError, also where other machines could come in without a token. */
export function readHttp(read: (variable: string) => string | undefined): HttpSettings {
  const host = readHost(read('GODOT_MCP_HTTP_HOST') ?? DEFAULT_HOST)
  const token = readToken(read('GODOT_MCP_AUTH_TOKEN'))
  if (token === null && !isLoopbackHost(host)) {
    throw new ConfigError(
      `GODOT_MCP_HTTP_HOST: "${host}" lets other machines in, and whoever calls can edit and run code here; set GODOT_MCP_AUTH_TOKEN, or listen on ${DEFAULT_HOST}`,
    )
  }
  const protection = readProtection(read('GODOT_MCP_HTTP_HOST_ORIGIN_PROTECTION') ?? 'auto')
  return {
    host,
    port: readPort(read('GODOT_MCP_HTTP_PORT') ?? String(DEFAULT_PORT)),
    token,
    checksHostAndOrigin: protection === 'auto' ? isLoopbackHost(host) : protection !== 'false',
  }
}

function readHost(text: string): string {
  const host = canonicalHost(text)
  if (host === null) {
    throw new ConfigError(`GODOT_MCP_HTTP_HOST: "${text}" is not an address or a host name; write it as ${DEFAULT_HOST}`)
  }
  // A resolver may answer ::1 for it, and clients that try IPv4 alone would find nobody.
  return host === 'localhost' ? '127.0.0.1' : host
}

function readPort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new ConfigError(`GODOT_MCP_HTTP_PORT: "${text}" is not a port from 0 to 65535`)
}

/** The value is a secret and never part of a message. */
function readToken(token: string | undefined): string | null {
  if (token === undefined) return null
  if (/^[\x21-\x7e]+$/.test(token)) return token
  throw new ConfigError(
    'GODOT_MCP_AUTH_TOKEN: has characters that a header cannot carry; use letters, digits and signs without spaces',
  )
}

function readProtection(text: string): string {
  const protection = text.toLowerCase()
  if (PROTECTIONS.includes(protection)) return protection
  throw new ConfigError(`GODOT_MCP_HTTP_HOST_ORIGIN_PROTECTION: "${text}" is not one of ${PROTECTIONS.join(', ')}`)
}
