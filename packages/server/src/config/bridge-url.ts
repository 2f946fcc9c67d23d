import { BRIDGE } from '@godot-mcp/contract'
import { ConfigError } from './config-error.js'

const DEFAULT_PORT = Number(new URL(BRIDGE.default_url).port)

/** Where the bridge listens. `url` is what the editor dials, with `localhost` written as the address it stands for here. */
export interface BridgeAddress {
  url: string
  host: string
  port: number
}

/** Reads `ws://host[:port]`. Port 0 lets the system choose one, for tests. Throws ConfigError. */
export function parseBridgeUrl(text: string): BridgeAddress {
  const refuse = (why: string): never => {
    throw new ConfigError(`${BRIDGE.url_variable}: "${text}" ${why}; write it as ${BRIDGE.default_url}`)
  }
  if (!URL.canParse(text)) return refuse('is not a URL with a port from 0 to 65535')
  const url = new URL(text)
  if (url.protocol !== 'ws:') return refuse('does not begin with ws://')
  if (url.hostname === '') return refuse('names no host')
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') return refuse('has more than a host and a port')
  // Godot's client tries IPv4 alone, so "localhost" must not be left to a resolver that may answer ::1.
  const host = url.hostname === 'localhost' ? '127.0.0.1' : url.hostname.replace(/^\[|\]$/g, '')
  // WHATWG URLs drop a port that is the scheme's own: ws://host:80 reads as no port.
  const port = url.port === '' ? (/:80\/?$/.test(text) ? 80 : DEFAULT_PORT) : Number(url.port)
  return { url: bridgeUrl(host, port), host, port }
}

/** The URL of an address, IPv6 in brackets. */
export function bridgeUrl(host: string, port: number): string {
  return `ws://${host.includes(':') ? `[${host}]` : host}:${port}`
}
