import { type EntityManager, In, Not } from 'typeorm'
import type { SkippedBecause } from '#contract/billing-choices.js'
import { insertRows } from '../../platform/database/rows.js'
import { Invoice } from '../invoices/invoice.entity.js'
import { PaymentTry } from './payment-try.entity.js'
import type { SubscriptionInvoice } from './subscription-invoice.entity.js'
import { changeSubscription, tellSubscription } from './subscription-rows.js'
import type { Subscription } from './subscription.entity.js'
import { leaveTry } from './untried.js'

interface Skipped {
  row: SubscriptionInvoice
  subscription: Subscription
  now: Date
  savedPaymentMethodID: string | null
  failureCode: SkippedBecause
}

/** The invoice stays open and ends nothing. It is asked again when another method is charged, or the merchant retries. */
export async function skipTry(manager: EntityManager, skipped: Skipped): Promise<void> {
  const { row, subscription, now, savedPaymentMethodID, failureCode } = skipped
  const { invoiceID, subscriptionID, reason } = row
  await leaveTry(manager, row, { step: 'try', dueAt: null, endsAt: null })
  const number = row.tryingSince ? row.tries : row.tries + 1
  await forgetSkipped(manager, { invoiceID, number })
  await insertRows(manager, PaymentTry, {
    ...{ invoiceID, number, subscriptionID, savedPaymentMethodID, reason, failureCode },
    ...{ transactionID: null, outcome: 'skipped', triedAt: now },
  })
  if (subscription.status !== 'past_due' || (await isOwing(manager, subscription, invoiceID))) return
  await changeSubscription(manager, subscription, { status: 'active' })
  await tellSubscription(manager, subscription, 'subscription.activated')
}

/** The try that is made now has its number. */
export async function forgetSkipped(
  manager: EntityManager,
  one: Pick<PaymentTry, 'invoiceID' | 'number'>,
): Promise<void> {
  await manager.delete(PaymentTry, { ...one, outcome: 'skipped' })
}

/** Whether it has another open invoice that is collected. One that can't be charged is none. */
export async function isOwing(
  manager: EntityManager,
  { subscriptionID }: Pick<Subscription, 'subscriptionID'>,
  invoiceID: string,
): Promise<boolean> {
  const open = await manager.findBy(Invoice, { subscriptionID, status: 'open', invoiceID: Not(invoiceID) })
  if (open.length === 0) return false
  const ids = In(open.map((invoice) => invoice.invoiceID))
  return open.length > (await manager.countBy(PaymentTry, { invoiceID: ids, outcome: 'skipped' }))
}
