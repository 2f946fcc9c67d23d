import { lookup } from 'node:dns/promises'
import { networkInterfaces } from 'node:os'

/**
 * Why the bridge must not listen on a host, or null. The bridge has no password, so it serves this machine alone: an address that other
 * machines can reach is refused. An address that is not ours at all is left to the system, which says so.
 */
export async function listenRefusal(host: string): Promise<string | null> {
  const address = await lookup(host).then(
    (found) => found.address,
    () => host,
  )
  if (isLoopback(address)) return null
  const reachable = address === '0.0.0.0' || address === '::' || ownAddresses().includes(address)
  return reachable ? 'not a loopback address, and other machines must not reach the editor; use 127.0.0.1' : null
}

/** Whether a numeric address is this machine's loopback. */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^127(\.\d{1,3}){3}$/.test(address) || /^::ffff:127\./.test(address)
}

function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((entries) => (entries ?? []).map((entry) => entry.address))
}
