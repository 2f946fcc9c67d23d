/**
 * A host in its one spelling: addresses as the URL standard writes them, names in lower case, IPv6 without brackets. null where the text is
 * no host.
 */
export function canonicalHost(text: string): string | null {
  const bare = text.replace(/^\[(.*)\]$/, '$1')
  if (!/^[a-z0-9.:_-]+$/i.test(bare)) return null
  const url = `http://${hostInUrl(bare)}/`
  return URL.canParse(url) ? new URL(url).hostname.replace(/^\[(.*)\]$/, '$1') : null
}

/** Whether a host in its one spelling is this machine and nothing else. Other names are not looked up: what they mean can change. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}

/** A host as it stands in a URL: IPv6 in brackets. */
export function hostInUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}
