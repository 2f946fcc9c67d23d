import type { HttpSettings } from '../config/http.js'
import { hostInUrl } from './host-name.js'

/** Where a program on this machine reaches a server that listens everywhere. */
const OWN: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/** The URL by which a client on this machine reaches a server with these settings. */
export function reachableUrl({ host, port }: Pick<HttpSettings, 'host' | 'port'>, path: string): string {
  return `http://${hostInUrl(OWN[host] ?? host)}:${port}${path}`
}
