import { BlockList } from 'node:net'
import { plainAddress } from '#contract/address-ranges.js'

export type AllowsAddress = (address: string) => boolean

const everywhere: AllowsAddress = () => true
const familyOf = (address: string) => (address.includes(':') ? 'ipv6' : 'ipv4')

export function addressesIn(ranges: readonly string[]): AllowsAddress {
  if (ranges.length === 0) return everywhere
  // One for each family: as IPv6, every IPv4 address is in `::/64`, and would be allowed by that.
  const lists = { ipv4: new BlockList(), ipv6: new BlockList() }
  for (const range of ranges) {
    const [network = '', bits] = range.split('/')
    const family = familyOf(network)
    lists[family].addSubnet(network, Number(bits), family)
  }
  return (address) => {
    const plain = plainAddress(address)
    const family = familyOf(plain)
    return lists[family].check(plain, family)
  }
}
