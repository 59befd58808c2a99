import type { EntityManager } from 'typeorm'
import { collectionLeaseMs } from '#contract/billing-limits.js'
import { clock } from '#contract/clock.js'
import { isNotBeingPaid } from '../../money/payment-links/payments-of-links.js'
import type { SavedPaymentMethod } from '../../money/saved-methods/saved-payment-method.entity.js'
import type { Transaction } from '../../money/transactions/transaction.entity.js'
import { insertRows, readAmong, readRows, requireRow, updateRow, write } from '../../platform/database/rows.js'
import { Invoice } from '../invoices/invoice.entity.js'
import { dueOf, takesMoney, takingMoney } from '../invoices/invoice.view.js'
import { timeOf } from '../test-clocks/time-of.js'
import { methodChoices } from './chosen-method.js'
import { owesUsageAlone } from './owed-for-usage.js'
import { PaymentTry } from './payment-try.entity.js'
import { SubscriptionInvoice } from './subscription-invoice.entity.js'
import { Subscription } from './subscription.entity.js'
import { lookAgain } from './untried.js'

/** A try as it is about to be made, read without a unit. The unit of its payment makes sure that all of this still holds. */
export interface ForeseenTry {
  row: SubscriptionInvoice
  subscription: Subscription
  invoice: Invoice
  method: SavedPaymentMethod
  now: Date
}

export class NotAsForeseen extends Error {}

interface Asked {
  now: Date
  /** Whether a method takes a sum at all. */
  takes: (method: SavedPaymentMethod, sum: Pick<Invoice, 'currency'> & { amount: number }) => boolean
}

/** What is missing from the answer, such as a try that was begun already, is decided step by step. */
export async function foreseeTries(
  manager: EntityManager,
  due: readonly SubscriptionInvoice[],
  { now, takes }: Asked,
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
    if (method?.state !== 'active' || !takes(method, { ...invoice, amount: dueOf(invoice) })) return []
    return [{ row, subscription, invoice, method, now }]
  })
  return new Map(tries.map((one) => [one.row.invoiceID, one]))
}

// The versions say that what was read is still so; each change of an invoice or a subscription has a later one.
// Where a try of this number was skipped, it begins step by step.
const begin = `UPDATE "subscription_invoices" SET "leaseUntil" = $1, "tryingSince" = $2, "tries" = $3
  WHERE "invoiceID" = $4 AND "tries" = $5 AND "step" = 'try' AND "dueAt" = $6 AND "reason" = $7
    AND "tryingSince" IS NULL AND ("leaseUntil" IS NULL OR "leaseUntil" <= $8)
    AND NOT EXISTS (SELECT 1 FROM "payment_tries" WHERE "invoiceID" = $4 AND "number" = $3)
    AND EXISTS (SELECT 1 FROM "invoices" WHERE "invoiceID" = $4 AND "updatedAt" = $9)
    AND EXISTS (SELECT 1 FROM "subscriptions" WHERE "subscriptionID" = $10 AND "updatedAt" = $11)
    AND ${isNotBeingPaid('$12')}`

/** In the unit that begins the payment: both are kept, or neither. */
export async function beginForeseen(
  manager: EntityManager,
  { row, subscription, invoice, method, now }: ForeseenTry,
  { transactionID, createdAt: tryingSince }: Pick<Transaction, 'transactionID' | 'createdAt'>,
): Promise<SubscriptionInvoice> {
  const { invoiceID, subscriptionID, reason, dueAt } = row
  const begunAt = clock.time()
  const leaseUntil = new Date(begunAt + collectionLeaseMs)
  const tries = row.tries + 1
  const { affected } = await write(manager, begin, [
    ...[leaseUntil.getTime(), tryingSince.getTime(), tries, invoiceID, row.tries, dueAt?.getTime() ?? null],
    ...[
      reason,
      begunAt,
      invoice.updatedAt.getTime(),
      subscriptionID,
      subscription.updatedAt.getTime(),
      invoice.paymentLinkID,
    ],
  ])
  if ((await affected) === 0) {
    // On PostgreSQL this fails if the write did, with its cause, so that a lost conflict is repeated.
    await requireRow(manager, SubscriptionInvoice, { invoiceID })
    throw new NotAsForeseen(`${invoiceID} has changed`)
  }
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
const ofTry = `${ofPayment} AND "tryingSince" IS NOT NULL AND EXISTS (SELECT 1 FROM "payment_tries"
  WHERE "payment_tries"."invoiceID" = "subscription_invoices"."invoiceID" AND "number" = "tries" AND "transactionID" = $2)`
const isDue = `EXISTS (SELECT 1 FROM "invoices" WHERE "invoices"."invoiceID" = "subscription_invoices"."invoiceID"
  AND "status" IN (${takingMoney.map((status) => `'${status}'`).join(', ')}))`
const closeRow = `UPDATE "subscription_invoices" SET "dueAt" = NULL, "leaseUntil" = NULL, "tryingSince" = NULL
  WHERE ${ofTry} AND NOT ${isDue}`

/** In the unit in which the payment succeeds, after it has paid the invoice. */
export async function closePaidTry(
  manager: EntityManager,
  paid: { transactionID: string; status: string; savedPaymentMethodID: string | null; paymentLinkID: string | null },
): Promise<void> {
  const { transactionID, status, savedPaymentMethodID, paymentLinkID } = paid
  if (status !== 'succeeded' || !savedPaymentMethodID || !paymentLinkID) return
  const payment = [paymentLinkID, transactionID]
  const tries = await write(manager, closeTry, payment)
  if ((await tries.affected) === 0) return
  const rows = await write(manager, closeRow, payment)
  if ((await rows.affected) > 0) return
  // It was less than what is due: a part of the invoice was lost meanwhile.
  for (const row of await readRows(manager, SubscriptionInvoice, `WHERE ${ofTry}`, payment)) {
    const dueAt = lookAgain(await timeOf(manager, row))
    const { invoiceID } = row
    await updateRow(manager, SubscriptionInvoice, { invoiceID }, { dueAt, leaseUntil: null, tryingSince: null })
  }
}
