import { BRIDGE } from '@godot-mcp/contract'
import { isLoopbackHost } from '../http/host-name.js'
import { type BridgeAddress, parseBridgeUrl } from './bridge-url.js'
import { ConfigError } from './config-error.js'

/** Where the bridge listens, and whom it lets in. */
export interface BridgeSettings {
  bridge: BridgeAddress
  /** What an editor has to show; null where every program of this machine may be the editor. */
  bridgeToken: string | null
}

/** Reads the settings of the bridge. Throws ConfigError, also where other machines could come in without a token. */
export function readBridge(read: (variable: string) => string | undefined): BridgeSettings {
  const bridge = parseBridgeUrl(read(BRIDGE.url_variable) ?? BRIDGE.default_url)
  const bridgeToken = readToken(read(BRIDGE.token_variable))
  if (bridgeToken === null && !isLoopbackHost(bridge.host)) {
    throw new ConfigError(
      `${BRIDGE.url_variable}: "${bridge.url}" lets other machines in, and whoever is taken for the editor sees what agents do; set ${BRIDGE.token_variable} for server and editor, or listen on ${BRIDGE.default_url}`,
    )
  }
  return { bridge, bridgeToken }
}

/** The value is a secret and never part of a message. */
function readToken(token: string | undefined): string | null {
  if (token === undefined) return null
  if (/^[\x21-\x7e]{1,1024}$/.test(token)) return token
  throw new ConfigError(
    `${BRIDGE.token_variable}: is not a text of 1 to 1024 letters, digits and signs without spaces, such as \`openssl rand -hex 32\` prints`,
  )
}
