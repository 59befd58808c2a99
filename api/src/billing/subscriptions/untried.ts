import type { EntityManager } from 'typeorm'
import { collectionLookMs } from '#contract/billing-limits.js'
import { isBeingPaid } from '../../money/payment-links/payments-of-links.js'
import { updateRow } from '../../platform/database/rows.js'
import type { Invoice } from '../invoices/invoice.entity.js'
import { takesMoney } from '../invoices/invoice.view.js'
import { owedForUsage, owesUsageAlone } from './owed-for-usage.js'
import { PaymentTry } from './payment-try.entity.js'
import { SubscriptionInvoice } from './subscription-invoice.entity.js'
import type { Subscription } from './subscription.entity.js'

export const lookAgain = (now: Date): Date => new Date(now.getTime() + collectionLookMs)

export async function isOver(
  manager: EntityManager,
  { invoice, subscription, row }: Pick<Tried, 'invoice' | 'subscription' | 'row'>,
): Promise<boolean> {
  if (!takesMoney(invoice)) return true
  return owesUsageAlone(subscription) && (await owedForUsage(manager, [row])).length === 0
}

/** On a test clock, a confirmation that a try asks for never expires, so that it holds up nothing. */
export async function isPaidNow(
  manager: EntityManager,
  { invoiceID, paymentLinkID }: Invoice,
  { testClockID }: { testClockID: string | null },
): Promise<boolean> {
  if (!paymentLinkID) return false
  const asked = testClockID ? await manager.findBy(PaymentTry, { invoiceID, outcome: 'requires_action' }) : []
  return isBeingPaid(
    manager,
    paymentLinkID,
    asked.flatMap(({ transactionID }) => transactionID ?? []),
  )
}

interface Tried {
  row: SubscriptionInvoice
  invoice: Invoice
  subscription: Subscription
  now: Date
}

/** What happens to an invoice that must not be charged now; null: it may be charged. */
export async function insteadOfTry(
  manager: EntityManager,
  { row, invoice, subscription, now }: Tried,
): Promise<Partial<SubscriptionInvoice> | null> {
  const { paymentLinkID, dueAt } = invoice
  if (!paymentLinkID || (await isOver(manager, { invoice, subscription, row }))) return { dueAt: null }
  if (subscription.collection !== 'charge') return { step: 'overdue', dueAt }
  return (await isBeingPaid(manager, paymentLinkID)) ? { dueAt: lookAgain(now) } : null
}

/** A try without a payment does not count. */
export async function leaveTry(
  manager: EntityManager,
  { invoiceID, tries, tryingSince }: SubscriptionInvoice,
  change: Partial<SubscriptionInvoice>,
): Promise<void> {
  if (tryingSince) await manager.delete(PaymentTry, { invoiceID, number: tries })
  const before = tryingSince ? { tries: tries - 1 } : {}
  const left = { ...change, ...before, leaseUntil: null, tryingSince: null }
  await updateRow(manager, SubscriptionInvoice, { invoiceID }, left)
}

/** Another process may have closed the try, or begun the next one. */
export const isSameTry = (row: SubscriptionInvoice, begun: SubscriptionInvoice): boolean =>
  row.tries === begun.tries && row.tryingSince?.getTime() === begun.tryingSince?.getTime()
