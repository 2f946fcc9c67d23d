import { isIP } from 'node:net'
import { hostname } from 'node:os'
import { canonicalHost, isLoopbackHost } from '../http/host-name.js'

/** Longest header that a log line repeats, in characters. */
const SHOWN = 200

/**
 * Why a handshake is refused, or null. A browser always says where a page came from, and an editor never does: web pages can reach loopback
 * sockets and must get nothing. A Host that is neither this machine nor the `configured` one is a name that a page was made to resolve to us.
 */
export function handshakeRefusal(origin: string | undefined, host: string | undefined, configured: string): string | null {
  if (origin !== undefined) return `it has an Origin header: ${origin.slice(0, SHOWN)}`
  const name = canonicalHost((host ?? '').replace(/:\d+$/, ''))
  return name !== null && isOurs(name, configured) ? null : `its Host is "${(host ?? '').slice(0, SHOWN)}"`
}

function isOurs(name: string, configured: string): boolean {
  if (isLoopbackHost(name) || name === configured) return true
  // Listening on every address: a number cannot be made to resolve elsewhere, and this machine's own name is no stranger's.
  const everywhere = configured === '0.0.0.0' || configured === '::'
  return everywhere && (isIP(name) !== 0 || name === hostname().toLowerCase())
}
