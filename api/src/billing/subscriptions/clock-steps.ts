import { type EntityManager, In } from 'typeorm'
import type { PaymentTryOutcome } from '#contract/billing-choices.js'
import type { ClockStepKind } from '#contract/test-clock-states.js'
import type { ClockStepView } from '#contract/test-clocks.js'
import { Transaction } from '../../money/transactions/transaction.entity.js'
import { Mail } from '../../platform/mail/mail.entity.js'
import { Invoice } from '../invoices/invoice.entity.js'
import { PaymentTry } from './payment-try.entity.js'
import { SubscriptionInvoice } from './subscription-invoice.entity.js'
import { Subscription } from './subscription.entity.js'

const kinds: Record<PaymentTryOutcome, ClockStepKind> = {
  open: 'payment_pending',
  processing: 'payment_pending',
  requires_action: 'payment_pending',
  succeeded: 'payment_succeeded',
  failed: 'payment_failed',
  skipped: 'payment_skipped',
}

/** What happened to the subscriptions on a clock, each at the time that the clock showed. */
export async function stepsOnClock(manager: EntityManager, testClockID: string, most: number) {
  const order = { createdAt: 'DESC' } as const
  const subscriptions = await manager.find(Subscription, { where: { testClockID }, order, take: most })
  const rows = await manager.find(SubscriptionInvoice, { where: { testClockID }, order, take: most })
  const invoiceID = In(rows.map((row) => row.invoiceID))
  const invoices = await manager.findBy(Invoice, { invoiceID })
  const tries = await manager.find(PaymentTry, { where: { invoiceID }, order: { number: 'ASC' } })
  const charged = await manager.findBy(Transaction, {
    transactionID: In(tries.flatMap(({ transactionID }) => transactionID ?? [])),
  })
  const mails = await manager.find(Mail, { where: { aboutID: invoiceID }, order: { createdAt: 'ASC' } })
  const steps = [
    ...invoices.flatMap((invoice) => {
      const own = tries.filter((one) => one.invoiceID === invoice.invoiceID)
      const sent = mails.filter(({ aboutID }) => aboutID === invoice.invoiceID)
      return stepsOfInvoice(invoice, { tries: own, charged, mails: sent })
    }),
    ...subscriptions.flatMap(stepsOfSubscription),
  ]
  return steps.sort((one, other) => Date.parse(other.at) - Date.parse(one.at)).slice(0, most)
}

const nothing = { invoiceID: null, invoiceNumber: null, amount: null, currency: null, transactionID: null }
const noTry = { reason: null, failureCode: null }

function stepsOfSubscription(subscription: Subscription): ClockStepView[] {
  const { subscriptionID, customerID, createdAt, pausedAt, canceledAt } = subscription
  const step = (kind: ClockStepKind, at: Date | null): ClockStepView[] =>
    at ? [{ kind, at: at.toISOString(), customerID, subscriptionID, ...nothing, ...noTry }] : []
  return [
    ...step('subscription_canceled', canceledAt),
    ...step('subscription_paused', pausedAt),
    ...step('subscription_created', createdAt),
  ]
}

interface Happened {
  tries: readonly PaymentTry[]
  /** The payments of tries. */
  charged: readonly Transaction[]
  mails: readonly Mail[]
}

/** The latest first, so that steps of one moment stand in the order that they happened in. */
function stepsOfInvoice(invoice: Invoice, { tries, charged, mails }: Happened): ClockStepView[] {
  const { invoiceID, customerID, number, currency, finalizedAt, total, subscriptionID } = invoice
  if (!finalizedAt || !subscriptionID) return []
  const about = { customerID, subscriptionID, invoiceID, invoiceNumber: number, amount: total, currency }
  const steps: ClockStepView[] = [
    { kind: 'invoice_finalized', at: finalizedAt.toISOString(), ...about, transactionID: null, ...noTry },
  ]
  const notices = mails.filter(({ kind }) => kind !== 'invoice')
  const unpaid = tries.filter(({ outcome }) => outcome !== 'succeeded' && outcome !== 'skipped')
  const mailAt = (at: Date) =>
    steps.push({ kind: 'email', at: at.toISOString(), ...about, transactionID: null, ...noTry })
  for (const mail of mails) if (mail.kind === 'invoice') mailAt(finalizedAt)
  for (const { outcome, triedAt, transactionID, reason, failureCode } of tries) {
    // After a part, a try takes the rest.
    const amount = charged.find((payment) => payment.transactionID === transactionID)?.amount ?? total
    const of = { ...about, amount, transactionID, reason, failureCode }
    steps.push({ kind: kinds[outcome], at: triedAt.toISOString(), ...of })
  }
  // A try that needs the customer sends one mail, in the unit that notes its outcome.
  for (const [place] of notices.entries()) mailAt(unpaid[place]?.triedAt ?? finalizedAt)
  return steps.reverse()
}
