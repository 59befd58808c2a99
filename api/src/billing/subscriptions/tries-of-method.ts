import { type EntityManager, In, IsNull, MoreThan, Not } from 'typeorm'
import { retriesMax, retriesWithinDays } from '#contract/billing-limits.js'
import { isReported } from '../../money/saved-methods/refused-methods.js'
import { SavedPaymentMethod } from '../../money/saved-methods/saved-payment-method.entity.js'
import { Transaction } from '../../money/transactions/transaction.entity.js'
import { isRefusedForGood } from '../dunning/retry-plan.js'
import { PaymentTry } from './payment-try.entity.js'
import { daysAfter } from './periods.js'
import { SubscriptionInvoice } from './subscription-invoice.entity.js'
import { Subscription } from './subscription.entity.js'

const within = (now: Date) => MoreThan(daysAfter(now, -retriesWithinDays, 'UTC'))

/** How often its bank declined it within the time that card networks count. What was not sent to a bank doesn't count. */
export function failedTriesOf(manager: EntityManager, savedPaymentMethodID: string, now: Date): Promise<number> {
  const sent = { transactionID: Not(IsNull()), outcome: 'failed' as const }
  return manager.countBy(PaymentTry, { savedPaymentMethodID, triedAt: within(now), ...sent })
}

/** Which of these invoices the method may be charged for now: card networks fine merchants who try a card too often. */
export async function allowedTries(
  manager: EntityManager,
  savedPaymentMethodID: string,
  invoiceIDs: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  if (invoiceIDs.length === 0 || (await isRefused(manager, savedPaymentMethodID))) return []
  const underWay = { savedPaymentMethodID, triedAt: within(now), outcome: In(['open', 'processing']) }
  const tried =
    (await manager.countBy(PaymentTry, underWay)) + (await failedTriesOf(manager, savedPaymentMethodID, now))
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

/**
 * The last answer of its bank holds until the number is replaced. An expired card is also charged after the customer saved it
 * with another date, and one that was lost or stolen once the customer saved it again.
 */
async function isRefused(manager: EntityManager, savedPaymentMethodID: string): Promise<boolean> {
  const order = { triedAt: 'DESC', number: 'DESC' } as const
  const answered = { savedPaymentMethodID, outcome: 'failed' as const, transactionID: Not(IsNull()) }
  const last = await manager.findOne(PaymentTry, { where: answered, order })
  if (!last?.failureCode || !isRefusedForGood(last.failureCode)) return false
  const method = await manager.findOneBy(SavedPaymentMethod, { savedPaymentMethodID })
  const payment = last.transactionID && (await manager.findOneBy(Transaction, { transactionID: last.transactionID }))
  if (!method || !payment) return true
  if (last.failureCode === 'expired_card') return method.updatedAt <= payment.createdAt
  if (method.cardLast4 !== payment.cardLast4) return false
  return !isReported(last.failureCode) || method.acceptedAt <= payment.createdAt
}
