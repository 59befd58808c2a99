import { lookup as systemLookup, Resolver } from 'node:dns/promises'
import type { LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { buildConnector } from 'undici'
import { webhookAttemptMaxMs, webhookNameLookupMaxMs } from '#contract/limits.js'
import { literalAddressOf, portOf } from './public-address.js'
import { AddressRefused, PortRefused } from './outbound.errors.js'

export type Resolve = (hostname: string) => Promise<LookupAddress[]>

// Not the system's look-up: it blocks threads that the database and passwords need, and knows names of this network.
const resolver = new Resolver({ timeout: webhookNameLookupMaxMs / 2, tries: 2 })
export const resolvePublicName: Resolve = async (hostname) => {
  const found = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  const addresses = found.flatMap((answer, index) =>
    answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family: index === 0 ? 4 : 6 })) : [],
  )
  const failure = found.find((answer) => answer.status === 'rejected')
  if (addresses.length === 0 && failure) throw failure.reason
  return addresses
}

export const resolveAnyName: Resolve = (hostname) => systemLookup(hostname, { all: true })

export interface Allowed {
  address: (address: string) => boolean
  port: (port: number) => boolean
}

/** Connects to the very address that was checked, and keeps no connection, so that a changing name gains nothing. */
export function checkedConnector(resolve: Resolve, { address: isAllowed, port }: Allowed): buildConnector.connector {
  const connect = buildConnector({ timeout: webhookAttemptMaxMs, lookup: checkedLookup(resolve, isAllowed) })
  return (options, callback) => {
    if (!port(portOf(options))) return callback(new PortRefused(), null)
    // The system asks no look-up for an address that stands in the URL itself.
    const literal = literalAddressOf(options.hostname)
    if (literal !== null && !isAllowed(literal)) return callback(new AddressRefused(), null)
    connect(options, (...[error, socket]: Parameters<buildConnector.Callback>) => {
      if (error) return callback(error, null)
      if (isAllowed(socket.remoteAddress ?? '')) return callback(null, socket)
      socket.destroy()
      callback(new AddressRefused(), null)
    })
  }
}

function checkedLookup(resolve: Resolve, isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, { all, family }, callback) => {
    resolve(hostname)
      .then((addresses) => {
        // One address that is not public refuses all: the owner of such a name is not to be trusted with the others.
        if (addresses.length === 0 || !addresses.every(({ address }) => isAllowed(address))) throw new AddressRefused()
        return addresses.filter((one) => !family || one.family === Number(family))
      })
      .then(
        (addresses) => {
          const [first] = addresses
          if (all || !first) callback(first ? null : new AddressRefused(), addresses)
          else callback(null, first.address, first.family)
        },
        (error: NodeJS.ErrnoException) => callback(error, []),
      )
  }
}
