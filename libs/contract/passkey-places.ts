// Where browsers can keep a passkey: the API and the screens must say the same.

const isAddress = (hostname: string) => /^[\d.]+$|^\[/.test(hostname)
const isLocalName = (hostname: string) => hostname === 'localhost' || hostname.endsWith('.localhost')
const isLoopback = (hostname: string) => /^127(\.\d{1,3}){3}$|^\[::1\]$/.test(hostname)

/** A passkey belongs to a name, and browsers offer it where nobody can read along. */
export function takesPasskeys(origin: string): boolean {
  const { protocol, hostname } = new URL(origin)
  return !isAddress(hostname) && (protocol === 'https:' || isLocalName(hostname))
}

/** The same place by the name that every machine has for itself; null: it is another machine. */
export function namedLoopback(origin: string): string | null {
  const url = new URL(origin)
  if (!isLocalName(url.hostname) && !isLoopback(url.hostname)) return null
  if (isLoopback(url.hostname)) url.hostname = 'localhost'
  return url.origin
}
