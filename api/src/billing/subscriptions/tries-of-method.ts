import { type EntityManager, In, IsNull, MoreThan, Not } from 'typeorm'
import { retriesMax, retriesWithinDays } from '#contract/billing-limits.js'
import { SavedPaymentMethod } from '../../money/saved-methods/saved-payment-method.entity.js'
import { Transaction } from '../../money/transactions/transaction.entity.js'
import { isRefusedForGood } from '../dunning/retry-plan.js'
import { PaymentTry } from './payment-try.entity.js'
import { daysAfter } from './periods.js'
import { SubscriptionInvoice } from './subscription-invoice.entity.js'
import { Subscription } from './subscription.entity.js'

const within = (now: Date) => MoreThan(daysAfter(now, -retriesWithinDays, 'UTC'))

/** How often it failed within the time that card networks count. */
export const failedTriesOf = (manager: EntityManager, savedPaymentMethodID: string, now: Date): Promise<number> =>
  manager.countBy(PaymentTry, { savedPaymentMethodID, triedAt: within(now), outcome: 'failed' })

/** Which of these invoices the method may be charged for now: card networks fine merchants who try a card too often. */
export async function allowedTries(
  manager: EntityManager,
  savedPaymentMethodID: string,
  invoiceIDs: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  if (invoiceIDs.length === 0 || (await isRefused(manager, savedPaymentMethodID))) return []
  const outcome = In(['failed', 'open', 'processing'])
  const tried = await manager.countBy(PaymentTry, { savedPaymentMethodID, triedAt: within(now), outcome })
  const room = retriesMax - tried - (await plannedTriesOf(manager, savedPaymentMethodID, invoiceIDs))
  return invoiceIDs.slice(0, Math.max(room, 0))
}

/** Of other invoices, whose tries were asked for and have not begun. */
async function plannedTriesOf(manager: EntityManager, savedPaymentMethodID: string, apartFrom: readonly string[]) {
  const subscriptions = await manager.findBy(Subscription, { savedPaymentMethodID, collection: 'charge' })
  const planned = {
    subscriptionID: In(subscriptions.map(({ subscriptionID }) => subscriptionID)),
    invoiceID: Not(In([...apartFrom])),
    ...{ step: 'try' as const, reason: 'new_method' as const, tryingSince: IsNull(), dueAt: Not(IsNull()) },
  }
  return manager.countBy(SubscriptionInvoice, planned)
}

/** The last answer of its bank holds until the customer saves it again with another date, or the number is replaced. */
async function isRefused(manager: EntityManager, savedPaymentMethodID: string): Promise<boolean> {
  const order = { triedAt: 'DESC', number: 'DESC' } as const
  const answered = { savedPaymentMethodID, outcome: 'failed' as const, transactionID: Not(IsNull()) }
  const last = await manager.findOne(PaymentTry, { where: answered, order })
  if (!last?.failureCode || !isRefusedForGood(last.failureCode)) return false
  const method = await manager.findOneBy(SavedPaymentMethod, { savedPaymentMethodID })
  const payment = last.transactionID && (await manager.findOneBy(Transaction, { transactionID: last.transactionID }))
  if (!method || !payment) return true
  if (last.failureCode === 'expired_card') return method.updatedAt <= payment.createdAt
  return method.cardLast4 === payment.cardLast4
}
