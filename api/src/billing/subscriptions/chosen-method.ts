import type { EntityManager } from 'typeorm'
import { Customer } from '../../money/customers/customer.entity.js'
import { requireActive } from '../../money/saved-methods/require-active.js'
import { SavedPaymentMethod } from '../../money/saved-methods/saved-payment-method.entity.js'
import {
  SavedMethodOfAnotherCustomer,
  SavedMethodOnSessionOnly,
  SavedMethodUnknown,
} from '../../money/saved-methods/saved-methods.errors.js'
import { inRounds, readAmong, readRows, whereAmong } from '../../platform/database/rows.js'
import type { Subscription } from './subscription.entity.js'

/** The method that a call names must be one that can be charged while the customer is away. */
export async function requireMethod(manager: EntityManager, subscription: Subscription): Promise<void> {
  const { savedPaymentMethodID, clientID, mode, customerID } = subscription
  if (!savedPaymentMethodID) return
  const method = await manager.findOneBy(SavedPaymentMethod, { savedPaymentMethodID, clientID, mode })
  if (!method) throw new SavedMethodUnknown()
  if (method.customerID !== customerID) throw new SavedMethodOfAnotherCustomer()
  requireActive(method)
  if (method.usage !== 'off_session') throw new SavedMethodOnSessionOnly()
}

/**
 * Of those that can still be charged, the newest first: the one that the subscription names, else the customer's default,
 * else the newest that was not saved for another subscription alone.
 */
export function chosenAmong(
  methods: readonly SavedPaymentMethod[],
  { savedPaymentMethodID }: Subscription,
  { defaultPaymentMethodID }: Customer,
): SavedPaymentMethod | null {
  const wanted = [savedPaymentMethodID, defaultPaymentMethodID]
  const chosen = wanted.flatMap((id) => methods.find((method) => method.savedPaymentMethodID === id) ?? [])
  return chosen[0] ?? methods.find(({ invoiceID }) => invoiceID === null) ?? null
}

/** Where nothing but a refused card is left, that one is chosen, and its charge says why it isn't made. */
function chosenOf(
  methods: readonly SavedPaymentMethod[],
  subscription: Subscription,
  customer: Customer,
): SavedPaymentMethod | null {
  const active = methods.filter(({ state }) => state === 'active')
  return chosenAmong(active, subscription, customer) ?? chosenAmong(methods, subscription, customer)
}

/** Of each customer, for one or many subscriptions. Undefined: the customer is not there. */
export async function methodChoices(
  manager: EntityManager,
  customerIDs: readonly string[],
): Promise<(subscription: Subscription) => SavedPaymentMethod | null | undefined> {
  if (customerIDs.length === 0) return () => undefined
  const those = inRounds(customerIDs)
  const chargeable = `"state" IN ('active', 'failed') AND "usage" = 'off_session'`
  const newestFirst = 'ORDER BY "createdAt" DESC, "savedPaymentMethodID" DESC'
  const found = `${whereAmong('customerID', those)} AND ${chargeable} ${newestFirst}`
  const methods = await readRows(manager, SavedPaymentMethod, found, those)
  const customers = await readAmong(manager, Customer, 'customerID', customerIDs)
  return (subscription) => {
    const { customerID } = subscription
    const customer = customers.get(customerID)
    if (!customer) return undefined
    const own = methods.filter((method) => method.customerID === customerID)
    return chosenOf(own, subscription, customer)
  }
}

export async function chosenMethod(manager: EntityManager, subscription: Subscription): Promise<string | null> {
  const choose = await methodChoices(manager, [subscription.customerID])
  const chosen = choose(subscription)
  if (chosen === undefined) throw new Error(`The customer ${subscription.customerID} is not there`)
  return chosen?.savedPaymentMethodID ?? null
}
