import { lookup as systemLookup, Resolver } from 'node:dns/promises'
import type { LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { buildConnector } from 'undici'
import { webhookAttemptMaxMs, webhookNameLookupMaxMs } from '#contract/limits.js'
import { literalAddressOf, portOf } from '../endpoints/public-address.js'
import { AddressRefused, PortRefused } from './webhook-deliveries.errors.js'

/** All addresses of a name. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>

// Asks the name servers itself: the system's look-up blocks a thread of the pool that the database and passwords need, and
// names that never resolve would stop them all. It also knows no hosts file, so a name inside this network is no name here.
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

/**
 * Connects to public addresses and to the ports for webhooks only. The address that is checked is the one that is connected to, so a name that changes
 * between the two gains nothing; a connection is never kept, so each attempt is checked.
 */
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
        // One that is not public among them refuses all: whoever sets up such a name is not to be trusted with the others.
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
