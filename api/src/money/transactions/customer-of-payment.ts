import type { EntityManager } from 'typeorm'
import { findRow } from '../../platform/database/rows.js'
import { Customer } from '../customers/customer.entity.js'
import { requireCustomer } from '../customers/customer-rows.js'
import type { Origin } from './origin.js'

/** A payer that is not named is the customer. Erasure never stops a payer: a link is then paid without the customer. */
export async function withCustomer(manager: EntityManager, { customerID, ...origin }: Origin): Promise<Origin> {
  if (!customerID) return origin
  const own = { customerID, clientID: origin.clientID, mode: origin.mode }
  const customer = origin.paymentLinkID ? await unlessErased(manager, own) : await requireCustomer(manager, own)
  if (!customer) return origin
  const { payer, payerLanguage } = origin
  const isNamed = Boolean(payer?.emailAddress ?? payer?.name)
  return {
    ...origin,
    customerID,
    payer: payer && isNamed ? payer : { emailAddress: customer.emailAddress, name: customer.name },
    payerLanguage: payerLanguage ?? customer.language ?? undefined,
  }
}

async function unlessErased(manager: EntityManager, own: { customerID: string }): Promise<Customer | null> {
  const customer = await findRow(manager, Customer, own)
  return customer?.erasedAt ? null : customer
}
