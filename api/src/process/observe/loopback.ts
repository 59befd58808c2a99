import ipaddr from 'ipaddr.js'

/** Also where an IPv4 address is written as an IPv6 one. */
export const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
