import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

// Azure answers its machines here, although the address is a public one.
const alsoRefused = new Set(['168.63.129.16'])
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** What is not known to be public is refused, also an IPv4 address wrapped in another one. */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address) || alsoRefused.has(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast)
}

export function literalAddressOf(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) ? bare : null
}

export const portOf = ({ protocol, port }: { protocol: string; port: string }): number =>
  port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port)
