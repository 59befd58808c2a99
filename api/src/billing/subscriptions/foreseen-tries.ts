import type { EntityManager } from 'typeorm'
import { collectionLeaseMs } from '#contract/billing-limits.js'
import { clock } from '#contract/clock.js'
import { isNotBeingPaid } from '../../money/payment-links/payments-of-links.js'
import type { SavedPaymentMethod } from '../../money/saved-methods/saved-payment-method.entity.js'
import { insertRows, readAmong, write } from '../../platform/database/rows.js'
import { Invoice } from '../invoices/invoice.entity.js'
import { takesMoney } from '../invoices/invoice.view.js'
import { methodChoices } from './chosen-method.js'
import { owesUsageAlone } from './owed-for-usage.js'
import { PaymentTry } from './payment-try.entity.js'
import type { SubscriptionInvoice } from './subscription-invoice.entity.js'
import { Subscription } from './subscription.entity.js'

/** A try as it is about to be made, read without a unit. The unit of its payment makes sure that all of this still holds. */
export interface ForeseenTry {
  row: SubscriptionInvoice
  subscription: Subscription
  invoice: Invoice
  method: SavedPaymentMethod
  now: Date
}

export class NotAsForeseen extends Error {}

/** What is missing from the answer, such as a try that was begun already, is decided step by step. */
export async function foreseeTries(
  manager: EntityManager,
  due: readonly SubscriptionInvoice[],
  now: Date,
): Promise<Map<string, ForeseenTry>> {
  const isFree = ({ leaseUntil }: SubscriptionInvoice) => !leaseUntil || leaseUntil <= clock.now()
  const rows = due.filter(
    (row) => row.step === 'try' && row.dueAt && row.dueAt <= now && !row.tryingSince && isFree(row),
  )
  if (rows.length === 0) return new Map()
  const subscriptionIDs = [...new Set(rows.map(({ subscriptionID }) => subscriptionID))]
  const invoiceIDs = rows.map(({ invoiceID }) => invoiceID)
  const [subscriptions, invoices] = await Promise.all([
    readAmong(manager, Subscription, 'subscriptionID', subscriptionIDs),
    readAmong(manager, Invoice, 'invoiceID', invoiceIDs),
  ])
  const customerIDs = [...new Set([...subscriptions.values()].map(({ customerID }) => customerID))]
  const choose = await methodChoices(manager, customerIDs)
  const tries = rows.flatMap((row): ForeseenTry[] => {
    const [subscription, invoice] = [subscriptions.get(row.subscriptionID), invoices.get(row.invoiceID)]
    if (!subscription || !invoice?.paymentLinkID || !takesMoney(invoice)) return []
    if (subscription.collection !== 'charge' || owesUsageAlone(subscription)) return []
    const method = choose(subscription)
    return method?.state === 'active' ? [{ row, subscription, invoice, method, now }] : []
  })
  return new Map(tries.map((one) => [one.row.invoiceID, one]))
}

// The versions say that what was read is still so; each change of an invoice or a subscription has a later one.
const begin = `UPDATE "subscription_invoices" SET "leaseUntil" = $1, "tryingSince" = $2, "tries" = $3
  WHERE "invoiceID" = $4 AND "tries" = $5 AND "step" = 'try' AND "dueAt" = $6 AND "tryingSince" IS NULL
    AND ("leaseUntil" IS NULL OR "leaseUntil" <= $2)
    AND EXISTS (SELECT 1 FROM "invoices" WHERE "invoiceID" = $4 AND "updatedAt" = $7)
    AND EXISTS (SELECT 1 FROM "subscriptions" WHERE "subscriptionID" = $8 AND "updatedAt" = $9)
    AND ${isNotBeingPaid('$10')}`

/** In the unit that begins the payment: both are kept, or neither. */
export async function beginForeseen(
  manager: EntityManager,
  { row, subscription, invoice, method, now }: ForeseenTry,
  transactionID: string,
): Promise<SubscriptionInvoice> {
  const { invoiceID, subscriptionID, reason, dueAt } = row
  const tryingSince = clock.now()
  const leaseUntil = new Date(tryingSince.getTime() + collectionLeaseMs)
  const tries = row.tries + 1
  const { affected } = await write(manager, begin, [
    ...[leaseUntil.getTime(), tryingSince.getTime(), tries, invoiceID, row.tries, dueAt?.getTime() ?? null],
    ...[invoice.updatedAt.getTime(), subscriptionID, subscription.updatedAt.getTime(), invoice.paymentLinkID],
  ])
  if ((await affected) === 0) throw new NotAsForeseen(`${invoiceID} has changed`)
  const { savedPaymentMethodID } = method
  await insertRows(manager, PaymentTry, {
    ...{ invoiceID, number: tries, subscriptionID, savedPaymentMethodID, transactionID, reason },
    ...{ outcome: 'open', failureCode: null, triedAt: now },
  })
  return { ...row, tries, leaseUntil, tryingSince }
}

const ofPayment = '"invoiceID" IN (SELECT "invoiceID" FROM "invoices" WHERE "paymentLinkID" = $1)'
const closeTry = `UPDATE "payment_tries" SET "outcome" = 'succeeded', "failureCode" = NULL
  WHERE ${ofPayment} AND "transactionID" = $2 AND "outcome" IN ('open', 'processing')`
const closeRow = `UPDATE "subscription_invoices" SET "dueAt" = NULL, "leaseUntil" = NULL, "tryingSince" = NULL
  WHERE ${ofPayment} AND "tryingSince" IS NOT NULL AND EXISTS (SELECT 1 FROM "payment_tries"
    WHERE "payment_tries"."invoiceID" = "subscription_invoices"."invoiceID" AND "number" = "tries" AND "transactionID" = $2)`

/** In the unit in which the payment succeeds. */
export async function closePaidTry(
  manager: EntityManager,
  paid: { transactionID: string; status: string; savedPaymentMethodID: string | null; paymentLinkID: string | null },
): Promise<void> {
  const { transactionID, status, savedPaymentMethodID, paymentLinkID } = paid
  if (status !== 'succeeded' || !savedPaymentMethodID || !paymentLinkID) return
  await write(manager, closeTry, [paymentLinkID, transactionID])
  await write(manager, closeRow, [paymentLinkID, transactionID])
}
