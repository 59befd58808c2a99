import { networkInterfaces } from 'node:os'

// An address can come and go while the process runs, and asking for all of them at each request would cost.
const askedAgainAfterMs = 10_000

let known = new Set<string>()
let askedAt = Number.NEGATIVE_INFINITY

/** As a URL writes the name of a host: IPv6 in brackets. */
export function isNameOfMachine(hostname: string, listensOn: string): boolean {
  if (hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)) return true
  return hostname === bracketed(listensOn.toLowerCase()) || addresses().has(hostname)
}

function addresses(): Set<string> {
  if (performance.now() - askedAt < askedAgainAfterMs) return known
  askedAt = performance.now()
  const all = Object.values(networkInterfaces()).flatMap((some) => some ?? [])
  known = new Set(all.map(({ address }) => bracketed(address)))
  return known
}

/** Written the one way in which a URL would write it. */
function bracketed(address: string): string {
  if (!address.includes(':')) return address
  const url = `http://[${address.split('%')[0]}]`
  return URL.canParse(url) ? new URL(url).hostname : address
}
