import ipaddr from 'ipaddr.js'

/**
 * What a limit counts an address as. One IPv6 subscriber has 2^64 addresses to choose from, so these count as one; an
 * IPv4 address written as an IPv6 one counts as itself.
 */
export function countedAddress(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${Buffer.from(parsed.toByteArray().slice(0, 8)).toString('hex')}/64`
}
