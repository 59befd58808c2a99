import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

// Azure answers its machines here, although the address is a public one.
const alsoRefused = new Set(['168.63.129.16'])
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Only addresses that the whole internet shares: nothing private, loopback, link-local (where clouds keep their metadata),
 * carrier's, multicast, reserved, nor any that wraps an IPv4 address. What is not known to be public is not.
 */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address) || alsoRefused.has(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast)
}

/** The address that a URL names itself, without brackets; null if it has a name to be resolved. */
export function literalAddressOf(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) ? bare : null
}

/** The port that a URL means, whether it says so or not. */
export const portOf = ({ protocol, port }: { protocol: string; port: string }): number =>
  port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port)
