import { BlockList } from 'node:net'
import { plainAddress } from '#contract/address-ranges.js'

export type AllowsAddress = (address: string) => boolean

const everywhere: AllowsAddress = () => true
const familyOf = (address: string) => (address.includes(':') ? 'ipv6' : 'ipv4')

/** Whether an address is in one of these normalised ranges; without a range, each one is. */
export function addressesIn(ranges: readonly string[]): AllowsAddress {
  if (ranges.length === 0) return everywhere
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', bits] = range.split('/')
    list.addSubnet(network, Number(bits), familyOf(network))
  }
  return (address) => {
    const plain = plainAddress(address)
    return list.check(plain, familyOf(plain))
  }
}
