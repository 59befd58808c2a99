import ipaddr from 'ipaddr.js'

/** A subscriber has 2^64 IPv6 addresses, which count as one; an IPv4 address written as IPv6 counts as itself. */
export function countedAddress(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${Buffer.from(parsed.toByteArray().slice(0, 8)).toString('hex')}/64`
}
