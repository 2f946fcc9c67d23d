import type { IncomingMessage } from 'node:http'
import { networkInterfaces } from 'node:os'
import type { HttpSettings } from '../config/http.js'
import { canonicalHost, isLoopbackHost } from './host-name.js'
import { Refusal } from './refusal.js'

const EVERY_ADDRESS = ['0.0.0.0', '::']

/**
 * Keeps web pages out. A page can have its own name resolve to this machine, but then the request is for that name; and it can call us by our
 * name, but then its browser says where the page is from. Programs send no Origin. Throws Refusal.
 */
export function checkHostAndOrigin(req: IncomingMessage, { host, checksHostAndOrigin }: HttpSettings): void {
  if (!checksHostAndOrigin) return
  const hosts = req.headersDistinct['host'] ?? []
  const asked = hosts.length === 1 ? /^(\[[^\]]+\]|[^:]+)(:\d{1,5})?$/.exec(hosts[0] ?? '')?.[1] : undefined
  if (!isOurs(asked, host)) {
    throw new Refusal(421, 'This server does not answer for that host', { reason: `its Host is "${hosts.join(', ')}"` })
  }
  const origin = req.headers['origin']
  if (origin !== undefined && !isOurs(originHost(origin), host)) {
    throw new Refusal(403, 'This server does not answer pages of that origin', { reason: `its Origin is "${origin}"` })
  }
}

function originHost(origin: string): string | undefined {
  if (!URL.canParse(origin)) return undefined
  const { protocol, hostname } = new URL(origin)
  return ['http:', 'https:'].includes(protocol) ? hostname : undefined
}

function isOurs(name: string | undefined, boundTo: string): boolean {
  const host = canonicalHost(name ?? '')
  if (host === null) return false
  return isLoopbackHost(host) || host === boundTo || (EVERY_ADDRESS.includes(boundTo) && ownAddresses().includes(host))
}

function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((entries) => (entries ?? []).map((entry) => entry.address))
}
