import { type EntityManager, In } from 'typeorm'
import { Client } from '../../people/clients/client.entity.js'
import type { PayeeAddress } from '../bank-files/payee-address.js'
import { purposeOf } from '../payouts/payout-purposes.js'
import type { Payout } from '../payouts/payout.entity.js'
import { countryCodeOf } from '../risk-rules/countries.js'

const clientsRead = 500

/** By payout: the client’s address. That of a payer is not known. */
export async function addressesOf(manager: EntityManager, payouts: Payout[]): Promise<Map<string, PayeeAddress>> {
  const toClients = payouts.filter((one) => purposeOf(one) === null)
  const clientIDs = [...new Set(toClients.map(({ clientID }) => clientID))]
  const addresses = new Map<string, PayeeAddress>()
  for (let at = 0; at < clientIDs.length; at += clientsRead) {
    const clients = await manager.findBy(Client, { clientID: In(clientIDs.slice(at, at + clientsRead)) })
    for (const { clientID, address, city, state, country } of clients)
      addresses.set(clientID, { street: address, city, region: state, country: countryCodeOf(country) })
  }
  return new Map(
    toClients.flatMap(({ payoutID, clientID }) => {
      const address = addresses.get(clientID)
      return address ? [[payoutID, address] as const] : []
    }),
  )
}
