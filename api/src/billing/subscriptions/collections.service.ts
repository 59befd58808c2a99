import { Injectable } from '@nestjs/common'
import { MoreThanOrEqual, Not, IsNull } from 'typeorm'
import { collectionLeaseMs, collectionLookMs } from '#contract/billing-limits.js'
import { clock } from '#contract/clock.js'
import { invoiceNamed } from '#contract/messages/invoice-documents.js'
import type { TransactionView } from '#contract/transactions.js'
import { isBeingPaid } from '../../money/payment-links/payments-of-links.js'
import { TransactionCharges } from '../../money/transactions/transaction-charges.service.js'
import { Transaction } from '../../money/transactions/transaction.entity.js'
import { Database } from '../../platform/database/database.js'
import { AppError } from '../../platform/http/app-error.js'
import { Invoice } from '../invoices/invoice.entity.js'
import { dueOf, takesMoney } from '../invoices/invoice.view.js'
import { timeOf } from '../test-clocks/time-of.js'
import { chosenMethod } from './chosen-method.js'
import { CollectionEnds } from './collection-ends.service.js'
import { PaymentTry } from './payment-try.entity.js'
import { SubscriptionInvoice } from './subscription-invoice.entity.js'
import { Subscription } from './subscription.entity.js'
import { type TryOutcome, TryOutcomes } from './try-outcomes.service.js'

interface Begun {
  row: SubscriptionInvoice
  invoice: Invoice & { paymentLinkID: string }
  methodID: string | null
}

/** Charges the invoices of subscriptions: one unit begins the try, the payment follows, another unit writes down how it went. */
@Injectable()
export class Collections {
  constructor(
    private readonly database: Database,
    private readonly charges: TransactionCharges,
    private readonly outcomes: TryOutcomes,
    private readonly ends: CollectionEnds,
  ) {}

  /** False: nothing was due. */
  async collect(invoiceID: string): Promise<boolean> {
    const row = await this.database.read.findOneBy(SubscriptionInvoice, { invoiceID })
    if (!row?.dueAt) return false
    if (row.step !== 'try') return this.ends.step(invoiceID)
    const begun = await this.begin(invoiceID)
    if (!begun) return false
    await this.outcomes.note(invoiceID, begun.methodID, await this.pay(begun))
    return true
  }

  /** The lease keeps other processes away; a try whose process died is taken over with the same number. */
  private begin(invoiceID: string): Promise<Begun | null> {
    return this.database.write(async (manager) => {
      const row = await manager.findOneByOrFail(SubscriptionInvoice, { invoiceID })
      const subscription = await manager.findOneByOrFail(Subscription, { subscriptionID: row.subscriptionID })
      const now = await timeOf(manager, row)
      if (!row.dueAt || row.dueAt > now || (row.leaseUntil && row.leaseUntil > clock.now())) return null
      const invoice = await manager.findOneByOrFail(Invoice, { invoiceID })
      const { paymentLinkID } = invoice
      const isOver = !takesMoney(invoice) || subscription.status === 'canceled' || subscription.status === 'paused'
      if ((isOver && !row.tryingSince) || !paymentLinkID) {
        await manager.update(SubscriptionInvoice, { invoiceID }, { dueAt: null, leaseUntil: null, tryingSince: null })
        return null
      }
      if (!row.tryingSince && (await isBeingPaid(manager, paymentLinkID))) {
        const dueAt = new Date(now.getTime() + collectionLookMs)
        await manager.update(SubscriptionInvoice, { invoiceID }, { dueAt })
        return null
      }
      const leaseUntil = new Date(clock.time() + collectionLeaseMs)
      const change = row.tryingSince ? { leaseUntil } : { leaseUntil, tryingSince: clock.now(), tries: row.tries + 1 }
      await manager.update(SubscriptionInvoice, { invoiceID }, change)
      const methodID = await chosenMethod(manager, subscription)
      if (!row.tryingSince) {
        const { subscriptionID, reason } = row
        const one = { invoiceID, number: row.tries + 1, subscriptionID, savedPaymentMethodID: methodID, reason }
        await manager.insert(PaymentTry, {
          ...one,
          transactionID: null,
          outcome: 'open',
          failureCode: null,
          triedAt: now,
        })
      }
      return { row: { ...row, ...change }, invoice: { ...invoice, paymentLinkID }, methodID }
    })
  }

  private async pay({ row, invoice, methodID }: Begun): Promise<TryOutcome> {
    const known = await this.paymentOf(row, invoice.paymentLinkID)
    if (known) return outcomeOf(known)
    if (!methodID) return { transactionID: null, outcome: 'failed', failureCode: 'NO_METHOD' }
    const { invoiceID, clientID, mode, customerID, paymentLinkID, currency, number } = invoice
    const call = { scopeID: invoiceID, mode, key: `try-${row.tries}`, request: ['subscription', invoiceID, row.tries] }
    try {
      const { answer } = await this.charges.create({ clientID, mode, customerID, paymentLinkID }, call, {
        ...{
          amount: dueOf(invoice),
          currency,
          description: invoiceNamed(number ?? ''),
          reference: number ?? invoiceID,
        },
        paymentMethod: { type: 'saved', savedPaymentMethodID: methodID },
      })
      return outcomeOf(answer)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      // The payment goes on in another process, or its outcome is looked up.
      const isRunning = error.code === 'IDEMPOTENT_CALL_RUNNING' || error.code === 'OUTCOME_UNKNOWN'
      return { transactionID: null, outcome: isRunning ? 'processing' : 'failed', failureCode: error.code }
    }
  }

  /** Made by a process that died before it could write down the outcome, or still on its way. */
  private paymentOf({ tryingSince }: SubscriptionInvoice, paymentLinkID: string): Promise<Transaction | null> {
    const createdAt = MoreThanOrEqual(tryingSince ?? clock.now())
    const where = { paymentLinkID, createdAt, savedPaymentMethodID: Not(IsNull()) }
    return this.database.read.findOne(Transaction, { where, order: { createdAt: 'DESC' } })
  }
}

function outcomeOf(payment: Pick<TransactionView, 'transactionID' | 'status' | 'failureCode'>): TryOutcome {
  const { transactionID, status, failureCode } = payment
  if (status === 'succeeded') return { transactionID, outcome: 'succeeded', failureCode: null }
  if (status === 'processing' || status === 'authorized')
    return { transactionID, outcome: 'processing', failureCode: null }
  if (status === 'requires_action') return { transactionID, outcome: 'requires_action', failureCode: null }
  return { transactionID, outcome: 'failed', failureCode: failureCode ?? 'declined' }
}
